import { engineTexts, type TextName } from '#languages'
import { isActionName, type ActionName, type SequenceStep } from '#protocol'
import type { EngineView } from '../../engine.ts'
import { interpolate } from '../../interpolate.ts'
import { viewOf } from '../../view/index.ts'

/** What the visitor reads of a step that its model did not describe, in their language. */
export function describeStep(
  { action, elementId, inputData, values, tool, url }: SequenceStep,
  { page, language }: Pick<EngineView, 'page' | 'language'>,
): string {
  const says = isActionName(action) ? sayings[action] : undefined
  const thing = viewOf(page ?? {}).thing(elementId)
  const value = inputData ?? values?.join(', ') ?? ''
  const label = thing?.name || tool || url || value
  return says ? interpolate(engineTexts[language][says], { label, value }) : label || '…'
}

/** Undefined: only what it is about is named. */
const sayings: Record<ActionName, TextName | undefined> = {
  click: 'stepClick',
  double_click: 'stepClick',
  hover: 'stepPoint',
  focus: 'stepPoint',
  type: 'stepType',
  append: 'stepType',
  clear: 'stepClear',
  select: 'stepSelect',
  check: 'stepCheck',
  uncheck: 'stepUncheck',
  set_value: 'stepSet',
  press_key: 'stepKey',
  submit: 'stepClick',
  scroll_to: 'stepScrollTo',
  scroll: 'stepScroll',
  navigate: 'stepOpen',
  back: 'stepBack',
  reload: 'stepReload',
  highlight: 'stepPoint',
  call_tool: 'stepTool',
  select_text: undefined,
  drag: undefined,
  read: undefined,
  find: undefined,
  list_options: undefined,
  wait: undefined,
  wait_for: undefined,
}

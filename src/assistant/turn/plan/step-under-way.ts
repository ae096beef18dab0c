import { stepsUnderWay, type StepUnderWay } from '#languages'
import { isActionName, type ActionName, type Language, type PageContext, type SequenceStep } from '#protocol'
import { interpolate } from '../../interpolate.ts'
import { viewOf, type Thing } from '../../view/index.ts'

/** What the visitor reads while a step is carried out; undefined: what it is called says enough. */
export function stepUnderWay(
  { action, elementId, inputData, values, tool }: SequenceStep,
  { page, language }: { page: PageContext; language: Language },
): string | undefined {
  const saying = isActionName(action) ? sayings[action] : undefined
  if (!saying) return undefined
  const thing = viewOf(page).thing(elementId)
  const label = thing?.name || tool
  // Of radio buttons the one that is ticked is the choice.
  const value = values?.join(', ') ?? inputData ?? label
  const text = stepsUnderWay[language][typeof saying === 'string' ? saying : saying(thing)]
  const lacks = (text.includes('{label}') && !label) || (text.includes('{value}') && !value)
  return lacks ? undefined : interpolate(text, { label: label ?? '', value: value ?? '' })
}

type Saying = StepUnderWay | ((thing: Thing | undefined) => StepUnderWay)

const press: Saying = (thing) => (thing?.kind === 'link' ? 'open' : 'press')

const sayings: Record<ActionName, Saying | undefined> = {
  click: press,
  double_click: press,
  submit: press,
  focus: 'show',
  hover: 'show',
  highlight: 'show',
  scroll_to: 'show',
  type: 'fill',
  append: 'fill',
  clear: 'clear',
  select: 'choose',
  check: (thing) => (thing?.kind.endsWith('radio') ? 'choose' : 'tick'),
  uncheck: 'untick',
  set_value: 'set',
  press_key: 'key',
  scroll: 'scroll',
  drag: 'drag',
  call_tool: 'use',
  back: 'back',
  reload: 'reload',
  navigate: undefined,
  select_text: undefined,
  read: undefined,
  find: undefined,
  list_options: undefined,
  wait: undefined,
  wait_for: undefined,
}

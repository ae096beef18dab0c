import type { ActionName } from '#protocol'
import { check, uncheck } from './check.ts'
import { click, doubleClick } from './click.ts'
import type { Action } from './hands.ts'
import { later } from './later.ts'
import { append, clear, type } from './type-text.ts'

/** What each verb does. One that the protocol knows and this table lacks does not compile. */
export const actions: Record<ActionName, Action> = {
  click,
  double_click: doubleClick,
  hover: later('hover'),
  focus: later('focus'),
  type,
  append,
  clear,
  select: later('select'),
  check,
  uncheck,
  set_value: later('setValue'),
  press_key: later('pressKey'),
  submit: later('submit'),
  scroll_to: later('scrollTo'),
  scroll: later('scroll'),
  navigate: later('navigate'),
  back: later('back'),
  reload: later('reload'),
  wait: later('wait'),
  wait_for: later('waitFor'),
  drag: later('drag'),
  select_text: later('selectText'),
  highlight: later('highlight'),
  read: later('read'),
  find: later('find'),
  list_options: later('listOptions'),
  call_tool: later('callTool'),
}

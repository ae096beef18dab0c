import type { ActionName } from '#protocol'
import { check, uncheck } from './verbs/check.ts'
import { click, doubleClick } from './verbs/click.ts'
import { focus } from './verbs/focus.ts'
import type { Action } from './hands.ts'
import { rare } from './rare.ts'
import { scrollTo } from './verbs/scroll-to.ts'
import { scroll } from './verbs/scroll.ts'
import { select } from './verbs/select.ts'
import { setValue } from './verbs/set-value.ts'
import { submit } from './verbs/submit.ts'
import { append, clear, type } from './verbs/type-text.ts'
import { wait } from './verbs/wait.ts'

/** What each verb does. One that the protocol knows and this table lacks does not compile. */
export const actions: Record<ActionName, Action> = {
  click,
  double_click: doubleClick,
  hover: rare('hover'),
  focus,
  type,
  append,
  clear,
  select,
  check,
  uncheck,
  set_value: setValue,
  press_key: rare('pressKey'),
  submit,
  scroll_to: scrollTo,
  scroll,
  navigate: rare('navigate'),
  back: rare('back'),
  reload: rare('reload'),
  wait,
  wait_for: rare('waitFor'),
  drag: rare('drag'),
  select_text: rare('selectText'),
  highlight: rare('highlight'),
  read: rare('read'),
  find: rare('find'),
  list_options: rare('listOptions'),
  call_tool: rare('callTool'),
}

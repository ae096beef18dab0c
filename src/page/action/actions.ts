import type { ActionName } from '#protocol'
import { callTool } from './call-tool.ts'
import { check, uncheck } from './check.ts'
import { click, doubleClick } from './click.ts'
import { drag } from './drag.ts'
import { find } from './find.ts'
import { focus } from './focus.ts'
import type { Action } from './hands.ts'
import { highlight } from './highlight.ts'
import { hover } from './hover.ts'
import { back, navigate, reload } from './navigate.ts'
import { listOptions } from './options.ts'
import { pressKey } from './press-key.ts'
import { read } from './read.ts'
import { scrollTo } from './scroll-to.ts'
import { scroll } from './scroll.ts'
import { selectText } from './select-text.ts'
import { select } from './select.ts'
import { setValue } from './set-value.ts'
import { submit } from './submit.ts'
import { append, clear, type } from './type-text.ts'
import { wait, waitFor } from './wait.ts'

/** What each verb does. One that the protocol knows and this table lacks does not compile. */
export const actions: Record<ActionName, Action> = {
  click,
  double_click: doubleClick,
  hover,
  focus,
  type,
  append,
  clear,
  select,
  check,
  uncheck,
  set_value: setValue,
  press_key: pressKey,
  submit,
  scroll_to: scrollTo,
  scroll,
  navigate,
  back,
  reload,
  wait,
  wait_for: waitFor,
  drag,
  select_text: selectText,
  highlight,
  read,
  find,
  list_options: listOptions,
  call_tool: callTool,
}

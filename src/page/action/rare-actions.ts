import { callTool } from './verbs/call-tool.ts'
import { drag } from './verbs/drag.ts'
import { find } from './verbs/find.ts'
import type { Action } from './hands.ts'
import { highlight } from './verbs/highlight.ts'
import { hover } from './verbs/hover.ts'
import { listOptions } from './options/options.ts'
import { back, navigate, reload } from './verbs/navigate.ts'
import { pressKey } from './verbs/press-key.ts'
import { read } from './verbs/read.ts'
import { selectInList } from './verbs/select-in-list.ts'
import { selectText } from './verbs/select-text.ts'
import { slide } from './verbs/slide.ts'
import { waitFor } from './verbs/wait-for.ts'

/** What most visits never do: drag, press keys, go to an address, read long parts, choose in lists that a page has built itself. */
export const rareActions = {
  back,
  callTool,
  drag,
  find,
  highlight,
  hover,
  listOptions,
  navigate,
  pressKey,
  read,
  reload,
  selectInList,
  selectText,
  slide,
  waitFor,
} satisfies Record<string, Action>

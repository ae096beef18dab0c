import { callTool } from './call-tool.ts'
import { drag } from './drag.ts'
import { find } from './find.ts'
import type { Action } from './hands.ts'
import { highlight } from './highlight.ts'
import { hover } from './hover.ts'
import { listOptions } from './options.ts'
import { back, navigate, reload } from './navigate.ts'
import { pressKey } from './press-key.ts'
import { read } from './read.ts'
import { selectInList } from './select-in-list.ts'
import { selectText } from './select-text.ts'
import { slide } from './slide.ts'
import { waitFor } from './wait-for.ts'

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

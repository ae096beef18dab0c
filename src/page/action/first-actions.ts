import type { ActionName } from '#protocol'
import { check, uncheck } from './check.ts'
import { click, doubleClick } from './click.ts'
import type { Action } from './hands.ts'
import { append, clear, type } from './type-text.ts'

/** What the verbs do that most plans are made of. The others are loaded with the first step that needs one. */
export const firstActions = {
  click,
  double_click: doubleClick,
  type,
  append,
  clear,
  check,
  uncheck,
} satisfies Partial<Record<ActionName, Action>>

import type { Action } from './hands.ts'
import { readText } from './read-text.ts'

/** Tells the text of an element, or of the page. */
export const read: Action = async ({ hands, step, target }) => ({
  text: await readText(hands, step.elementId >= 0 ? target() : undefined),
})

import { type ActionName, verbs } from '#protocol'
import type { Cursor } from './cursor.ts'

const leavers: ReadonlySet<string> = new Set<ActionName>([
  'click',
  'double_click',
  'press_key',
  'submit',
  'select',
  'check',
  'uncheck',
  'set_value',
  'navigate',
  'back',
  'reload',
  'call_tool',
])

/** Whether a step can be the reason that the page was left. */
export function mayLeave(action: string): boolean {
  return action in verbs && leavers.has(action)
}

/**
 * Closes the step that ran when the page was left. If it can have been the reason it is done, and counts
 * once; if not, or if the page went down without a word, nobody knows, and that is what is reported.
 */
export function settleLastStep(cursor: Cursor, address: string): Cursor {
  const step = cursor.steps[cursor.next]
  if (!cursor.started || !step) return cursor
  const about = step.elementId >= 0 ? { elementId: step.elementId } : {}
  const settled = { ...cursor, started: false, left: false, next: cursor.next + 1 }
  if (cursor.left && mayLeave(step.action)) {
    const result = { success: true, ...about, description: 'The page changed.', url: address }
    return { ...settled, results: [...cursor.results, result] }
  }
  const result = {
    success: false,
    ...about,
    error: 'navigation_interrupted',
    description: 'The page was left while this step ran.',
  }
  return { ...settled, results: [...cursor.results, result] }
}

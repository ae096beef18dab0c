import { verbNamed } from '#protocol'
import type { Cursor } from './cursor.ts'

/** Whether a step can be the reason that the page was left. */
export function mayLeave(action: string): boolean {
  return (verbNamed(action)?.leaves ?? 'never') !== 'never'
}

/**
 * Closes the step that ran when the page was left. If it can have been the reason it is done, and counts
 * once; if not, or if the page went down without a word, nobody knows, and that is what is reported.
 */
export function settleLastStep(cursor: Cursor, address: string): Cursor {
  const step = cursor.steps[cursor.next]
  if (!cursor.started || !step) return cursor
  const about = step.elementId >= 0 ? { elementId: step.elementId } : {}
  const result =
    cursor.left && mayLeave(step.action)
      ? { success: true, description: 'The page changed.', url: address }
      : {
          success: false,
          error: 'navigation_interrupted',
          description: 'The page was left while this step ran.',
        }
  return {
    ...cursor,
    started: false,
    left: false,
    next: cursor.next + 1,
    results: [...cursor.results, { ...about, ...result }],
  }
}

import type { PageContext, SequenceResult } from '#protocol'
import { fold } from '../language/words.ts'
import { changed, traceOf, type Trace } from './trace.ts'

/** How the page must look after a step, for the step to count as done. */
export type Check =
  | { readonly kind: 'changed' }
  | { readonly kind: 'reported' }
  | { readonly kind: 'value'; readonly elementId: number; readonly value: string }
  | { readonly kind: 'checked'; readonly elementId: number; readonly checked: boolean }

/** Whether the new page shows what a step was for. A page that tells no values is believed its report. */
export function holds(
  check: Check,
  page: PageContext,
  before: Trace,
  result: SequenceResult,
  pageIsNew?: boolean,
): boolean {
  // Where the page was not described again, its report is all there is.
  if (check.kind === 'reported' || pageIsNew === false) return true
  const after = traceOf(page)
  if (check.kind === 'changed') {
    return (
      changed(before, after) ||
      (result.results ?? []).some(({ url }) => url !== undefined && url !== before.url)
    )
  }
  const element = page.indexedElements?.find(({ id }) => id === check.elementId)
  if (!element || before.url !== after.url) return true
  if (check.kind === 'checked')
    return (element.checked ?? element.selected ?? check.checked) === check.checked
  return element.value === undefined || alike(element.value, check.value)
}

/** A field may show a value in its own dress: `(020) 7946 0000`, `1,000`, `03/12/2026`. */
function alike(shown: string, typed: string): boolean {
  const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  const digits = (text: string): string => [...text.replace(/\D/g, '')].sort().join('')
  return (
    bare(shown) === bare(typed) ||
    (/\d/.test(typed) && digits(shown).includes(digits(typed))) ||
    bare(shown).includes(bare(typed))
  )
}

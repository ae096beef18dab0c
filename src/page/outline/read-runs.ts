import type { Sight } from '../dom/sight.ts'
import { closest, contains } from '../dom/own-members.ts'
import { candidateSelector, type TextRun } from '../reading/candidate.ts'
import { withoutGlyphs } from '../words/without-glyphs.ts'

/** The words of runs that stand in one block, with a space where an eye sees one. */
export function readRuns(runs: readonly TextRun[], sight: Sight): string {
  const [first] = runs
  if (first && runs.length === 1) return withoutGlyphs(first.text)
  let words = ''
  let last: Element | undefined
  for (const { text, parent, gap } of runs) {
    if (last) words += gap || areApart(last, parent, sight) ? ' ' : ''
    words += text
    last = parent
  }
  return withoutGlyphs(words)
}

/** Side by side with room between them, or each something to click: an eye sees a space there. */
export function areApart(a: Element, b: Element, sight: Sight): boolean {
  if (contains(a, b) || contains(b, a)) return false
  const one = closest(a, candidateSelector)
  const other = one && closest(b, candidateSelector)
  return (other && one !== other) || sight.box(b).left - sight.box(a).right > 1
}

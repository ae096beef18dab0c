import type { Sight } from '../dom/sight.ts'
import type { TextRun } from '../snapshot/candidate.ts'
import { areApart } from '../snapshot/visible-text.ts'
import { withoutGlyphs } from './without-glyphs.ts'

/** The words of runs that stand in one block, with a space where an eye sees one. */
export function readRuns(runs: readonly TextRun[], sight: Sight): string {
  const [first] = runs
  if (first && runs.length === 1) return withoutGlyphs(first.node.data)
  let text = ''
  let last: Element | undefined
  for (const { node, parent, gap } of runs) {
    if (last) text += gap || areApart(last, parent, sight) ? ' ' : ''
    text += node.data
    last = parent
  }
  return withoutGlyphs(text)
}

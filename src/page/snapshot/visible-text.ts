import { limits } from '#protocol'
import { meets } from '../dom/box.ts'
import { isInside } from '../dom/composed.ts'
import type { Marks } from '../privacy/marks.ts'
import type { Slices } from '../dom/slices.ts'
import { remembering, type Sight } from '../dom/sight.ts'
import { withoutGlyphs } from '../words/without-glyphs.ts'
import { cutText, oneLine } from '../text.ts'
import type { TextRun } from '../reading/candidate.ts'
import { createReadable } from './readable.ts'
import { closest } from '../dom/own-members.ts'
import { areApart } from '../outline/read-runs.ts'

export interface VisibleTextOptions {
  readonly sight: Sight
  readonly slices: Slices
  readonly document: Document
  readonly marks: Marks
  /** An open modal dialog: read before anything else. */
  readonly modal?: Element | undefined
  /** Whether a person can read a run, where it is known already. */
  readonly isReadable?: (run: TextRun) => boolean
}

/**
 * What a person would read here. The most important runs are chosen until the text is full;
 * then main content comes first and everything else after it, each in the order of the page.
 */
export async function visibleTextOf(texts: readonly TextRun[], options: VisibleTextOptions): Promise<string> {
  const { sight, modal, slices } = options
  const isFirst = (run: TextRun) => (modal ? isInside(run.parent, modal) : run.inMain)
  const groups: TextRun[][] = [[], [], [], []]
  for (const run of texts) {
    if (slices.isOver(16)) await slices.rest()
    const inView = !run.away && meets(run.entry.box ?? sight.box(run.parent), sight.viewport)
    groups[(inView ? 0 : 2) + (isFirst(run) ? 0 : 1)]?.push(run)
  }
  const { isReadable = createReadable(options) } = options
  const chosen: TextRun[] = []
  let left: number = limits.visibleTextCharacters
  for (const run of groups.flat()) {
    if (left <= 0) break
    if (slices.isOver(8)) await slices.rest()
    if (!isReadable(run)) continue
    chosen.push(run)
    left -= oneLine(run.text).length + 1
  }
  chosen.sort((a, b) => a.order - b.order)
  const parts = [chosen.filter(isFirst), chosen.filter((run) => !isFirst(run))].map((runs) =>
    joinRuns(runs, sight),
  )
  return cutText(parts.filter(Boolean).join('\n\n'))
}

/** Runs of one block stay on one line, as they are drawn. */
function joinRuns(runs: readonly TextRun[], sight: Sight): string {
  const lines: string[] = []
  const cellOf = remembering((element: Element) => closest(element, 'td,th,dt,dd'))
  let last: Element | undefined
  for (const { text, parent, gap } of runs) {
    if (last && sight.blockOf(last) === sight.blockOf(parent))
      lines[lines.length - 1] += (gap || areApart(last, parent, sight) ? ' ' : '') + text
    else if (last && areOfOneRow(cellOf(last), cellOf(parent))) lines[lines.length - 1] += ` | ${text}`
    else lines.push(text)
    last = parent
  }
  return lines.map(withoutGlyphs).join('\n')
}

/** Cells tell something only together with their row, and a value with its term. */
function areOfOneRow(one: Element | null, other: Element | null): boolean {
  return one !== other && one?.parentElement === other?.parentElement && other?.localName !== 'dt'
}

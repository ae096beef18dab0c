import { limits } from '#protocol'
import { overlap } from '../dom/box.ts'
import type { Marks } from '../dom/marks.ts'
import { isInside } from '../dom/composed.ts'
import { type Sight, styleOf } from '../dom/sight.ts'
import { cut } from '../text.ts'
import type { TextRun } from './candidate.ts'
import { isReadable } from './readable.ts'

export interface VisibleTextOptions {
  readonly sight: Sight
  readonly marks: Marks
  readonly document: Document
  /** An open modal dialog: read before anything else. */
  readonly modal?: Element
  readonly characters?: number
}

/**
 * What a person would read here. The most important runs are chosen until the text is full;
 * then main content comes first and everything else after it, each in the order of the page.
 */
export function visibleTextOf(texts: readonly TextRun[], options: VisibleTextOptions): string {
  const { characters = limits.visibleTextCharacters } = options
  const chosen = choose(texts, options, characters)
  const isFirst = (run: TextRun) => (options.modal ? isInside(run.parent, options.modal) : run.inMain)
  const blockOf = blockFinder()
  const parts = [chosen.filter(isFirst), chosen.filter((run) => !isFirst(run))]
  const joined = parts.map((runs) => joinRuns(runs, blockOf)).filter((text) => text !== '')
  return cut(joined.join('\n\n'), characters)
}

function choose(texts: readonly TextRun[], options: VisibleTextOptions, characters: number): TextRun[] {
  const { sight, marks, document, modal } = options
  const groups: TextRun[][] = [[], [], [], [], []]
  for (const run of texts) {
    const inView = overlap(sight.box(run.parent), sight.viewport) !== undefined
    const first = modal ? isInside(run.parent, modal) : run.inMain
    groups[modal && first ? 0 : inView ? (first ? 1 : 2) : first ? 3 : 4]?.push(run)
  }
  const readable = new Map<Element, boolean>()
  const chosen: TextRun[] = []
  let left = characters
  for (const run of groups.flat()) {
    if (left <= 0) break
    let reads = readable.get(run.parent)
    if (reads === undefined) {
      reads = isReadable(run.parent, sight, document) && !marks.isMasked(run.parent)
      readable.set(run.parent, reads)
    }
    if (!reads) continue
    chosen.push(run)
    left -= run.node.data.trim().length + 1
  }
  return chosen.sort((a, b) => a.order - b.order)
}

/** Runs of one block stay on one line, as they are drawn. */
function joinRuns(runs: readonly TextRun[], blockOf: (element: Element) => Element): string {
  let text = ''
  let block: Element | undefined
  for (const { node, parent, gap } of runs) {
    const own = blockOf(parent)
    text += (block !== undefined && own !== block ? '\n' : gap ? ' ' : '') + node.data.replace(/\s+/g, ' ')
    block = own
  }
  return text
    .replace(/ *\n */g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function blockFinder(): (element: Element) => Element {
  const known = new Map<Element, Element>()
  return function blockOf(element: Element): Element {
    let block = known.get(element)
    if (!block) {
      const parent = element.parentElement
      block = parent && /^(inline|contents)$/.test(styleOf(element).display) ? blockOf(parent) : element
      known.set(element, block)
    }
    return block
  }
}

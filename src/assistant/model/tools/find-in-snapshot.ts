import { plain, type PageContext } from '#protocol'
import { renderLine } from '../../prompt/render-line.ts'
import { unitsOf } from '../../prompt/units-of.ts'
import { wordsIn } from '../../prompt/words-in.ts'
import { viewOf, type ViewLine } from '../../view/index.ts'

const hitsShown = 8

/** Places of the page that hold the words. */
export interface Found {
  readonly text: string
  /** How many more there are. */
  readonly more: number
}

/** Looks for words in what is already known of the page; undefined when they are not there together, or not all is known. */
export function findInSnapshot(query: string, page: PageContext | undefined): Found | undefined {
  const words = wordsIn(query)
  if (!page || words.length === 0) return undefined
  const view = viewOf(page)
  if (view.lines.some(({ kind }) => kind === 'more')) return undefined
  const units = unitsOf(view)
    .map(([from, end]) => view.lines.slice(from, end))
    .filter((unit) => hasAll(unit, words))
  if (units.length === 0) return undefined
  const text = units
    .slice(0, hitsShown)
    .map((unit) => unit.map((line) => renderLine(line, view.thing(line.id))).join('\n'))
    .join('\n\n')
  return { text, more: Math.max(0, units.length - hitsShown) }
}

function hasAll(unit: readonly ViewLine[], words: readonly string[]): boolean {
  const text = plain(
    unit.map(({ text, state }) => `${text} ${state.value ?? ''} ${state.closed ?? ''}`).join(' '),
  )
  return words.every((word) => text.includes(word))
}

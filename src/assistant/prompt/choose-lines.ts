import { plain } from '#protocol'
import type { PageView, ViewLine } from '../view/index.ts'
import { unitsOf, type Unit } from './units-of.ts'
import { wordsIn } from './words-in.ts'

export interface LineChoice {
  /** What the visitor said: what it speaks of comes first. */
  readonly about: string
  /** How much the lines may take. */
  readonly characters: number
  readonly costOf: (line: ViewLine) => number
}

/**
 * The lines of a page that fit into a prompt, as their indexes: an open dialog or menu, what the message speaks of
 * with its whole record, what is in view, forms being filled in, then the nearest. A line comes with all it stands in.
 */
export function chooseLines(view: PageView, { about, characters, costOf }: LineChoice): ReadonlySet<number> {
  const { lines } = view
  const costs = lines.map(costOf)
  const chosen = new Set<number>()
  if (costs.reduce((sum, cost) => sum + cost, 0) <= characters) {
    for (const { index } of lines) chosen.add(index)
    return chosen
  }
  let left = characters
  for (const unit of ranked(view, about)) {
    const added = withParents(unit, lines).filter((index) => !chosen.has(index))
    const apart = chosen.has(unit[0] - 1) ? 0 : gapCharacters
    const cost = added.reduce((sum, index) => sum + (costs[index] ?? 0), apart)
    if (cost > left) continue
    left -= cost
    for (const index of added) chosen.add(index)
  }
  return chosen
}

/** What is said where lines were left out. */
const gapCharacters = 90

function ranked(view: PageView, about: string): Unit[] {
  const units = unitsOf(view)
  const meant = meantBy(about, units, view.lines)
  const inView = view.lines.flatMap(({ index, state }) => (state.box ? [index] : []))
  const [first = 0, last = 0] = [inView[0], inView.at(-1)]
  const rankOf = ([from, end]: Unit, at: number): number => {
    const parts = view.lines.slice(from, end)
    if (parts.some(({ within }) => within.some((kind) => layers.has(kind)))) return 0
    if (meant.has(at)) return 1
    if (parts.some(({ state }) => state.box)) return 2
    if (parts.some(({ state }) => state.focus || state.invalid)) return 3
    return 4 + Math.max(first - end, from - last, 0)
  }
  return units
    .map((unit, at) => ({ unit, rank: rankOf(unit, at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ unit }) => unit)
}

const layers = new Set(['dialog', 'menu'])
/** The units that share the rarest words with what was said. */
function meantBy(about: string, units: readonly Unit[], lines: readonly ViewLine[]): ReadonlySet<number> {
  const words = wordsIn(about).filter((word) => word.length > 1)
  const texts = units.map(([from, end]) =>
    plain(
      lines
        .slice(from, end)
        .map(({ text, state }) => `${text} ${state.value ?? ''}`)
        .join(' '),
    ),
  )
  const weights = words.map((word) => {
    const found = texts.reduce((sum, text) => sum + (text.includes(word) ? 1 : 0), 0)
    return found === 0 ? 0 : Math.log(1 + texts.length / found)
  })
  const scores = texts.map((text) =>
    words.reduce((sum, word, at) => sum + (text.includes(word) ? (weights[at] ?? 0) : 0), 0),
  )
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return new Set(scores.flatMap((score, at) => (score > 0 && score >= best * 0.6 ? [at] : [])))
}

function withParents([from, end]: Unit, lines: readonly ViewLine[]): number[] {
  const indexes = Array.from({ length: end - from }, (_, at) => from + at)
  for (let at = lines[from]?.parent ?? -1; at >= 0; at = lines[at]?.parent ?? -1) indexes.push(at)
  return indexes
}

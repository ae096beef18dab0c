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
  const { isLayer, isMeant, isInView, isWorking } = prominence(view, about)
  const inView = view.lines.flatMap(({ index, state }) => (state.box ? [index] : []))
  const [first = 0, last = 0] = [inView[0], inView.at(-1)]
  const rankOf = (unit: Unit): number => {
    const [from, end] = unit
    const rank = [isLayer, isMeant, isInView, isWorking].findIndex((test) => test(unit))
    return rank === -1 ? 4 + Math.max(first - end, from - last, 0) : rank
  }
  return units
    .map((unit) => ({ unit, rank: rankOf(unit) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ unit }) => unit)
}

/** Why some of a page comes before the rest. */
export function prominence(view: PageView, about: string) {
  const { lines } = view
  const meant = meantBy(about, unitsOf(view), lines)
  const some =
    (test: (line: ViewLine) => unknown) =>
    ([from, end]: Unit): boolean =>
      lines.slice(from, end).some(test)
  return {
    isLayer: some(({ within }) => within.some((kind) => layers.has(kind))),
    isMeant: ([from]: Unit) => meant.has(from),
    isInView: some(({ state }) => state.box),
    /** In a form that is being filled in. */
    isWorking: some(({ state }) => state.focus || state.invalid),
  }
}

const layers = new Set(['dialog', 'menu'])

/** Where the units begin that share the rarest words with what was said. */
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
  return new Set(units.flatMap(([from], at) => (isBest(scores[at] ?? 0, best) ? [from] : [])))
}

function isBest(score: number, best: number): boolean {
  return score > 0 && score >= best * 0.6
}

function withParents([from, end]: Unit, lines: readonly ViewLine[]): number[] {
  const indexes = Array.from({ length: end - from }, (_, at) => from + at)
  for (let at = lines[from]?.parent ?? -1; at >= 0; at = lines[at]?.parent ?? -1) indexes.push(at)
  return indexes
}

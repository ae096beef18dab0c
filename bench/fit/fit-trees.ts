import { weighTrees, type Tree } from '#knowledge'

/** What is known of one case: its measures, what is thought of it already, and whether it is so. */
export interface Case {
  readonly values: Readonly<Record<string, number>>
  readonly points: number
  readonly isSo: boolean
}

export interface TreeOptions {
  readonly names: readonly string[]
  readonly count: number
  /** How far each goes of the way that would be best, and how much it takes to go at all. */
  readonly step: number
  readonly penalty: number
  /** So much of doubt must lie on either side of a question. */
  readonly least: number
}

/** At most so many bounds of a measure are tried. */
const maxBounds = 31

/** Fits small trees one after the other, each to what those before it leave wrong. The same cases give the same trees. */
export function fitTrees(cases: readonly Case[], options: TreeOptions): Tree[] {
  const { names, count, step, penalty } = options
  const bounds = names.map((name) => boundsOf(cases.map(({ values }) => values[name] ?? 0)))
  const places = names.map((name, feature) =>
    Uint8Array.from(cases, ({ values }) => placeOf(values[name] ?? 0, bounds[feature] ?? [])),
  )
  const points = Float64Array.from(cases, (one) => one.points)
  const trees: Tree[] = []
  for (let round = 0; round < count; round++) {
    const chance = points.map((one) => 1 / (1 + Math.exp(-one)))
    const pull = Float64Array.from(chance, (one, at) => one - (cases[at]?.isSo ? 1 : 0))
    const doubt = chance.map((one) => one * (1 - one))
    const ask = (some: readonly number[]) => bestQuestion(some, { pull, doubt, places, bounds, options })
    const settle = (some: readonly number[]) => {
      const [pulls, doubts] = [sumOf(pull, some), sumOf(doubt, some)]
      return rounded((-step * pulls) / (doubts + penalty))
    }
    const all = [...cases.keys()]
    const first = ask(all)
    if (!first) break
    const sides = parted(all, first, places)
    const [below, above] = sides.map((side) => ask(side) ?? { ...first, place: maxBounds + 1, most: 99 }) as [
      Question,
      Question,
    ]
    const ends = [...parted(sides[0], below, places), ...parted(sides[1], above, places)]
    const fork = ({ feature, most }: Question) => ({ name: names[feature] ?? '', most })
    const tree: Tree = {
      first: fork(first),
      below: fork(below),
      above: fork(above),
      points: ends.map(settle) as [number, number, number, number],
    }
    trees.push(tree)
    for (const [at, { values }] of cases.entries()) points[at]! += weighTrees([tree], values)
  }
  return trees
}

interface Question {
  readonly feature: number
  readonly place: number
  readonly most: number
}

interface Sought {
  readonly pull: Float64Array
  readonly doubt: Float64Array
  readonly places: readonly Uint8Array[]
  readonly bounds: readonly (readonly number[])[]
  readonly options: TreeOptions
}

/** The measure and its bound that part these cases best. */
function bestQuestion(
  some: readonly number[],
  { pull, doubt, places, bounds, options }: Sought,
): Question | undefined {
  const { penalty, least } = options
  const [pulls, doubts] = [sumOf(pull, some), sumOf(doubt, some)]
  const worth = (one: number, of: number) => (one * one) / (of + penalty)
  let [most, best]: [number, Question | undefined] = [1e-6, undefined]
  for (const [feature, own] of places.entries()) {
    const edges = bounds[feature] ?? []
    const [pullAt, doubtAt] = [new Float64Array(edges.length + 1), new Float64Array(edges.length + 1)]
    for (const at of some) {
      pullAt[own[at]!]! += pull[at]!
      doubtAt[own[at]!]! += doubt[at]!
    }
    let [below, doubtBelow] = [0, 0]
    for (const [place, edge] of edges.entries()) {
      below += pullAt[place]!
      doubtBelow += doubtAt[place]!
      if (doubtBelow < least || doubts - doubtBelow < least) continue
      const gain = worth(below, doubtBelow) + worth(pulls - below, doubts - doubtBelow) - worth(pulls, doubts)
      if (gain > most) [most, best] = [gain, { feature, place, most: edge }]
    }
  }
  return best
}

function parted(
  some: readonly number[],
  { feature, place }: Question,
  places: readonly Uint8Array[],
): [below: number[], above: number[]] {
  const own = places[feature]!
  return [some.filter((at) => own[at]! <= place), some.filter((at) => own[at]! > place)]
}

function boundsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((part * (sorted.length - 1)) / (maxBounds + 1))] ?? 0
  const edges = Array.from({ length: maxBounds }, (_, place) => Math.round(at(place + 1) * 1_000) / 1_000)
  return [...new Set(edges)]
}

/** How many bounds lie below a value. */
function placeOf(value: number, bounds: readonly number[]): number {
  let place = 0
  while (place < bounds.length && value > bounds[place]!) place += 1
  return place
}

function sumOf(values: Float64Array, some: readonly number[]): number {
  let sum = 0
  for (const at of some) sum += values[at]!
  return sum
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}

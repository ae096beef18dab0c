import { relations, type Relation } from './parse-concepts.ts'

/** One step from a notion to the next; reversed, it is walked against its arrow: from bag to backpack. */
export interface KinStep {
  relation: Relation
  reversed: boolean
}

/** How two notions are related: the same, or over one or two steps. */
export interface Kinship {
  how: 'same' | 'synonym' | Exclude<Relation, 'like'>
  steps: readonly KinStep[]
  /** How many notions the one in the middle touches: who is akin through "thing" is hardly akin. */
  fanout: number
}

/** The relations of all notions, walked in both directions. */
export interface Kin {
  kinship(a: number, b: number): Kinship | undefined
  neighbours(notion: number): { notion: number; step: KinStep }[]
  /** The same without a list, for what looks at thousands. */
  visit(notion: number, visit: (other: number, step: KinStep) => void): void
  /** How many steps lead from a notion. */
  degree(notion: number): number
}

/** The steps from each notion: those of a notion lie from `first` of it to the next. */
export interface KinEdges {
  readonly first: Uint32Array
  readonly to: Uint16Array
  readonly step: Uint8Array
}

export function createKin({ first, to, step }: KinEdges): Kin {
  const degree = (notion: number) => (first[notion + 1] ?? 0) - (first[notion] ?? 0)

  function direct(a: number, b: number): number | undefined {
    let best: number | undefined
    for (let at = first[a] ?? 0; at < (first[a + 1] ?? 0); at++)
      if (to[at] === b && (best === undefined || (step[at] ?? 0) < best)) best = step[at]
    return best
  }

  /** Both lists are in the order of their targets, so one walk over them meets every common neighbour. */
  function throughOne(a: number, b: number): Kinship | undefined {
    let best: { rank: number; fanout: number; steps: [number, number] } | undefined
    let left = first[a] ?? 0
    let right = first[b] ?? 0
    const leftEnd = first[a + 1] ?? 0
    const rightEnd = first[b + 1] ?? 0
    while (left < leftEnd && right < rightEnd) {
      const middle = to[left] ?? 0
      const other = to[right] ?? 0
      if (middle < other) left += 1
      else if (other < middle) right += 1
      else {
        const steps: [number, number] = [step[left] ?? 0, (step[right] ?? 0) ^ 1]
        const rank = Math.max(...steps)
        const fanout = degree(middle)
        if (!best || rank < best.rank || (rank === best.rank && fanout < best.fanout))
          best = { rank, fanout, steps }
        // The same neighbour may be reached by several relations; the lists are sorted by the best first.
        left += 1
      }
    }
    return best && { how: nameOf(best.rank), steps: best.steps.map(readStep), fanout: best.fanout }
  }

  return {
    kinship(a, b) {
      if (a === b) return { how: 'same', steps: [], fanout: 0 }
      const one = direct(a, b)
      if (one !== undefined) return { how: nameOf(one), steps: [readStep(one)], fanout: 0 }
      return throughOne(a, b)
    },
    neighbours(notion) {
      const found: { notion: number; step: KinStep }[] = []
      for (let at = first[notion] ?? 0; at < (first[notion + 1] ?? 0); at++)
        found.push({ notion: to[at]!, step: readStep(step[at]!) })
      return found
    },
    visit(notion, visit) {
      for (let at = first[notion] ?? 0; at < (first[notion + 1] ?? 0); at++)
        visit(to[at]!, readStep(step[at]!))
    },
    degree,
  }
}

/** A step is a number: twice the relation's place, plus one where it is walked backwards. */
const steps: readonly KinStep[] = relations.flatMap((relation) => [
  { relation, reversed: false },
  { relation, reversed: true },
])

function readStep(step: number): KinStep {
  return steps[step]!
}

function nameOf(step: number): Kinship['how'] {
  const { relation } = readStep(step)
  return relation === 'like' ? 'synonym' : relation
}

/** The edges of arrows between the notions' numbers. */
export function edgesOf(
  count: number,
  arrows: readonly { from: number; relation: Relation; to: number }[],
): KinEdges {
  // Each edge is one number, in the order of which they are wanted: numbers are sorted ten times as fast as objects.
  const edges = new Float64Array(arrows.length * 2)
  for (const [at, { from, relation, to }] of arrows.entries()) {
    const step = relations.indexOf(relation) * 2
    edges[at * 2] = (from * targets + to) * steps.length + step
    edges[at * 2 + 1] = (to * targets + from) * steps.length + step + 1
  }
  edges.sort()
  const first = new Uint32Array(count + 1)
  const targetOf = (edge: number) => Math.floor(edge / steps.length)
  for (const edge of edges) first[Math.floor(targetOf(edge) / targets) + 1]! += 1
  for (let notion = 0; notion < count; notion++) first[notion + 1]! += first[notion]!
  return {
    first,
    to: Uint16Array.from(edges, (edge) => targetOf(edge) % targets),
    step: Uint8Array.from(edges, (edge) => edge % steps.length),
  }
}

const targets = 0x10000

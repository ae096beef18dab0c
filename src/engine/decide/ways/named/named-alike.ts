import type { Doable } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import type { Clause } from '../../../understand/clauses.ts'
import { overlap } from '../../../understand/extent.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isTelling } from '../../../understand/telling.ts'
import type { Meant } from '../../ranked/single.ts'

/** A part of a sentence, and the words of it by which it names another thing than the others do. */
export interface Naming {
  readonly clause: Clause
  readonly index: number
  readonly doable: Doable
  readonly places: ReadonlySet<number>
}

const seeds = 8

/** Parts beside each other that name one each of things alike, for each of the things that are likely meant. */
export function* namedAlike(
  clauses: readonly Clause[],
  meant: readonly Meant[],
  sentence: Sentence,
): Generator<readonly Naming[]> {
  const likely = meant.slice(0, seeds).map(({ doable }) => doable)
  for (const seed of likely) {
    const own = namePlaces(seed, sentence)
    const others = meant.flatMap(({ doable }) =>
      isAlike(doable, seed) ? [{ doable, places: namePlaces(doable, sentence) }] : [],
    )
    for (const [index, clause] of clauses.entries()) {
      if (!isWithin(own, clause, sentence)) continue
      const namings = clauses.flatMap((other, at): Naming[] => {
        if (at === index) return [{ clause, index, doable: seed, places: own }]
        const [best] = others
          .filter(({ places }) => isOwn(places, own, other, sentence) && isOwn(own, places, clause, sentence))
          .sort((one, another) => another.places.size - one.places.size)
        return best ? [{ clause: other, index: at, ...best }] : []
      })
      const run = unbroken(namings, index)
      if (run.length < 2) continue
      yield run.map(({ clause: part, index: at, doable, places }) => ({
        clause: part,
        index: at,
        doable,
        places: new Set([...places].filter((place) => !run.every((one) => one.places.has(place)))),
      }))
    }
  }
}

/** The parts that stand side by side with one of them. */
function unbroken(namings: readonly Naming[], index: number): Naming[] {
  const at = namings.findIndex((one) => one.index === index)
  return namings.filter((one, other) => one.index - index === other - at)
}

/** The telling words of a sentence by which a thing is called, by its name or, where others have it too, by what it stands with. */
function namePlaces({ labels, around, namesakes }: Doable, sentence: Sentence): Set<number> {
  const names = namesakes > 0 ? [...labels, ...around.slice(0, 1)] : labels
  const met = names.flatMap((name) => Array.from(cover(sentence, name, () => 1).met))
  return new Set(
    met.flatMap(([place, level]) => (level < 2 && isTelling(sentence.weights[place]) ? [place] : [])),
  )
}

function isWithin(places: ReadonlySet<number>, clause: Clause, { words }: Sentence): boolean {
  return [...places].some((place) => overlap(words[place]!, clause))
}

/** Whether something is named apart from another, and only in one part. */
function isOwn(
  places: ReadonlySet<number>,
  other: ReadonlySet<number>,
  clause: Clause,
  { words }: Sentence,
): boolean {
  const own = [...places].filter((place) => !other.has(place))
  return own.length > 0 && own.every((place) => overlap(words[place]!, clause))
}

/** Whether two things are of one sort: among each other, or called the same but for what they belong to. */
export function isAlike(one: Doable, other: Doable): boolean {
  if (one.thing.id === other.thing.id || one.thing.kind !== other.thing.kind || one.use !== other.use)
    return false
  const [first, second] = [one, other].map(({ labels }) => labels[0]?.words.map(({ stem }) => stem) ?? [])
  const ends = first?.[0] === second?.[0] || first?.at(-1) === second?.at(-1)
  return ends || one.thing.path.join('\n') === other.thing.path.join('\n')
}

import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import { removing } from '../../../understand/acts.ts'
import { clausesOf, type Clause } from '../../../understand/clauses.ts'
import { namesDeed } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isTelling } from '../../../understand/telling.ts'
import { reading } from '../../../weights.ts'

const takingOut: ReadonlySet<string> = new Set(removing)

/** "I don't want the olives any more": what is said to be unwanted is taken out, where the page has just that to press. */
export function unwanted(sentence: Sentence, { doables, read, rarity }: Scene): Doable | undefined {
  const { negated, weights, values, senses } = sentence
  if (values.length > 0 || namesDeed(sentence, takingOut)) return undefined
  // Who says not to remove it wants it kept.
  if (senses.some(({ notion, places }) => removing.includes(notion) && places.every((at) => negated[at])))
    return undefined
  const saying = new Set(
    senses.flatMap(({ notion, places }) =>
      notion.startsWith('talk.no') || removing.includes(notion) ? places : [],
    ),
  )
  const telling = weights.flatMap((weight, place) => (isTelling(weight) && !saying.has(place) ? [place] : []))
  const heaviest = Math.max(0, ...telling.map((place) => (negated[place] ? weights[place]! : 0)))
  const named = telling.filter((place) => weights[place]! >= Math.min(reading.unreadWord, heaviest))
  if (heaviest === 0 || !named.every((place) => negated[place] || weights[place]! < reading.unreadWord))
    return undefined
  const denied = named.filter((place) => negated[place])
  // "I don't need the rug after all, take it out": that it is taken out is no more than it was.
  if (clausesOf(sentence).some((clause) => !isDenied(clause, sentence, saying))) return undefined
  const [one, other] = doables.filter((doable) => {
    const texts = [...doable.labels, ...doable.around.slice(0, 1)]
    const met = texts.map((text) => cover(sentence, text, rarity, { denied: true }).met)
    return takesAway(doable) && denied.every((place) => met.some((own) => (own.get(place) ?? 2) < 2))
  })
  return other ? undefined : one

  function takesAway({ use, thing }: Doable): boolean {
    return use === 'press' && read(thing.name).senses.some(({ notion }) => removing.includes(notion))
  }
}

/** Whether a part of a sentence denies something, or says nothing. */
function isDenied(
  { at, end }: Clause,
  { words, negated, weights }: Sentence,
  saying: ReadonlySet<number>,
): boolean {
  const inside = [...words.keys()].filter((place) => words[place]!.at >= at && words[place]!.end <= end)
  return (
    inside.some((place) => negated[place]) ||
    inside.every((place) => weights[place] === 0 || saying.has(place))
  )
}

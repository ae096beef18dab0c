import { moveOf, type Move } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import { tellingPlaces } from '../understand/telling.ts'
import { choosing } from '../weights.ts'
import type { Deciding } from './decision.ts'
import { isNamed } from './ranked/does-all-said.ts'
import { isSo, rankSingle, type Meant } from './ranked/single.ts'

/** "Oak tables in the outlet": what is said beside one setting may be another. */
export function alsoSet(
  first: Meant,
  { text, words }: Sentence,
  { scene, weights, parsePart }: Deciding,
): Move[] {
  if (first.doable.use === 'press') return []
  const met = [...first.met].flatMap(([place, level]) => (level < 2 ? [place] : []))
  const pieces = [
    text.slice(0, words[Math.min(...met)]?.at ?? 0),
    text.slice(words[Math.max(...met)]?.end ?? text.length),
  ]
  return pieces.flatMap((piece) => {
    const part = parsePart(piece)
    if (tellingPlaces(part).length === 0) return []
    const { meant, trust } = rankSingle(part, scene, weights, 0)
    const [other] = meant
    const sets = other && other.doable.use !== 'press' && other.doable.thing.id !== first.doable.thing.id
    // "My old fridge" is no old metal.
    const named = sets && isNamed(other, part)
    return named && trust >= choosing.act && !isSo(other) ? [moveOf(other.doable, other.on)] : []
  })
}

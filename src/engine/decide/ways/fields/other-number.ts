import type { Scene } from '../../../candidates/scene.ts'
import { slotsOf, type Slot } from '../../../fill/slots.ts'
import { writing, type Move } from '../../../plan/move.ts'
import { cover } from '../../../rank/cover.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import type { Value } from '../../../understand/values.ts'
import { overlap } from '../../../understand/extent.ts'
import { isTelling } from '../../../understand/telling.ts'

/** "Three instead of two", "only one, not two": the field that holds what is no longer wanted takes the other number. */
export function otherNumber(sentence: Sentence, scene: Scene): Move | undefined {
  const numbers = sentence.values.filter(({ kind }) => kind === 'number')
  const [old, more] = numbers.filter((number) => isGivenUp(number, sentence))
  const [wanted, other] = numbers.filter((number) => number !== old)
  if (!old || more || !wanted || other || !isAllSaid([old, wanted], sentence)) return undefined
  const holding = slotsOf(scene).filter(
    ({ thing, options }) => options.length === 0 && thing.state.value?.trim() === old.value,
  )
  const slot = holding.length === 1 ? holding[0] : spokenOf(holding, sentence, scene)
  return slot && writing(slot.thing, wanted.value, slot.thing.name || (slot.around[0]?.text ?? ''))
}

/** Whether a number is denied, or stands behind "instead of". */
function isGivenUp(number: Value, { words, negated, cues }: Sentence): boolean {
  const place = words.findIndex((word) => overlap(word, number))
  return negated[place] === true || cues.some(({ name, to }) => name === 'insteadOf' && to === place)
}

/** Whether every part of the sentence speaks of one of the numbers, or tells nothing. */
function isAllSaid(numbers: readonly Value[], sentence: Sentence): boolean {
  const { words, weights } = sentence
  return clausesOf(sentence).every(
    (clause) =>
      numbers.some(({ at }) => at >= clause.at && at < clause.end) ||
      words.every(({ at }, place) => at < clause.at || at >= clause.end || !isTelling(weights[place])),
  )
}

/** Of several fields that hold the same, the one beside which most of what was said stands. */
function spokenOf(slots: readonly Slot[], sentence: Sentence, scene: Scene): Slot | undefined {
  const ranked = slots
    .map((slot) => ({ slot, said: saidBeside(slot, sentence, scene) }))
    .sort((one, other) => other.said - one.said)
  const [first, second] = ranked
  return first && first.said > (second?.said ?? 0) ? first.slot : undefined
}

function saidBeside({ labels, around }: Slot, sentence: Sentence, scene: Scene): number {
  const met = new Set(
    [...labels, ...around].flatMap((text) => Array.from(cover(sentence, text, scene.rarity).met.keys())),
  )
  return [...met].reduce((sum, place) => sum + (sentence.weights[place] ?? 0), 0)
}

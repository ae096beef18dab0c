import type { Scene } from '../../candidates/scene.ts'
import { optionTimes, timeChoices } from '../../fill/days/option-times.ts'
import { slotsOf } from '../../fill/slots.ts'
import { spansIn } from '../../fill/names/spans.ts'
import { moveOf, writing, type Move } from '../../plan/move.ts'
import { clausesOf } from '../../understand/clauses.ts'
import { askingForFacts } from '../../understand/question-cues.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'

/** "We'd come at two": a time and hardly more, where one choice of the page stands for it. */
export function loneTime(sentence: Sentence, scene: Scene): Move | undefined {
  const { text, values, words, weights, cues, negated } = sentence
  const [time, other] = values
  if (time?.kind !== 'time' || other || clausesOf(sentence).length > 1 || spansIn(sentence).length > 0)
    return undefined
  if (negated.some(Boolean) || /[?？؟]/u.test(text) || cues.some(({ name }) => askingForFacts.has(name)))
    return undefined
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const beside = weights.reduce(
    (sum, weight, place) => sum + (words[place]!.at < time.end && time.at < words[place]!.end ? 0 : weight),
    0,
  )
  if (beside / (whole + choosing.filledWord) > choosing.unexplained) return undefined
  const [move, more] = [
    ...optionTimes(sentence, scene, slotsOf(scene)).map(({ slot, value }) =>
      writing(slot.thing, value, slot.thing.name),
    ),
    ...timeChoices(sentence, scene).map(({ doable }) => moveOf(doable, true)),
  ]
  return more ? undefined : move
}

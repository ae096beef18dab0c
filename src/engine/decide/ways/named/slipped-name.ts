import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isSlipOf } from '../../../words/nearest-word.ts'
import { namesBehind, orderEnd } from './exact-thing.ts'

/** "Open My lans": the one thing whose whole name was nearly written, where nothing is called just so. */
export function slippedName(sentence: Sentence, { doables }: Scene): Doable | undefined {
  const { values, negated, ordinal } = sentence
  if (ordinal !== undefined || values.length > 0 || negated.some(Boolean)) return undefined
  const [said] = namesBehind(orderEnd(sentence), sentence)
  if (!said) return undefined
  const [one, other] = doables.filter(
    ({ use, option, thing }) =>
      use !== 'write' && isSlipOf(said.name.toLowerCase(), (option ?? thing.name).toLowerCase()),
  )
  return other ? undefined : one
}

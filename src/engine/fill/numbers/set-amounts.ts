import { readFacts } from '#assistant'
import type { Doable, Scene } from '../../candidates/scene.ts'
import { literalPlaces } from '../../rank/is-literal.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Filling } from '../assign.ts'
import { filledTogether } from '../sections/filled-together.ts'

/** "I give 20" where a button says “€20” beside a field for another amount: the choice that is meant, unless the field is named. */
export function setAmount(
  { slot, value, option }: Filling,
  sentence: Sentence,
  { doables, view, language }: Scene,
): Doable | undefined {
  const counts = slot.purpose === 'amount' || slot.thing.state.inputType === 'number'
  if (option || !counts || !/^\d+(?:\.\d+)?$/.test(value)) return undefined
  if (slot.labels.some((label) => literalPlaces(label, sentence).length > 0)) return undefined
  const together = filledTogether(slot.thing, view)
  const sums = doables.filter(
    (doable) => together.has(doable.thing.id) && isChoice(doable) && holdsSum(doable),
  )
  const [only, other] = sums.length > 1 ? sums.filter(({ thing }) => sumOf(thing.name) === Number(value)) : []
  return other ? undefined : only

  function holdsSum({ thing }: Doable): boolean {
    return sumOf(thing.name) !== undefined
  }

  function sumOf(name: string): number | undefined {
    const [sum, more] = readFacts(name, language).amounts
    const figure = /^\D{0,4}(\d+(?:[.,]\d{1,2})?)\D{0,4}$/u.exec(name.trim())
    return sum && !more && figure ? Number(figure[1]!.replace(',', '.')) : undefined
  }
}

/** What is chosen by one press: a radio button, or a button that stays pressed. */
export function isChoice({ thing, use }: Doable): boolean {
  return (use === 'tick' && thing.kind === 'radio') || (use === 'press' && thing.state.pressed !== undefined)
}

import { expectedWords, spentFields, spentWords } from '#languages'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Slot } from '../slots.ts'

const spent = new RegExp(`(?<!\\p{L})(?:${spentWords})(?!\\p{L})`, 'iu')
const expected = new RegExp(`(?<!\\p{L})(?:${expectedWords})(?!\\p{L})`, 'iu')
const unspaced = /花了|用了|做了|已经|かかった|使った|すでに/u
const spentField = new RegExp(spentFields, 'iu')

/** "I already put 5 hours into it" belongs to the time spent, "should take 5 hours" to the estimate. */
export function durationFit(at: number, slot: Slot, sentence: Sentence): number {
  if (!asksHours(slot)) return 0
  const clause = clausesOf(sentence).find((one) => one.at <= at && at < one.end)?.text ?? ''
  const past = spent.test(clause) || unspaced.test(clause)
  if (past === expected.test(clause)) return 0
  return past === spentField.test(slot.thing.name) ? filling.order : 0
}

/** Whether a field says in its name that hours, days or the like are counted in it. */
export function asksHours({ labels, options }: Slot): boolean {
  return (
    options.length === 0 &&
    labels.some(({ senses }) => senses.some(({ notion }) => /^(?:minute|hour|day|week|month)$/.test(notion)))
  )
}

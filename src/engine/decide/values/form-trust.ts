import { logistic, score } from '../../rank/softmax.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Deciding, Doing } from '../decision.ts'
import type { FormReading } from './form.ts'

/** What is looked at to tell whether a form is filled in as it was meant. */
export const formTrustFeatures = ['bias', 'unexplained', 'open', 'guessed', 'foreign'] as const

/** How far a form is to be trusted as it would be filled in. */
export function formTrust(
  form: FormReading,
  { open = [] }: Doing,
  { language }: Sentence,
  { scene, weights }: Deciding,
): number {
  const features = {
    bias: 1,
    unexplained: form.unexplained >= choosing.leastUnexplained ? 1 : 0,
    open: open.length > 0 && form.untold >= choosing.leastUntold ? 1 : 0,
    guessed: form.fillings.some(({ guessed }) => guessed) ? 1 : 0,
    foreign: language === scene.language ? 0 : 1,
  }
  return logistic(score(features, weights.formTrust))
}

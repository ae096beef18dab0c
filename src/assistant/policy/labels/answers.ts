import { answerWords } from '#languages'
import { createWholes } from './wholes.ts'

/** OK, Yes, Done: agrees to what stands there. */
export const affirms = createWholes(answerWords.affirms)
/** Continue, Apply: says nothing of what it does. */
export const goesOn = createWholes(answerWords.goesOn)
/** Next, in a form of several pages or in a tour. */
export const turnsOver = createWholes(answerWords.turnsOver)
export const callsOff = createWholes(answerWords.callsOff)
export const saysNo = createWholes(answerWords.saysNo)
export const shares = createWholes(answerWords.shares)
/** Try again: does once more what has failed. */
export const repeats = createWholes(answerWords.repeats)

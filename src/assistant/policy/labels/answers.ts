import { allWords, answerWords, type WordsByLanguage } from '#languages'
import { lineOf } from '../../view/index.ts'

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

/** Makes a test for labels that are one of some words and say nothing else, whatever marks stand around them. */
function createWholes(words: WordsByLanguage): (label: string) => boolean {
  const lines = new Set(allWords(words).map(lineOf))
  return (label) => lines.has(lineOf(label))
}

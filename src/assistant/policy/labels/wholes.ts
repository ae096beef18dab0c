import { allWords, type WordsByLanguage } from '#languages'
import { lineOf } from '../../view/index.ts'

/** Makes a test for labels that are one of some words and say nothing else, whatever marks stand around them. */
export function createWholes(words: WordsByLanguage): (label: string) => boolean {
  const lines = new Set(allWords(words).map(lineOf))
  return (label) => lines.has(lineOf(label))
}

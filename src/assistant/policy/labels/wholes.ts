import { lineOf } from '../../view/index.ts'

/** Makes a test for labels that are one of some words and say nothing else, whatever marks stand around them. */
export function createWholes(words: string): (label: string) => boolean {
  const lines = new Set(words.split('|').map(lineOf))
  return (label) => lines.has(lineOf(label))
}

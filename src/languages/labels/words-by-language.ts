import type { LabelLanguage } from '../kinds.ts'

/** Words that pages or visitors use for one thing: a line for each language, with bars between. */
export type WordsByLanguage = Readonly<Partial<Record<LabelLanguage, string>>>

/** The words of every language: a page's labels need not be in the visitor's. */
export function allWords(words: WordsByLanguage): string[] {
  return [...new Set(Object.values(words).flatMap((listed) => listed.split('|')))]
}

/** Any of the words, as a part of a pattern: the longest first, so that none hides another that begins with it. */
export function anyWord(words: WordsByLanguage): string {
  return allWords(words)
    .sort((one, other) => other.length - one.length)
    .join('|')
}

import type { CommandLanguage } from '#languages'
import { once } from '#protocol'

/** Whole words that are looked for in a text. */
export interface Phrase {
  /** What a text holds wherever the words stand. */
  readonly needs: readonly RegExp[]
  readonly pattern: () => RegExp
}

/**
 * Makes phrases of patterns; Chinese and Japanese write no blanks between words. A pattern with the bounds of words
 * takes V8 milliseconds and tens of kilobytes of code, and a language has dozens: it is made for a text that holds
 * what it needs, which without the bounds costs a hundredth.
 */
export function phrasesIn(language: CommandLanguage): (pattern: string, needs?: readonly string[]) => Phrase {
  const blanks = language !== 'zh' && language !== 'ja'
  return (pattern, needs = [pattern]) => ({
    needs: needs.map((need) => new RegExp(need, 'iu')),
    pattern: once(
      () =>
        new RegExp(blanks ? `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])` : `(?:${pattern})`, 'giu'),
    ),
  })
}

export function matchesOf(text: string, { needs, pattern }: Phrase): RegExpExecArray[] {
  return needs.every((need) => need.test(text)) ? [...text.matchAll(pattern())] : []
}

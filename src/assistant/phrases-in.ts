import type { CommandLanguage } from '#languages'
import { once } from '#protocol'
import { figures, letters } from './view/index.ts'

/** Whole words that are looked for in a text of small letters. */
export interface Phrase {
  /** What a text holds wherever the words stand. */
  readonly needs: readonly RegExp[]
  readonly pattern: () => RegExp
}

/**
 * Makes phrases of patterns; Chinese and Japanese write no blanks between words. A language has dozens of them, and
 * the bounds of words are dear to compile: a pattern is made for a text that holds what it needs.
 */
export function phrasesIn(language: CommandLanguage): (pattern: string, needs?: readonly string[]) => Phrase {
  const blanks = language !== 'zh' && language !== 'ja'
  const word = `[${letters}${figures}]`
  return (pattern, needs = [pattern]) => ({
    needs: needs.map((need) => new RegExp(need, 'u')),
    pattern: once(
      () => new RegExp(blanks ? `(?<!${word})(?:${pattern})(?!${word})` : `(?:${pattern})`, 'gu'),
    ),
  })
}

export function matchesOf(text: string, { needs, pattern }: Phrase): RegExpExecArray[] {
  return needs.every((need) => need.test(text)) ? [...text.matchAll(pattern())] : []
}

import { fold } from '#protocol'

/** Letters and digits alone, in one form of each, with single blanks. */
export function bareWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Phrases with bars between them as a pattern that takes any of them. */
export function anyPhrase(list: string): string {
  return phrasesOf(list).join('|')
}

export function phrasesOf(list: string): string[] {
  return list.split('|').map(bareWords)
}

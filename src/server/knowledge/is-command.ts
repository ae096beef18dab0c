import { cuePhrases, hasQuestionMark, textLanguages, type TextLanguage } from '#languages'
import { plain } from '#protocol'

/** Where a language puts the word that tells what to do: first in a sentence, unless it stands here. */
const places: Partial<Record<TextLanguage, 'last' | 'anywhere'>> = {
  tr: 'last',
  ja: 'anywhere',
  zh: 'anywhere',
}

const meets = {
  first: (words: string, phrase: string) => words.startsWith(` ${phrase} `),
  last: (words: string, phrase: string) => words.endsWith(` ${phrase} `),
  anywhere: (words: string, phrase: string) => words.includes(phrase),
}

/** What one does with the hands: nothing that could be written for the assistant would answer it. */
const told = textLanguages.map((language) => ({
  meets: meets[places[language] ?? 'first'],
  phrases: cuePhrases(language, ['press', 'go', 'put']).map((phrase) => plain(phrase)),
}))

/** Whether a message only tells what to do on the page, in any language: by such a word, and no question mark. */
export function isCommand(message: string): boolean {
  if (hasQuestionMark(message)) return false
  const words = ` ${plain(message)} `
  return told.some(({ meets: isMet, phrases }) => phrases.some((phrase) => isMet(words, phrase)))
}

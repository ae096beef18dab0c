import {
  answerWords,
  cuePhrases,
  hasQuestionMark,
  noWords,
  politeWords,
  textLanguages,
  undoWords,
  yesWords,
  type TextLanguage,
} from '#languages'
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

/** What one does with the hands, and what only goes on with what was said before. */
const told = textLanguages.map((language) => {
  const small = [
    yesWords[language],
    noWords[language],
    politeWords[language],
    answerWords.goesOn[language] ?? '',
    undoWords[language].replaceAll('\n', '|'),
    ...cuePhrases(language, ['filler', 'and', 'then', 'into']),
  ]
  return {
    meets: meets[places[language] ?? 'first'],
    orders: cuePhrases(language, ['press', 'go', 'put']).map(bare),
    small: new Set(small.flatMap((phrases) => phrases.split('|')).map(bare)),
  }
})

/**
 * Whether a message, in any language, is nothing that could be answered by what is written for the assistant: it tells
 * what to do on the page, or goes on with what was said before ("yes, continue", "undo"). None has a question mark.
 */
export function asksNothing(message: string): boolean {
  if (hasQuestionMark(message)) return false
  const all = bare(message).split(' ')
  return told.some(({ meets: isMet, orders, small }) => {
    const begin = all.findIndex((word) => !small.has(word))
    if (begin < 0 || small.has(all.join(' '))) return true
    return [all, all.slice(begin)].some((words) =>
      orders.some((phrase) => isMet(` ${words.join(' ')} `, phrase)),
    )
  })
}

function bare(text: string): string {
  return plain(text.replaceAll('’', "'").replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' '))
}

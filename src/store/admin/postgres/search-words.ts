import { siteWord } from '../site-word.ts'

/** Writing without spaces: each sign is a word of its own, found as a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Bounds of a tsvector: positions end here, and a word may not be longer. */
const maxPositions = 16_383
const maxCharacters = 200

/** The words of an entry at their places, and its site as one more word: the index itself keeps sites apart. */
export function searchVector(siteId: string, text: string): string {
  const words = wordsOf(text).slice(0, maxPositions)
  return [quoted(siteWord(siteId)), ...words.map((word, place) => `${quoted(word)}:${place + 1}`)].join(' ')
}

/** What a person typed, as a query: all words in one message, the last one perhaps unfinished. Undefined: nothing to search for. */
export function searchQuery(siteId: string, typed: string): string | undefined {
  const typedWords = plain(typed)
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 12)
  if (!typedWords) return undefined
  const terms = typedWords.map((word, index) => {
    const signs = wordsOf(word).map(quoted)
    const isLast = index === typedWords.length - 1 && word.length > 1
    return `(${signs.join(' <-> ')}${isLast ? ':*' : ''})`
  })
  return [quoted(siteWord(siteId)), ...terms].join(' & ')
}

function wordsOf(text: string): string[] {
  const words = plain(text)
    .replace(unspaced, ' $& ')
    .match(/[\p{L}\p{N}]+/gu)
  return words?.map((word) => word.slice(0, maxCharacters)) ?? []
}

/** Without case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
}

/** Only letters and digits come here, and a word of the site: nothing in them needs escaping. */
function quoted(word: string): string {
  return `'${word}'`
}

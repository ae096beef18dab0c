import { siteWord } from '../site-word.ts'

/** Writing without spaces: each sign is a word of its own, found as a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/**
 * The index of words has one row an entry, numbered so that the entries of a conversation lie together and in the
 * order of conversations: a search reads them as a stream and stops when its page is full.
 */
export const entriesEach = 65_536

/** The number of an entry in the index of words. */
export function searchRow(key: number, entry: number): number {
  return key * entriesEach + Math.min(entry, entriesEach - 1)
}

/** The text of an entry as the index takes it. */
export function searchText(text: string): string {
  return text.replace(unspaced, ' $& ')
}

/** What a person typed, as a query: all words in one message, the last one perhaps unfinished. Undefined: nothing to search for. */
export function searchQuery(siteId: string, typed: string): string | undefined {
  const words = typed.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu)
  if (!words) return undefined
  const terms = words.slice(0, 12).map((word, index) => {
    const phrase = `"${word.replace(unspaced, ' $& ').trim()}"`
    return index === words.length - 1 && word.length > 1 ? `${phrase} *` : phrase
  })
  return `site : "${siteWord(siteId)}" AND words : (${terms.join(' AND ')})`
}

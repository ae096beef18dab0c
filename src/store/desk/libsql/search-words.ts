/** Writing without spaces: each sign is a word of its own, found as a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How much of a conversation is searchable. */
const mostCharacters = 100_000

/** The text of a conversation as the index takes it. */
export function searchText(texts: readonly string[]): string {
  return texts.join('\n').slice(0, mostCharacters).replace(unspaced, ' $& ')
}

/** The site as one word, so that the index itself keeps sites apart. */
export function siteWord(siteId: string): string {
  return `s${Buffer.from(siteId).toString('hex')}`
}

/** What a person typed, as a query: all words, the last one perhaps unfinished. Undefined: nothing to search for. */
export function searchQuery(siteId: string, typed: string): string | undefined {
  const words = typed.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu)
  if (!words) return undefined
  const terms = words.slice(0, 12).map((word, index) => {
    const phrase = `"${word.replace(unspaced, ' $& ').trim()}"`
    return index === words.length - 1 && word.length > 1 ? `${phrase} *` : phrase
  })
  return `site : "${siteWord(siteId)}" AND words : (${terms.join(' AND ')})`
}

import { plain } from '#protocol'

// Chinese, Japanese, Korean and Thai put no spaces between words, so there a word is found anywhere.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Makes a test for texts that hold one of some words. A `*` at the end of a word stands for its rest. */
export function says(words: readonly string[]): (text: string) => boolean {
  const pieces = words.map(pieceOf)
  return (text) => {
    const line = lineOf(text)
    return pieces.some((piece) => line.includes(piece))
  }
}

/** As `says`, for texts that begin with one of the words. */
export function beginsWith(words: readonly string[]): (text: string) => boolean {
  const pieces = words.map((word) => ` ${pieceOf(word).trimStart()}`)
  return (text) => {
    const line = lineOf(text)
    return pieces.some((piece) => line.startsWith(piece))
  }
}

/** Makes a measure of texts: how long the longest of the words is that they hold; 0 for none. */
export function longestIn(words: readonly string[]): (text: string) => number {
  const pieces = words.map(pieceOf)
  return (text) => {
    const line = lineOf(text)
    return Math.max(0, ...pieces.map((piece) => (line.includes(piece) ? piece.trim().length : 0)))
  }
}

/** A word as it is looked for in a line: whole, or only its beginning. */
export function pieceOf(word: string): string {
  const bare = spaced(word)
  if (unspaced.test(word)) return bare
  return word.endsWith('*') ? ` ${bare}` : ` ${bare} `
}

/** A text as words are looked for in it: set apart by single spaces, with one at either end. */
export function lineOf(text: string): string {
  return ` ${spaced(text)} `
}

function spaced(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

import { plain } from '#protocol'

// Chinese, Japanese and Korean put no spaces between words, so there a word is found anywhere.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Makes a test for texts that hold one of some words. A `*` at the end of a word stands for its rest. */
export function says(words: readonly string[]): (text: string) => boolean {
  const pieces = words.map((word) => {
    const bare = spaced(word.replace(/\*$/, ''))
    if (unspaced.test(word)) return bare
    return word.endsWith('*') ? ` ${bare}` : ` ${bare} `
  })
  return (text) => {
    const line = ` ${spaced(text)} `
    return pieces.some((piece) => line.includes(piece))
  }
}

/** As `says`, for texts that begin with one of the words. */
export function beginsWith(words: readonly string[]): (text: string) => boolean {
  const pieces = words.map((word) => {
    const bare = spaced(word.replace(/\*$/, ''))
    return unspaced.test(word) || word.endsWith('*') ? bare : `${bare} `
  })
  return (text) => {
    const line = `${spaced(text)} `
    return pieces.some((piece) => line.startsWith(piece))
  }
}

function spaced(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

import { fold } from '#protocol'
import { lineOf } from '../../view/index.ts'
import { vocabulary } from './vocabulary.ts'

/** The words of a label that say something, as they are compared; of languages without spaces, the whole label. */
export function contentWords(label: string): string[] {
  const line = lineOf(label)
  const words = line.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
  const said = words.filter((word) => !vocabulary.filler.has(` ${word} `))
  return (said.length > 0 ? said : words).map(fold)
}

/** Whether all the words are said in a text, in the same or nearly the same form. */
export function saysAll(words: readonly string[], text: string): boolean {
  const line = fold(lineOf(text))
  const said = line.split(' ').filter((word) => word !== '')
  return words.every(
    (word) => said.some((other) => isForm(word, other)) || (isUnspaced(word) && line.includes(word)),
  )
}

/** "deleting" and "delete", "Rechnungen" and "Rechnung": the same beginning and a short end of their own. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4) return false
  const stem = short.length - (/[aeiouy]$/.test(short) ? 1 : 0)
  return long.startsWith(short.slice(0, stem)) && long.length - short.length <= 3
}

function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word)
}

import { lookAlikes, signs } from '#languages'
import { fold } from '#protocol'
import { lineOf } from '../../view/index.ts'

/**
 * The ways in which people would read a label: as it stands, and with its tricks undone. Letters of other alphabets,
 * digits for letters, letters set apart, words run together and signs are all read as what they look like.
 */
export function readings(label: string): readonly string[] {
  const words = withSigns(label).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  const whole = [words, words.replace(/(?<=\p{L})[-._·•*~|/\\'’]+(?=\p{L})/gu, '')]
  const found = new Set<string>()
  for (const text of whole) {
    const latin = inLatin(text)
    for (const reading of [text, latin, withoutDigits(latin, 'l'), withoutDigits(latin, 'i')]) {
      const line = lineOf(reading)
      found
        .add(line)
        .add(joined(line))
        .add(` ${fold(line)} `)
    }
  }
  return [...found]
}

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, alike]) =>
    [...alike].map((other) => [other, letter] as const),
  ),
)

function inLatin(text: string): string {
  return Array.from(text.normalize('NFKC'), (letter) => latinOf.get(letter) ?? letter).join('')
}

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** "De1ete" and "p@y": digits and signs that stand among letters. A number stays one. */
function withoutDigits(text: string, one: string): string {
  return text.replace(/\S+/g, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[0345718@$!]/g, (sign) => letterOf[sign] ?? one) : word,
  )
}

/** "d e l e t e": three letters or more, each by itself. */
function joined(line: string): string {
  return line.replace(/(?<= )(?:\p{L} ){3,}/gu, (letters) => `${letters.replaceAll(' ', '')} `)
}

function withSigns(label: string): string {
  return Array.from(label, (sign) => (signs[sign] ? ` ${signs[sign]} ` : sign)).join('')
}

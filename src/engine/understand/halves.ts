import {
  foldLetters,
  halfWords,
  isUnspaced,
  measuredUnits,
  numberWords,
  oncePerKey,
  type ConceptLanguage,
} from '#languages'
import { smallNumber } from '../words/cues.ts'
import { type Extent, overlap } from './extent.ts'
import type { Value } from './values.ts'

/** "Three and a half kilos", "anderthalb Kilo", "kilo y medio": where the number stands, or the half behind what is measured. */
export function halvesSaid(text: string, language: ConceptLanguage): Value[] {
  const wholes: Extent[] = []
  const found: Value[] = []
  for (const pattern of patternsOf(language))
    for (const match of text.matchAll(pattern)) {
      const whole = { at: match.index, end: match.index + match[0].length }
      if (wholes.some((one) => overlap(one, whole))) continue
      wholes.push(whole)
      const { n, half, oneHalf, unit = '' } = match.groups ?? {}
      const first = n ?? half ?? oneHalf ?? ''
      // The unit behind the number is what it counts.
      const said = match[0].endsWith(unit)
        ? match[0].slice(match[0].indexOf(first), -unit.length).trimEnd()
        : first
      const at = match.index + match[0].indexOf(said)
      const value = (n === undefined ? Number(oneHalf !== undefined) : numberOf(n, language)) + 0.5
      found.push({ kind: 'number', value: String(value), text: said, at, end: at + said.length, noun: unit })
    }
  return found
}

function numberOf(said: string, language: ConceptLanguage): number {
  return smallNumber(foldLetters(said, language), language) ?? Number(said)
}

const patternsOf = oncePerKey((language: ConceptLanguage): RegExp[] => {
  const numbers = numberWords[language].split(/[ /]/).filter((word) => !word.includes('-'))
  const longestFirst = numbers.sort((one, other) => other.length - one.length)
  const [before, behind] = isUnspaced(language) ? ['', ''] : ['(?<![\\p{L}\\d.,])', '(?!\\p{L})']
  return ways(halfWords[language]).map((way) => {
    const said = way
      .replace('{n}', `(?<n>\\d{1,3}|${longestFirst.join('|')})`)
      .replace('{u}', `(?<unit>${measuredUnits})`)
    return new RegExp(`${before}(?:${said})${behind}`, 'giu')
  })
})

/** Bars within brackets part no ways. */
function ways(line: string): string[] {
  return line.split(/\|(?![^()]*\))/)
}

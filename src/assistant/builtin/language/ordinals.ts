import { fold } from './words.ts'

const ordinalWords: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  topmost: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  last: -1,
  bottommost: -1,
  final: -1,
}

const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
}

/** A place in a row, counted from 1; -1 is the last. */
export interface Ordinal {
  readonly place: number
  /** The phrase without the word that gave the place. */
  readonly rest: string
}

/** Finds `the second …`, `number 3`, `#2`, `the last …`. */
export function ordinalIn(phrase: string): Ordinal | undefined {
  const numbered = /^(?:the )?(.*?)\s*(?:#|\bnumber |\bno\.? ?)(\d{1,2})$/i.exec(phrase)
  if (numbered) return { place: Number(numbered[2]), rest: numbered[1] ?? '' }
  const [, article = '', word = '', rest = ''] =
    /^(the |my |this )?([\p{L}\d]+)(?:[ -]+(.*))?$/iu.exec(phrase.trim()) ?? []
  const place = ordinalWords[fold(word)]
  // `First name` is a field, `the first name` could be: labels are tried before places.
  return place === undefined ? undefined : { place, rest: rest || (article ? 'one' : '') }
}

/** `3`, `three`, `the second one` as a number, for answering a list of choices. */
export function placeOf(text: string): number | undefined {
  const [, word = ''] =
    /^(?:the |number |option |no\.? ?|#)*([\p{L}\d]+)(?: one| option| choice)?[.!)]?$/iu.exec(text.trim()) ??
    []
  const folded = fold(word)
  return /^\d$/.test(folded) ? Number(folded) : (ordinalWords[folded] ?? numberWords[folded])
}

/** A written number as digits. */
export function numberOf(word: string): number | undefined {
  const folded = fold(word)
  return /^\d+(?:[.,]\d+)?$/.test(folded) ? Number(folded.replace(',', '.')) : numberWords[folded]
}

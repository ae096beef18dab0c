import { plain, type Language } from '#protocol'
import { datesIn } from './dates-in.ts'
import { numberNames } from './number-names.ts'

export interface Sources {
  readonly language: Language
  readonly now: Date
  /** The visitor's own sentences. */
  readonly visitor: readonly string[]
  /** Labels, values and options of the page's controls. */
  readonly page: readonly string[]
}

/** Of the words of a longer text, how many must be known: grammar may be the engine's, facts may not. */
const share = 0.75
const sentenceWords = 4

/** Whether a value was told: said by the visitor, or offered by the page. */
export function isTold(value: string, sources: Sources): boolean {
  const { visitor, page } = sources
  const wanted = plain(value)
  const told = [...visitor, ...page].map(plain)
  if (told.some((text) => text.includes(wanted))) return true
  const known = new Set(told.flatMap(wordsOf))
  const words = wordsOf(wanted)
  const strange = words.filter((word) => !known.has(word) && !isNumberSaid(word, known))
  if (strange.length === 0) return words.length > 0
  if (isDateSaid(value, sources)) return true
  // Figures and addresses are facts: one that nobody told is made up.
  if (strange.some((word) => /[\d@]/.test(word))) return isPhoneSaid(wanted, told)
  return words.length >= sentenceWords && strange.length <= words.length * (1 - share)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[.@+_-][\p{L}\p{N}]+)*/gu) ?? []
}

function isNumberSaid(word: string, known: ReadonlySet<string>): boolean {
  return (numberNames[word] ?? []).some((name) => known.has(name))
}

/** "+49 30 123456" is the "030/123456" the visitor wrote. */
function isPhoneSaid(value: string, told: readonly string[]): boolean {
  const digits = value.replace(/\D/g, '')
  if (digits.length < 7 || /\p{L}/u.test(value)) return false
  return told.some((text) => text.replace(/\D/g, '').includes(digits.slice(-7)))
}

/** "2026-11-20" is the "next Friday" the visitor wrote. */
function isDateSaid(value: string, { visitor, language, now }: Sources): boolean {
  if (!/\d/.test(value)) return false
  const meant = datesIn(value, language, now)
  if (meant.length === 0) return false
  const said = new Set(visitor.flatMap((text) => datesIn(text, language, now)))
  return meant.every((part) => said.has(part))
}

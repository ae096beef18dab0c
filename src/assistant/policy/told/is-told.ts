import { numberWords } from '#languages'
import { oncePerObject, plain, type Language } from '#protocol'
import { datesIn, findDates } from './dates-in.ts'
import { isPhoneSaid } from './is-phone-said.ts'
import { isDenial, isGlue } from '../labels/glue.ts'

export interface Sources {
  readonly language: Language
  readonly now: Date
  /** The visitor's own sentences. */
  readonly visitor: readonly string[]
  /** Values of the page's fields, and the options of the one that is filled. Never labels: anyone may have written them. */
  readonly page: readonly string[]
}

/** "bis", "to": what joins two days. */
const joiningLetters = 3
/** So many words before something can take it back: "not with onions". */
const denyingWords = 2
/** Of what the visitor has said, how much is read for days and times, from the last sentence back. */
const datedCharacters = 20_000

/** Whether a value was told: said by the visitor, or offered by the page. */
export function isTold(value: string, sources: Sources): boolean {
  const wanted = comparable(value)
  const { language } = sources
  const isIn = ({ texts }: Sayings) => texts.some((text) => holds(text, wanted, language))
  const visitor = sayingsOf(sources.visitor, language)
  // Nearly all values are the visitor's own words: the fields of the page are read for the others alone.
  if (isIn(visitor)) return true
  const page = sayingsOf(sources.page, language)
  if (isIn(page)) return true
  const all = [visitor, page]
  const words = wordsOf(wanted)
  const isKnown = (word: string) => all.some(({ known }) => known.has(word))
  const strange = words.filter(({ word }) => !isKnown(word) && !numberNames[word]?.some(isKnown))
  if (strange.length === 0) return words.length > 0 && !turnsRound(words, all, language)
  const undated = strange.filter(isOutside(saidDates(wanted, visitor, sources)))
  if (undated.length < strange.length && undated.every(({ word }) => isJoining(word, language))) return true
  // Figures and addresses are facts: one that nobody told is made up.
  if (undated.some(({ word }) => /[\p{N}@]/u.test(word)))
    return isPhoneSaid(
      wanted,
      all.flatMap(({ texts }) => texts),
    )
  // Grammar may be the engine's, words may not.
  const isWhole = undated.length < words.length && undated.every(({ word }) => isGlue(word, language))
  return isWhole && !turnsRound(words, all, language)
}

/** Whether words that were told are put together to say the contrary: "I will come" out of "I will not come". */
function turnsRound(words: readonly Word[], all: readonly Sayings[], language: Language): boolean {
  return words.some(
    ({ word }) =>
      isDenial(word, language) || (all.some(({ denied }) => denied().has(word)) && !isGlue(word, language)),
  )
}

interface Sayings {
  readonly texts: readonly string[]
  readonly known: ReadonlySet<string>
  /** The words of clauses that deny something. */
  readonly denied: () => ReadonlySet<string>
  /** The days and times that are spoken of. */
  readonly dates: (now: Date) => ReadonlySet<string>
}

/** A long conversation is read once for all the steps of a plan. */
const read: (said: readonly string[]) => Map<Language, Sayings> = oncePerObject(() => new Map())

function sayingsOf(said: readonly string[], language: Language): Sayings {
  const before = read(said).get(language)
  if (before) return before
  const texts = said.map(comparable)
  let denied: ReadonlySet<string> | undefined
  let dates: ReadonlySet<string> | undefined
  const sayings: Sayings = {
    texts,
    known: new Set(texts.flatMap((text) => text.match(aWord) ?? [])),
    denied: () => (denied ??= deniedIn(texts, language)),
    dates: (now) => (dates ??= new Set(lastOf(said).flatMap((text) => datesIn(text, language, now)))),
  }
  read(said).set(language, sayings)
  return sayings
}

function deniedIn(texts: readonly string[], language: Language): ReadonlySet<string> {
  const clauses = texts.flatMap((text) => text.split(clauseEnds)).map((clause) => clause.match(aWord) ?? [])
  return new Set(clauses.filter((words) => words.some((word) => isDenial(word, language))).flat())
}

const clauseEnds = /[.!?;,。！？；，、،؛]+(?=\s|$)|\n/u

/** "5,000" and "5000" are one number, and "5,000,000" is another. */
function comparable(text: string): string {
  return plain(text).replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '')
}

/** Part of a number or of an address is another one: 9876 is not 98765. */
function holds(text: string, wanted: string, language: Language): boolean {
  const isFact = /[\p{N}@]/u.test(wanted)
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!isFact && !isTakenBack(text.slice(0, at), language)) return true
    if (!isFact) continue
    const around = `${text.slice(0, at).slice(-2)}\n${text.slice(at + wanted.length, at + wanted.length + 2)}`
    if (!isCutOut(around, wanted)) return true
  }
  return false
}

/** Whether the last words before something deny it: "no onions", "not to Vienna". */
function isTakenBack(before: string, language: Language): boolean {
  const clause = before.split(clauseEnds).at(-1) ?? ''
  return (clause.match(aWord) ?? []).slice(-denyingWords).some((word) => isDenial(word, language))
}

/** Whether what stands before and after (with a line feed between) belongs to the same number, code or address. */
function isCutOut(around: string, wanted: string): boolean {
  if (wanted.includes('@')) return /[\w.+@-]\n|\n(?:[\w@-]|\.\w)/.test(around)
  const before = /^\p{N}/u.test(wanted) ? /\p{N}[.,:'’]?\n/u : /[a-z\d]\n/
  const after = /\p{N}$/u.test(wanted) ? /\n[.,:'’]?\p{N}/u : /\n[a-z\d]/
  return before.test(around) || after.test(around)
}

interface Word {
  readonly word: string
  readonly from: number
}

/** "0,99" and "10:30" are one word each: a half of it is another number. */
const aWord = /[\p{L}\p{M}\p{N}]+(?:[.@+_-][\p{L}\p{N}]+|(?<=\p{N})[,:]\p{N}+)*/gu

function wordsOf(text: string): Word[] {
  return [...text.matchAll(aWord)].map(({ 0: word, index }) => ({ word, from: index }))
}

function isJoining(word: string, language: Language): boolean {
  return word.length <= joiningLetters && /^\p{L}+$/u.test(word) && !isDenial(word, language)
}

interface Place {
  readonly from: number
  readonly to: number
}

function isOutside(places: readonly Place[]): (word: Word) => boolean {
  return ({ word, from: start }) => !places.some(({ from, to }) => start >= from && start + word.length <= to)
}

/** Where a value names days the visitor spoke of: "2026-11-20" is the "next Friday" they wrote. */
function saidDates(value: string, visitor: Sayings, { language, now }: Sources): readonly Place[] {
  const meant = /\d/.test(value) ? findDates(value, language, now) : []
  if (meant.length === 0) return []
  const said = visitor.dates(now)
  // The whole of it was said, or nothing of it: a day with another hour is another appointment.
  return meant.every(({ names }) => names.every((name) => said.has(name))) ? meant : []
}

function lastOf(texts: readonly string[]): string[] {
  let left = datedCharacters
  return texts.toReversed().filter((text) => (left -= text.length) >= 0)
}

const numbersByLanguage = Object.values(numberWords).map((line) => line.split(' '))

/** The words for small numbers, in every language: `2` may have been said as "two". */
const numberNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    String(index + 1),
    numbersByLanguage.flatMap((line) => line[index]?.split('/') ?? []),
  ]),
)

import { findPhoneNumbersInText } from 'libphonenumber-js'
import { numberOf } from '../language/ordinals.ts'
import { quotes } from '../language/quotes.ts'
import { englishDates } from '../../english-dates.ts'
import type { Fact, FactKind } from './fact.ts'
import { hasTimeWords, isCalendar, timeOf } from './moment.ts'
import { rangesIn } from './ranges.ts'
import { streetWords } from './street-words.ts'

interface Found extends Fact {
  readonly start: number
  readonly end: number
}

type Finder = (text: string, now: Date) => Found[]

const email: Finder = (text) => spans(text, /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.[\p{L}\d]{2,}/gu, 'email')

const address: Finder = (text) => spans(text, /\bhttps?:\/\/[^\s,;]+|\bwww\.[^\s,;]+/gu, 'url')

/** Fewer than seven digits are no telephone number, whatever the plan of a country says. */
const phone: Finder = (text) => {
  if (text.replace(/\D/g, '').length < 7) return []
  const known = findPhoneNumbersInText(text, { defaultCountry: 'US', extended: false })
    .filter(({ startsAt, endsAt }) => isPhoneLength(text.slice(startsAt, endsAt)))
    .map(({ startsAt, endsAt }) => span(text, startsAt, endsAt, 'tel'))
  return known.length > 0
    ? known
    : spans(text, /(?<![\p{L}\d-])\+?\(?\d[\d\s()/-]{5,}\d(?![\d-])/gu, 'tel').filter(
        ({ value }) => isPhoneLength(value) && !/^\d{4}-\d\d-\d\d$/.test(value),
      )
}

function isPhoneLength(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}

/** `At 12 Orchard Row` tells a house, no hour. */
const beforeStreet = new RegExp(
  String.raw`^[a-z]? (?:[\p{L}'’.-]+ ){0,3}(?:${streetWords})\b|^[a-z]? (?:rue|via|calle|avenida|plaza|rua)\b`,
  'iu',
)

/** A date and the time with it are two facts: forms ask for them apart. */
const moments: Finder = (text, now) => {
  if (!hasTimeWords(text)) return []
  return englishDates(text, now).flatMap(({ start: when, index: start, text: found }) => {
    const value = found.replace(/[\s,;]+$/, '')
    if (/\d$/.test(value) && beforeStreet.test(text.slice(start + value.length))) return []
    const about = aboutOf(text.slice(0, start))
    const end = start + value.length
    const date: Found = { kind: 'date', value, about, start, end }
    const time: Found = {
      kind: 'time',
      value: when.isCertain('hour') ? timeOf(when) : '',
      about,
      start,
      end,
    }
    const named = when.isCertain('day') || when.isCertain('weekday')
    return [named ? date : undefined, time.value ? time : undefined].filter((found) => found !== undefined)
  })
}

/** `4 to 9 May`: two days, in the order in which forms ask for them. */
const ranges: Finder = (text) =>
  rangesIn(text).flatMap(({ first, last, start, end }) =>
    [first, last].map((value) => ({ kind: 'date', value, start, end }) satisfies Found),
  )

/** The word before a value that may name its field: `arriving 3 May`, `delivery on Friday`. */
function aboutOf(before: string): string | undefined {
  return /\b(?!on\b|at\b|the\b|is\b|for\b|and\b|with\b|from\b|table\b)([\p{L}-]{4,})(?: is| date| day| it)?(?: on| at| by|:)? ?(?:the )?$/iu.exec(
    before,
  )?.[1]
}

const few = '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve'
const counted = new RegExp(`\\b(${few}) ([\\p{L}]{3,})\\b`, 'giu')
/** `We are four`, `three of us`, `a table for six`: people, though nobody says so. */
const company = new RegExp(
  `\\b(?:we(?: are|'re|’re|'ll be|’ll be| will be)|(?<=\\p{L} )for) (${few})(?=$|[,.;!]| (?:on|at|tomorrow|today|tonight|next|this|under|in|please)\\b)|\\b(?!one )(${few}) of us\\b`,
  'giu',
)

/** `4 people`, `two adults`. */
const counts: Finder = (text) => [
  ...[...text.matchAll(counted)].flatMap(({ 0: whole, 1: count = '', 2: noun = '', index }) => {
    const about = noun.toLowerCase()
    return countable.test(about) ? countOf(count, about, index, index + whole.length) : []
  }),
  ...[...text.matchAll(company)].flatMap(({ 0: whole, 1: first, 2: second = '', index }) =>
    countOf(first ?? second, 'people', index, index + whole.length),
  ),
]

function countOf(count: string, about: string, start: number, end: number): Found[] {
  const value = numberOf(count)
  return value === undefined ? [] : [{ kind: 'number', value: String(value), about, start, end }]
}

/** `From Oslo to Lisbon`: two places that forms ask for as `From` and `To`. */
const route: Finder = (text) =>
  [
    ...text.matchAll(
      /(?:\bfrom |^)(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?) to (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?)/gu,
    ),
  ]
    .filter(([, from = '', to = '']) => !isCalendar(from) && !isCalendar(to))
    .flatMap(({ 0: whole, 1: from = '', 2: to = '', index: start }) => {
      const end = start + whole.length
      return [
        { kind: 'text', value: from, about: 'from', strict: true, start, end },
        { kind: 'text', value: to, about: 'to', strict: true, start, end },
      ] satisfies Found[]
    })

const countable =
  /^(?:people|persons?|guests?|adults?|children|kids?|child|rooms?|nights?|tickets?|seats?|passengers?|travell?ers?|items?|copies|copy|pieces?|bedrooms?|beds?|hours?|years?|of)$/

/** `A table for Ada Lovelace`. */
const people: Finder = (text) =>
  [
    ...text.matchAll(
      /\b(?:for|named|called|under|name|i am|i'm|i’m|this is)\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?![\p{L}])/gu,
    ),
  ].map((match) => {
    const end = match.index + match[0].length
    const value = match[1] ?? ''
    return { kind: 'name', value, start: end - value.length, end }
  })

const quoted: Finder = (text) =>
  quotes(text).map(({ text: value, start, end }) => ({
    kind: 'text',
    value,
    start,
    end,
    quoted: true,
    about: saying(text.slice(0, start)),
  }))

function saying(before: string): string | undefined {
  const [, about] = /([\p{L}]+)(?: is| as|:| saying| says| that says| with)?\s*$/iu.exec(before) ?? []
  return about
}

/** In this order: what an earlier finder took, a later one does not see. */
const finders: readonly Finder[] = [quoted, email, address, phone, counts, route, ranges, moments, people]

/** The facts of a text that have a form of their own, and the text that is left, cut where they stood. */
export function extractFacts(text: string, now: Date): { facts: Fact[]; left: string } {
  const found: Found[] = []
  let left = text
  for (const find of finders) {
    for (const fact of find(left, now)) {
      found.push(fact)
      left = `${left.slice(0, fact.start)}${','.padEnd(fact.end - fact.start)}${left.slice(fact.end)}`
    }
  }
  found.sort((a, b) => a.start - b.start)
  return {
    facts: found.map(({ start: _start, end: _end, ...fact }) => fact),
    left,
  }
}

function spans(text: string, pattern: RegExp, kind: FactKind): Found[] {
  return [...text.matchAll(pattern)].map((match) =>
    span(text, match.index, match.index + match[0].replace(/[.,;]+$/, '').length, kind),
  )
}

function span(text: string, start: number, end: number, kind: FactKind): Found {
  return { kind, value: text.slice(start, end).trim(), start, end }
}

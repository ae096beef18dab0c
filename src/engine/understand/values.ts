import {
  boundWords,
  currencySigns,
  currencyWords,
  foldLetters,
  isUnspaced,
  oncePerKey,
  thousandWords,
  weightCurrencies,
  type ConceptLanguage,
} from '#languages'
import { smallNumber } from '../words/cues.ts'
import { readWords } from '../words/words.ts'
import { halvesSaid } from './halves.ts'
import { momentsSaid } from './moments.ts'
import { figurePostcodes, postcodesSaid } from './postcodes.ts'
import { platesSaid } from './plates.ts'
import { withoutTakenBack } from './taken-back.ts'

export type ValueKind =
  'email' | 'phone' | 'url' | 'date' | 'time' | 'money' | 'number' | 'postcode' | 'plate' | 'code' | 'quoted'

/** Something in a sentence that has a form of its own and could stand in a field. */
export interface Value {
  readonly kind: ValueKind
  /** As a field takes it: `2027-02-01`, `40000`, `19:30`. */
  readonly value: string
  readonly text: string
  readonly at: number
  readonly end: number
  /** The word that a number counts. */
  readonly noun?: string
  /** The last such day, of one to come whose year was not said. */
  readonly past?: string
  /** Whether a day lies ahead of today. */
  readonly ahead?: boolean
}

export interface ValueReading {
  readonly language: ConceptLanguage
  readonly now: Date
}

type Reader = (text: string, reading: ValueReading) => Value[]

/** Most sentences have no figure in them, and what none is found without is not looked for there. */
function inFigures(read: Reader): Reader {
  return (text, reading) => (/\d/.test(text) ? read(text, reading) : [])
}

/** What is quoted is meant as it is written, its full stop too. */
const quoted: Reader = (text) =>
  matches(
    text,
    /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\s?([^»]+?)\s?»|「([^」]+)」|(?<![\p{L}\p{N}])'([^']{2,})'(?![\p{L}\p{N}])/gu,
    'quoted',
    (match) => match.slice(1).find(Boolean),
  )
const email: Reader = (text) => matches(text, /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.[\p{L}\d]{2,}/gu, 'email')
/** An address, or what a computer is called by: "mail.riverside.example", "192.0.2.17". */
const url: Reader = (text) =>
  matches(
    text,
    /\bhttps?:\/\/[^\s,;]+|\bwww\.[^\s,;]+|(?<![\p{L}\d@.-])(?:(?:[a-z\d][a-z\d-]*\.){2,}[a-z]{2,}|(?:\d{1,3}\.){3}\d{1,3})(?![\p{L}\d-]|\.\d)/gu,
    'url',
  )
const phone = inFigures((text) =>
  matches(text, /(?<![\p{L}\d.,-])\+?\(?\d[\d ()/.-]{5,}\d(?![\d-])/gu, 'phone').filter(({ text: said }) => {
    const digits = said.replace(/\D/g, '').length
    return (
      digits >= 7 &&
      digits <= 15 &&
      !/^\d{4}-\d\d-\d\d$/.test(said) &&
      !/^\d{1,2}[./]\d{1,2}[./]\d{4}$/.test(said) &&
      !/^\d{1,3}(?:[.,]\d{3})+$/.test(said)
    )
  }),
)
const code = inFigures((text) =>
  matches(
    text,
    /(?<![\p{L}\d@.-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z][A-Z\d-]{3,}(?![\p{L}\d@])/gu,
    'code',
  ),
)
/** Before times: "iki buçuk kilo" is no hour. */
const halves: Reader = (text, { language }) => halvesSaid(text, language)
const moments: Reader = (text, reading) => {
  const found = momentsSaid(text, reading)
  return found.filter((one) => !isNamed(one, found, text))
}
/** "Sunday, 14 February": the weekday of a day that is told is no day of its own. */
function isNamed({ kind, text: said, end }: Value, found: readonly Value[], text: string): boolean {
  return (
    kind === 'date' &&
    !/\p{N}/u.test(said) &&
    found.some(
      (day) =>
        day.kind === 'date' &&
        day.at >= end &&
        /\p{N}/u.test(day.text) &&
        /^[ ,]{1,2}$/.test(text.slice(end, day.at)),
    )
  )
}
const plate = inFigures(platesSaid)
const shapedPostcode = inFigures(postcodesSaid)
const postcode = inFigures((text, { language }) => figurePostcodes(text, language))
const currency = `${currencySigns}|(?:${currencyWords})(?!\\p{L})`
const amount = '(\\d[\\d.,]*\\d|\\d)'
const moneyPattern = new RegExp(
  `[€$£¥]\\s?${amount}\\s?(k\\b)?|${amount}\\s?(k\\b)?\\s?(?:${currency})|(\\d[\\d.,]*\\d{2})\\s?(?:${weightCurrencies})\\b|${amount}(k)\\b`,
  'giu',
)
const money = inFigures((text) =>
  matches(text, moneyPattern, 'money', ([, sign, signK, worded, wordedK, heavy, bare, bareK]) =>
    figure(sign ?? worded ?? heavy ?? bare ?? '', (signK ?? wordedK ?? bareK) !== undefined),
  ),
)
/** "30 thousand", with what is paid behind it or not. */
const thousands = inFigures((text, { language }) => {
  const { bare, paid } = thousandsOf(language)
  const read = (pattern: RegExp, kind: ValueKind) =>
    matches(text, pattern, kind, ([, first, second]) => figure(first ?? second ?? '', true))
  const sums = read(paid, 'money')
  const isSum = ({ at, end }: Value) => sums.some((sum) => sum.at < end && at < sum.end)
  return [...sums, ...read(bare, 'number').filter((one) => !isSum(one))]
})
const thousandsOf = oncePerKey((language: ConceptLanguage) => {
  const said = `(?<![\\d.,])(\\d{1,3}(?:[.,]\\d)?)\\s?(?:${thousandWords[language]})(?!\\p{L})`
  return {
    bare: new RegExp(said, 'giu'),
    paid: new RegExp(`${said}\\s?(?:${currency})|[€$£]\\s?${said}`, 'giu'),
  }
})
const numberInFigures = inFigures((text) =>
  matches(
    text,
    /(?<![\d.,/-])(?<!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\p{L})((?:(?<![^\s("'=:])[-−])?(?:\d[\d.,]*\d|\d))(?![\d/]|[.,-]\d|(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\p{L})(?:[ \u00a0-](\p{L}{2,}))?/gu,
    'number',
    (match) => figure(match[1] ?? '', false),
    (match) => match[2],
  ).map(onlyFigure),
)
const boundNounsOf = oncePerKey(
  (language: ConceptLanguage) =>
    new Set(
      [boundWords[language].least, boundWords[language].most].flatMap((words) =>
        words.split('|').map((word) => foldLetters(word, language)),
      ),
    ),
)

const numberInWords: Reader = (text, { language }) =>
  [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap((match): Value[] => {
    const found = smallNumber(foldLetters(match[0], language), language)
    if (
      found === undefined ||
      (found === 1 && /^(?:the|this|that|which|no|any|other)?$/i.test(before(text, match.index)))
    )
      return []
    const noun = /^[ -]?(\p{L}{2,})/u.exec(text.slice(match.index + match[0].length))?.[1]
    // "A maximum of 150" counts nothing.
    if (found === 1 && noun !== undefined && boundNounsOf(language).has(foldLetters(noun, language)))
      return []
    return [
      {
        kind: 'number',
        value: String(found),
        text: match[0],
        at: match.index,
        end: match.index + match[0].length,
        ...(noun && { noun }),
      },
    ]
  })
/** Where words are not set apart, a number is one of those that the text is cut into. */
const numberInRun: Reader = (text, { language }) =>
  isUnspaced(language)
    ? readWords(text, language).flatMap(({ text: said, letters, at, end }): Value[] => {
        const found = smallNumber(letters, language)
        return found === undefined || found === 1
          ? []
          : [{ kind: 'number', value: String(found), text: said, at, end }]
      })
    : []
const number: Reader = (text, reading) => [
  ...numberInFigures(text, reading),
  ...numberInWords(text, reading),
  ...numberInRun(text, reading),
]

/** In this order: what an earlier reader took, a later one does not see. */
const readers: readonly Reader[] = [
  quoted,
  email,
  url,
  halves,
  moments,
  thousands,
  money,
  plate,
  shapedPostcode,
  phone,
  code,
  postcode,
  number,
]

/** The typed values of a text, in their order. */
export function readValues(text: string, reading: ValueReading): readonly Value[] {
  const found: Value[] = []
  let left = withFigures(text)
  for (const read of readers)
    for (const value of read(left, reading)) {
      if (
        found.some(
          ({ at, end, kind, value: said }) =>
            at < value.end && value.at < end && kind === value.kind && said === value.value,
        )
      )
        continue
      found.push(value)
      left = left.slice(0, value.at) + '\u0000'.repeat(value.end - value.at) + left.slice(value.end)
    }
  const placed = found.sort((one, other) => one.at - other.at)
  return withoutTakenBack(placed, text, reading.language)
}

/** Digits of other scripts as ours, each at its place. */
function withFigures(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}

function matches(
  text: string,
  pattern: RegExp,
  kind: ValueKind,
  valueOf: (match: RegExpMatchArray) => string | undefined = (match) => match[0],
  nounOf: (match: RegExpMatchArray) => string | undefined = () => undefined,
): Value[] {
  return [...text.matchAll(pattern)].map((match) => {
    const said = match[0].replace(/[.,;!?\s]+$/, '')
    const value = (valueOf(match) ?? said).trim().replace(kind === 'quoted' ? /[,;]+$/ : /[.,;!?]+$/, '')
    const noun = nounOf(match)
    const found: Value = { kind, value, text: said, at: match.index, end: match.index + said.length }
    return noun === undefined ? found : Object.assign(found, { noun })
  })
}

/** The noun is not part of the number. */
function onlyFigure(value: Value): Value {
  const length = /^[-−]?[\d.,]*\d/.exec(value.text)?.[0].length ?? value.text.length
  return { ...value, text: value.text.slice(0, length), end: value.at + length }
}

function before(text: string, at: number): string {
  return /([\p{L}]*)\s*$/u.exec(text.slice(0, at))?.[1] ?? ''
}

/** `12,500` and `12.500` are one number; `4,20` has two decimals. */
function figure(text: string, thousands: boolean): string {
  const said = text.replace('−', '-')
  const grouped = /^-?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(said)
  const plain = grouped ? said.replace(/[.,](?=\d{3})/g, '').replace(',', '.') : said.replace(',', '.')
  return thousands ? String(Number(plain) * 1000) : plain
}

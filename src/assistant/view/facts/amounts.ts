import type { AmountRead, Reading } from './fact.ts'
import { numberPattern, readNumber } from './read-number.ts'

/** How money is written beside its ISO code. */
const signs: Readonly<Record<string, string>> = {
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
  S$: 'SGD',
  R$: 'BRL',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₦': 'NGN',
  '₱': 'PHP',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  лв: 'BGN',
  lei: 'RON',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  Euro: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  TL: 'TRY',
  // Sweden, Norway, Denmark and Iceland count in them.
  kr: 'kr',
  Kr: 'kr',
}
const codes =
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KRW MAD MXN MYR NOK NZD PEN PHP PLN QAR RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'

const marks = new Map([...Object.entries(signs), ...codes.split(' ').map((code) => [code, code] as const)])
const longest = Math.max(...[...marks.keys()].map(({ length }) => length))

const numbers = new RegExp(`(?<![\\d.,])(?:${numberPattern})(?:,[-–])?`, 'gu')
const blank = /[ \u00a0\u202f]/

/** The sums of money in a text: its numbers with a sign of money before or behind them. */
export function amountsIn(text: string): Reading<AmountRead>[] {
  const found: Reading<AmountRead>[] = []
  let from = 0
  for (const { 0: number, index } of text.matchAll(numbers)) {
    const end = index + number.length
    const mark = markBefore(text, from, index) ?? markBehind(text, end)
    if (!mark) continue
    const at = Math.min(mark.at, index)
    from = Math.max(end, mark.at + mark.word.length)
    const currency = marks.get(mark.word) ?? mark.word
    found.push({ value: readNumber(number.replace(/,[-–]$/, '')), currency, text: text.slice(at, from), at })
  }
  return found
}

interface Mark {
  readonly word: string
  readonly at: number
}

function markBefore(text: string, from: number, index: number): Mark | undefined {
  let end = index
  if (end > from && blank.test(text[end - 1] ?? '')) end--
  if (end > from && text[end - 1] === '.') end--
  for (let length = Math.min(longest, end - from); length > 0; length--) {
    const at = end - length
    const word = text.slice(at, end)
    if (marks.has(word) && !isLetter(text[at - 1])) return { word, at }
  }
  return undefined
}

function markBehind(text: string, end: number): Mark | undefined {
  const at = blank.test(text[end] ?? '') ? end + 1 : end
  for (let length = longest; length > 0; length--) {
    const word = text.slice(at, at + length)
    const next = text[at + length] ?? ''
    // A word must end where it ends, and a sign before a digit belongs to the number behind it.
    if (marks.has(word) && !/\d/.test(next) && !(isLetter(word.at(-1)) && isLetter(next))) return { word, at }
  }
  return undefined
}

/** Whether a sign is of a script that sets its words apart. */
function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{Ll}\p{Lu}]/u.test(sign)
}

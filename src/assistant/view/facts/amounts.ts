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

const marks = [...Object.keys(signs), ...codes.split(' ')]
  .toSorted((one, other) => other.length - one.length)
  // A word must end where it ends; signs and the characters of Asia may stand next to anything.
  .map((word) => (/^[\p{Ll}\p{Lu}]+$/u.test(word) ? `${word}(?!\\p{L})` : word.replace('$', '\\$')))
  .join('|')
const space = '[ \\u00a0\\u202f]?'
const written = new RegExp(
  `(?<!\\p{L})(?<before>${marks})\\.?${space}(?<first>${numberPattern})` +
    `|(?<![\\d.,])(?<second>${numberPattern})(?:,[-–])?${space}(?<after>${marks})`,
  'gu',
)

/** The sums of money in a text. */
export function amountsIn(text: string): Reading<AmountRead>[] {
  return [...text.matchAll(written)].map((match) => {
    const { before, first, second, after } = match.groups ?? {}
    const mark = before ?? after ?? ''
    return {
      value: readNumber(first ?? second ?? ''),
      currency: signs[mark] ?? mark,
      text: match[0],
      at: match.index,
    }
  })
}

import { creditWords } from '#languages'
import { lineOf } from '../../view/index.ts'
import { vocabulary } from './vocabulary.ts'

/** Whether a label names what something costs: "Unlock (€5)", "View for 3 credits". */
export function namesSum(label: string): boolean {
  return money.test(label) || credits.test(label)
}

/** Whether that sum is none that only narrows a list: "Under €50", "€10 – €20". */
export function namesPrice(label: string): boolean {
  return namesSum(label) && !range.test(label) && !vocabulary.limits.has(lineOf(label))
}

const money =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|PLN|TRY|USDC|ETH|BTC|SOL)\b|(?:zł|TL|Kč|kr|руб|ريال|درهم|جنيه|دينار|元|円|원)(?!\p{L}))/u
const credits = new RegExp(`\\d\\s?(?:${creditWords})(?!\\p{L})`, 'iu')
const range = /\d\s?\p{Sc}?\s?[-–—~]\s?\p{Sc}?\s?\d/u

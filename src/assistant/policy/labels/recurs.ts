import { anyWord, recurrence } from '#languages'

/** Whether a text names a price that comes again: "€9 / month", "pro Jahr". */
export function recurs(text: string): boolean {
  return pattern.test(text)
}

const { per, period, whole } = recurrence
const pattern = new RegExp(`(?:${anyWord(per)})\\s*(?:${anyWord(period)})(?!\\p{L})|${anyWord(whole)}`, 'iu')

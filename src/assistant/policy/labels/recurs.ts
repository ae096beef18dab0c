import { recurrence } from '#languages'

/** Whether a text names a price that comes again: "€9 / month", "pro Jahr". */
export function recurs(text: string): boolean {
  return pattern.test(text)
}

const { per, period, whole } = recurrence
const pattern = new RegExp(`(?:${per})\\s*(?:${period})(?!\\p{L})|${whole}`, 'iu')

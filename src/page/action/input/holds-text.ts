import { fold } from '#protocol'

/**
 * Whether a field holds what was written, however it shapes it: spaces in a telephone number, a sign before a price,
 * zeros after a number, the parts of a date in another order.
 */
export function holdsText(held: string, wanted: string): boolean {
  const [is, aim] = [plain(held), plain(wanted)]
  if (is === aim) return aim !== '' || held.trim() === wanted.trim()
  // What stands around it was put there by the field.
  if (aim.length > 4 && is.includes(aim)) return true
  const [isGroups, aimGroups] = [numbersOf(held), numbersOf(wanted)]
  if (/^[-+]?[\d.,\s]+$/.test(wanted.trim()) && aimGroups.length < 3)
    return numberIn(held) === numberIn(wanted)
  return aimGroups.length > 2 && String(isGroups) === String(aimGroups)
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

function numbersOf(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b)
}

/** The number a text shows, whichever sign its decimals have. */
function numberIn(text: string): number {
  const digits = text.replace(/[^\d.,-]/g, '')
  const decimal = /[.,](\d{1,2})?$/.exec(digits)
  const whole = decimal ? digits.slice(0, decimal.index) : digits
  return Number(`${whole.replace(/[.,]/g, '')}.${decimal?.[1] ?? 0}`)
}

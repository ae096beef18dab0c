import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** "+49 30 555 0147" where a form asks for the country's code in a list of its own: the code is chosen, the rest written. */
export function withCountryCode(fillings: readonly Filling[], slots: readonly Slot[]): Filling[] {
  return fillings.flatMap((one): Filling[] => {
    const number = one.slot.purpose === 'phone' && !one.option ? one.value : ''
    const found = slots.flatMap((slot) => {
      if (slot.form !== one.slot.form) return []
      const option = slot.options.find(({ option: text = '' }) => isCodeOf(text, number))?.option
      return option === undefined ? [] : [{ slot, option }]
    })
    const [code, other] = found
    if (!code || other) return [one]
    const rest = number.slice(digitsOf(code.option).length).trim()
    return [
      { ...one, slot: code.slot, value: code.option, option: true },
      { ...one, value: rest },
    ]
  })
}

function isCodeOf(option: string, number: string): boolean {
  const code = digitsOf(option)
  return code !== '' && number.startsWith(code) && /^\D/.test(number.slice(code.length))
}

/** The code in "Ireland (+353)". */
function digitsOf(option: string): string {
  return /\+\d{1,4}(?!\d)/.exec(option)?.[0] ?? ''
}

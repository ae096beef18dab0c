/** Whether a text is the number of a payment card: 13 to 19 digits whose last one is right (Luhn), not all zeros. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19 || !/[1-9]/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether the number of a card stands somewhere in a text, with or without blanks and hyphens in it. */
export function holdsCardNumber(text: string | undefined): boolean {
  return (text?.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some(isCardNumber)
}

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

/** Beginnings and lengths that cards have. Numbers of orders and parcels often have a right last digit too. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689](?:\d{12}|\d{14})|(?:35|5[0678]|6\d)\d{14,17}|8[12]\d{14}|9792\d{12})$/

/** The same for digits that nobody has called a card: they also begin as those of some issuer do. */
export function isIssuedNumber(digits: string): boolean {
  return issued.test(digits) && isCardNumber(digits)
}

/** Whether the number of a card stands somewhere in what is to be written, whatever stands between its digits. */
export function holdsCardNumber(text: string | undefined): boolean {
  const runs = text?.match(/\d(?:[^\p{L}\p{N}]{0,3}\d)+/gu) ?? []
  return runs.some((run) => isCardNumber(run) || holdsIssuedNumber(run.replace(/\D/g, '')))
}

function holdsIssuedNumber(digits: string): boolean {
  for (let from = 0; from + 13 <= digits.length; from += 1)
    for (let length = 13; length <= 19; length += 1)
      if (isIssuedNumber(digits.slice(from, from + length))) return true
  return false
}

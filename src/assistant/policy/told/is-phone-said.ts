/** Fewer digits are no telephone number that could be told from another. */
const fewestDigits = 7

/** "+49 30 1234567" is the "030/1234567" the visitor wrote: the same number, at most with its country before it. */
export function isPhoneSaid(value: string, told: readonly string[]): boolean {
  if (!phone.test(value)) return false
  const wanted = numberOf(value)
  return told.some((text) =>
    [...text.matchAll(phones)].some(([found]) => {
      const said = numberOf(found)
      return wanted.digits.length >= said.digits.length ? isWith(said, wanted) : isWith(wanted, said)
    }),
  )
}

const phone = /^[\s+()]*\d[\d\s()/.–-]*$/
const phones = /\+?\d(?:[\s()/.–-]{0,3}\d){6,}/g

interface Phone {
  readonly digits: string
  /** It begins with the number of a country. */
  readonly isWhole: boolean
}

function numberOf(text: string): Phone {
  const isWhole = /^\s*(?:\(?\+|00)/.test(text)
  // "+49 (0)30": the nought is dialled only without the country.
  return { digits: text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, ''), isWhole }
}

/** Whether the longer one is the shorter one with a country's one to three digits before it. */
function isWith(short: Phone, long: Phone): boolean {
  const { digits } = short
  if (digits.length < fewestDigits || !long.digits.endsWith(digits)) return false
  const country = long.digits.length - digits.length
  return country === 0 || (country <= 3 && long.isWhole && !short.isWhole)
}

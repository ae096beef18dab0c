/** A number as people write it: groups of three set apart by a comma, point, space or apostrophe, then decimals. */
export const numberPattern = String.raw`\d{1,3}(?:[.,' \u00a0\u202f’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`

/**
 * The value of such a number. `decimal` is what the page's language sets decimals off with; without it three
 * digits behind a point are always thousands, as in prices.
 */
export function readNumber(text: string, decimal?: '.' | ','): number {
  const bare = text.replace(/[' \u00a0\u202f’]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return Number(bare)
  const sign = bare[last]
  const before = bare.slice(0, last)
  const after = bare.slice(last + 1)
  const groups = before.includes(sign ?? '') || (after.length === 3 && sign !== decimal && before !== '0')
  return Number(groups ? bare.replace(/[.,]/g, '') : `${before.replace(/[.,]/g, '')}.${after}`)
}

/** Digits of other scripts as those that computers count with. */
export function withPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}

const decimals = new Map<string, '.' | ','>()

/** What a language sets decimals off with. */
export function decimalOf(language: string | undefined): '.' | ',' {
  if (!language) return '.'
  const known = decimals.get(language)
  if (known) return known
  const sign = isLocale(language) && new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.'
  if (decimals.size < languagesKept) decimals.set(language, sign)
  return sign
}

/** A page may call its language anything: only so many are remembered. */
const languagesKept = 200

/** Whether a page's word for its language is one that `Intl` takes. */
export function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    // It throws on what is no language tag.
    return false
  }
}

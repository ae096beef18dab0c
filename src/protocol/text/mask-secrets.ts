import { isIssuedNumber } from './card-number.ts'

/** What stands in the place of a secret that was taken out of a text. */
const marks = { card: '[card •••]', iban: '[IBAN •••]', key: '[key •••]', detail: '[•••]' } as const

/** What stands for a key. */
export const keyMark = marks.key

/** Whether something was taken out of a text: then whoever wrote it is told. */
export function isMasked(text: string): boolean {
  return text.includes('•••]')
}

/** What is left of a text beside the marks. */
export function withoutMarks(text: string): string {
  return text.replace(/\[[^\]]*•••\]/g, '')
}

/**
 * Takes out of free text what is a secret beyond doubt: numbers of cards and accounts whose check digits are right, what
 * stands with a card, and keys of a known shape. The rest of the text stays as it is.
 */
export function maskSecrets(text: string): string {
  if (!mayHold.test(text)) return text
  const parts = text.replace(keys, marks.key).split(ids)
  return parts
    .map((part, at) => (at % 2 ? part : maskAccounts(part).replace(numbers, maskCards)))
    .join('')
    .replace(besideCard, (near) => near.replace(details, (_, before = '') => before + marks.detail))
}

/** The same for every text in a value, however deep; a value without one is returned itself. */
export function maskAll<Value>(value: Value): Value {
  if (typeof value === 'string') return maskSecrets(value) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(fields)) {
    const before = fields[key]
    // The digest of a thing is compared, never read.
    const after = key === 'seal' ? before : maskAll(before)
    if (after === before) continue
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as typeof fields
    copy[key] = after
  }
  return (copy ?? value) as Value
}

/** Nearly no text does, and to look is all that it costs. */
const mayHold =
  /\p{Nd}(?:[^\p{L}\p{N}\n]{0,3}\p{Nd}){11}|[a-z]{2}\d\d(?:[^\p{L}\p{N}\n]{0,3}[a-z\d]){11}|[-_][\w-]{16}|A[IKS][IZa-z]{2}\w{12}|eyJ|SG\.|ya29|card •|cv[cvn]|-----BEGIN/iu

/** Twenty-four of them in a row, or letters of both cases and digits: words of a name are shorter and have no such mixture. */
const mixed = '(?=[\\w-]{0,80}[A-Za-z\\d]{24}|(?=[\\w-]{0,80}\\d)(?=[\\w-]{0,80}[a-z])[\\w-]{0,80}[A-Z])'

/** Keys that say by their beginnings whose they are. */
const keys = new RegExp(
  [
    '-----BEGIN [A-Z ]*PRIVATE KEY[A-Z ]*-----[^]*?(?:-----END [A-Z ]*-----|$)',
    '\\beyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]*',
    '\\b(?:glpat-|xox[a-z]-|GOCSPX-|whsec_|gh[opsur]_|github_pat_)[\\w-]{16,}',
    `\\b(?:sk-|xapp-|pypi-|[rs]k_(?:live|test)_|npm_|hf_|ph_)${mixed}[\\w-]{16,}`,
    '\\b(?:shp(?:at|ca|pa|ss)_|dop_v1_)[a-f\\d]{32,}',
    '\\b(?:AKIA|ASIA)[A-Z\\d]{16}\\b',
    '\\bAIza[\\w-]{35}',
    '\\bya29\\.[\\w-]{20,}',
    '\\bSG\\.[\\w-]{16,}\\.[\\w-]{16,}',
  ].join('|'),
  'g',
)

/** An id (UUID) is no number of anything: by chance one of 400 has the check digits of an account. */
const ids = /(?<![a-z\d])([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![a-z\d])/i

/** The number of a card, or its code where that is called so, and what stands around it. */
const besideCard = /[^]{0,99}(?:card •••|\bcv[cvn]2?[^\p{Nd}\n]{0,20}\p{Nd}{3})[^]{0,99}/giu

/**
 * The code of a card behind a word for it, what stands next to the number, and a month with a year, in any language. The
 * words are beginnings in twelve, and few, since every widget carries them: another code is taken out with a card too.
 */
const details =
  /((?:\b(?:c[vs][cvn]2?|pin|[ck][oó]d|secur)|beveil|pr[uü]f|sicher|crypt|رمز|コード|[码碼])[^\p{Nd}\n[]{0,30}(?=\p{Nd}{3})|•\][^\p{L}\p{Nd}]{1,4}(?=\p{Nd}{3}|\p{Nd}+ \p{Nd}{2})|(?<![\p{Nd}\p{Sc}/.-])(?=\p{Nd}{1,2} ?[/.-] ?(?:\p{Nd}\p{Nd})?[2-4٢-٤]\p{Nd}(?![\p{Nd}/.-])))\p{Nd}{1,4}(?:[\s/.,-]{1,3}\p{Nd}{2,4}){0,2}(?!\p{Nd}|[^\n]?[\p{Sc}%])|\p{L}{3,} 20[2-4]\d|20[2-4]\d年\d+月/giu

const accountStart = /(?<=^|[^a-z\d]|iban)[a-z]{2}\d\d/gi

function maskAccounts(text: string): string {
  let told = ''
  let at = 0
  for (const { index } of text.matchAll(accountStart)) {
    const end = index < at ? undefined : endOfAccount(text, index)
    if (end === undefined) continue
    told += text.slice(at, index) + marks.iban
    at = end
  }
  return told + text.slice(at)
}

/**
 * What follows an account number may look like more of it: it ends with a word, where its digits are right (ISO 13616:
 * the first four characters behind the rest, letters as numbers, one left over when divided by 97).
 */
function endOfAccount(text: string, start: number): number | undefined {
  const head = [0, 1, 2, 3].map((place) => valueAt(text, start + place))
  let rest = 0
  let digits = 2
  // Parts of a path look like groups of a number.
  const gaps = ' .-\u00a0' + (text[start - 1] === '/' ? '' : '/_')
  let at = start + 4
  // The shortest have fifteen characters, the longest thirty-four, and none has fewer than ten digits.
  for (let length = 4; ; length += 1) {
    let next = at
    while (next < at + 3 && gaps.includes(text[next] ?? '?')) next += 1
    const isApart = next > at
    const value = valueAt(text, next)
    const isWhole = (isApart || value < 0) && length > 14 && digits > 9
    if (isWhole && head.reduce(appended, rest) === 1) return at
    if (value < 0 || length === 34) return undefined
    rest = appended(rest, value)
    if (value < 10) digits += 1
    at = next + 1
  }
}

function appended(rest: number, value: number): number {
  return (rest * (value > 9 ? 100 : 10) + value) % 97
}

/** What a letter or digit counts for; less than nothing for anything else. */
function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 48 && code <= 57) return code - 48
  const letter = (code | 32) - 87
  return letter > 9 && letter < 36 ? letter : -1
}

const numbers = /(?<!\p{Nd})\p{Nd}(?:(?:[^\p{L}\p{N}\n]|[\p{Z}-]{2,3})?\p{Nd}){11,}(?![\p{L}\p{Nd}])/gu

/** Looks for cards in a run of digits: groups of three and more can be a card beside other numbers, others only together. */
function maskCards(found: string): string {
  if (isCard(found)) return marks.card
  const groups = found.split(/(\P{Nd}+)/u)
  let told = ''
  for (let from = 0; from < groups.length; from += 2) {
    const to = lastOfCard(groups, from)
    told += (to === undefined ? groups[from] : marks.card) + (groups[(to ?? from) + 1] ?? '')
    from = to ?? from
  }
  return told
}

/** The last group of the card that begins with this one. */
function lastOfCard(groups: readonly string[], from: number): number | undefined {
  let digits = ''
  for (let to = from; (groups[to]?.length ?? 0) > 2 && digits.length < 19; to += 2) {
    digits += groups[to]
    if (digits.length > 12 && isCard(digits)) return to
  }
  return undefined
}

function isCard(found: string): boolean {
  const digits = toDigits(found)
  return isIssuedNumber(digits) && !isArticle(digits)
}

/** Bar codes of thirteen digits are on every page of a shop, and have another check digit. */
function isArticle(digits: string): boolean {
  if (digits.length !== 13) return false
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return sum % 10 === 0
}

/** The first of ten digits, in the scripts that people write numbers in. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

function toDigits(text: string): string {
  return text.replace(/\D/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((each) => code >= each && code < each + 10)
    return zero === undefined ? '' : String(code - zero)
  })
}

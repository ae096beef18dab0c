import { ground } from '../ground/ground.ts'
import type { PageIndex } from '../ground/page-index.ts'
import { quotes } from '../language/quotes.ts'
import type { Fact } from './fact.ts'
import { kindOfName, ownKinds } from './purpose.ts'

const colon = /^(?:and |my |the |our |with |use )*([\p{L}][\p{L}\s/()'?-]{1,40}?)\s*[:=]\s*(.+)$/iu
const being =
  /^(?:and |my |the |our |with |use )*([\p{L}][\p{L}\s/()-]{1,40}?)\s+(?:is|are|should be)\s+(.+)$/iu

/** `City: London`, `my first name is Ada`: values told with the name of a field, cut at commas. */
export function namedFacts(text: string, index: PageIndex): { facts: Fact[]; left: string } {
  return sift(pieces(text), (piece) => {
    const [, about = '', value = ''] = colon.exec(piece) ?? being.exec(piece) ?? []
    const kind = kindOfName(about)
    const isKnown = about !== '' && (isField(about, index) || ownKinds.has(kind) || colon.test(piece))
    return isKnown
      ? { kind: ownKinds.has(kind) ? kind : 'text', about, value: unquoted(value), strict: true }
      : undefined
  })
}

/** `company Acme`, `the voucher code SPRING10`: a field's name and its value with nothing between. */
export function leadingFacts(text: string, index: PageIndex): { facts: Fact[]; left: string } {
  return sift(pieces(text), (piece) => {
    const parts = piece.replace(/^(?:and|my|the|our|with|use|using|under)\s+/i, '').split(/\s+/)
    for (let length = parts.length - 1; length > 0; length--) {
      const about = parts.slice(0, length).join(' ')
      const value = parts.slice(length).join(' ')
      if (isValue(value) && isField(about, index)) return { kind: 'text', about, value: unquoted(value) }
    }
    return undefined
  })
}

function sift(
  list: readonly string[],
  read: (piece: string) => Fact | undefined,
): { facts: Fact[]; left: string } {
  const facts: Fact[] = []
  const left = list.filter((piece) => {
    const fact = read(piece)
    if (fact) facts.push(fact)
    return !fact
  })
  return { facts, left: left.join(', ') }
}

function isField(about: string, index: PageIndex): boolean {
  if (about === '') return false
  return ground(about, index, { kinds: ['field', 'select'], strict: true }).kind === 'sure'
}

function isValue(text: string): boolean {
  return /^["“'„«\p{Lu}\d+(]/u.test(text)
}

function unquoted(value: string): string {
  const [quote] = quotes(value)
  return quote && quote.start === 0 ? quote.text : value.trim()
}

/** A text cut at commas, line ends and `and`, never inside quotation marks. */
export function pieces(text: string): string[] {
  const kept = quotes(text)
  const cuts = [...text.matchAll(/\s*[,;\n]\s*|\s+and\s+(?=my\b|the\b|[\p{Lu}\d])|\.\s+/gu)].filter(
    ({ index }) => !kept.some(({ start, end }) => index >= start && index < end),
  )
  const bounds = [0, ...cuts.flatMap((cut) => [cut.index, cut.index + cut[0].length]), text.length]
  const list: string[] = []
  for (let at = 0; at < bounds.length; at += 2) list.push(text.slice(bounds[at], bounds[at + 1]).trim())
  return list.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

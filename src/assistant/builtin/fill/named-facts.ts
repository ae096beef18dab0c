import { ground } from '../ground/ground.ts'
import type { PageIndex } from '../ground/page-index.ts'
import { quotes } from '../language/quotes.ts'
import type { Fact, FactKind } from './fact.ts'
import { kindOfName, ownKinds } from './purpose.ts'

const colon = /^(?:and |my |the |our |with |use )*([\p{L}][\p{L}\s/()'?-]{1,40}?)\s*[:=]\s*(.+)$/iu
const being =
  /^(?:and |my |the |our |with |use )*([\p{L}][\p{L}\s/()-]{1,40}?)\s+(?:is|are|should be)\s+(.+)$/iu

/** Where `name: Ada Lovelace email: ada@mill.example` names the next value without a comma. */
const nextName =
  /\s+(?=((?:(?:my|first|last|full|given|family|phone|mobile|post|postal|zip|street|email|e-mail) )*[\p{L}][\p{L}-]*)\s?[:=]\s)/giu

/** `City: London`, `my first name is Ada`: values told with the name of a field, cut at commas. */
export function namedFacts(text: string, index: PageIndex): { facts: Fact[]; left: string } {
  return sift(pieces(withoutLead(text, index)).flatMap(atNames), (piece) => {
    const [, about = '', value = ''] = colon.exec(piece) ?? being.exec(piece) ?? []
    const kind = kindOfName(about)
    const isBrief = colon.test(piece) && about.split(/\s+/).length <= mostWordsOfName
    const isKnown = about !== '' && (isField(about, index) || ownKinds.has(kind) || isBrief)
    const told = isKnown ? shaped(kind, unquoted(value)) : undefined
    if (told === undefined) return undefined
    return { kind: ownKinds.has(kind) ? kind : 'text', about, value: told, strict: true }
  })
}

/** A named value ends where the next name begins. */
function atNames(piece: string): string[] {
  const [, , value] = colon.exec(piece) ?? []
  if (value === undefined) return [piece]
  const cuts = [...value.matchAll(nextName)].filter(([, name = '']) => ownKinds.has(kindOfName(name)))
  const bounds = [0, ...cuts.map((cut) => piece.length - value.length + cut.index), piece.length]
  return bounds.slice(1).map((end, at) => piece.slice(bounds[at], end).trim())
}

const mostWordsOfName = 3

/** Values that have a form of their own are taken by it, however the sentence goes on. */
const shapes: Readonly<Partial<Record<FactKind, RegExp>>> = {
  email: /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.[\p{L}\d]{2,}/u,
  tel: /\+?[\d(][\d\s()./-]{5,}\d/,
  name: /^[\p{L}'’.-]+(?: (?!and\b|but\b|i\b|you\b|it\b)[\p{L}'’.-]+){0,4}/iu,
}

function shaped(kind: FactKind, value: string): string | undefined {
  const shape = shapes[kind]
  return shape ? shape.exec(value)?.[0].trim() : value
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

/** `I would like a free trial: …`: what stands before the colon leads up to the values and names none. */
function withoutLead(text: string, index: PageIndex): string {
  const [lead = '', about = ''] = /^([^:,;"“'\n]{12,80}):\s+/u.exec(text) ?? []
  const isLead =
    about.split(/\s+/).length > mostWordsOfName && !isField(about, index) && !ownKinds.has(kindOfName(about))
  return isLead ? text.slice(lead.length) : text
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
  return ground(about, index, { kinds: ['field', 'select'] }).kind === 'sure'
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
  const cuts = [
    ...text.matchAll(
      /\s*[,;\n]\s*|\s+and\s+(?=(?:my|the|i|you|we|our|please|it|it's|they)\b|[\p{Lu}\d])|\.\s+/gu,
    ),
  ].filter(({ index }) => !kept.some(({ start, end }) => index >= start && index < end))
  const bounds = [0, ...cuts.flatMap((cut) => [cut.index, cut.index + cut[0].length]), text.length]
  const list: string[] = []
  for (let at = 0; at < bounds.length; at += 2) list.push(text.slice(bounds[at], bounds[at + 1]).trim())
  return list.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

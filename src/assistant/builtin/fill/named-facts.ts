import type { PageIndex, Thing } from '../ground/page-index.ts'
import { fold } from '../language/words.ts'
import type { Fact } from './fact.ts'

/** `City: London`, `my first name is Ada`, `company Acme`: values told by the name of a field on this page. */
export function namedFacts(text: string, index: PageIndex): { facts: Fact[]; left: string } {
  const facts: Fact[] = []
  const rest = pieces(text).filter((piece) => {
    const fact = named(piece, index)
    if (fact) facts.push(fact)
    return !fact
  })
  return { facts, left: rest.join(', ') }
}

/** A text cut at commas, line ends and `and`. */
export function pieces(text: string): string[] {
  return text
    .split(/\s*[,;\n]\s*|\s+and\s+(?=my\b|the\b|[\p{Lu}\d])|\.\s+/u)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function named(piece: string, index: PageIndex): Fact | undefined {
  const told =
    /^(?:my |the |our )?([\p{L}][\p{L}\s/'-]{1,40}?)\s*(?::|=|\bis\b|\bare\b|\bshould be\b)\s*(.+)$/iu.exec(
      piece,
    )
  if (told?.[1] && told[2]) return { kind: 'text', about: told[1].trim(), value: told[2].trim() }
  const folded = fold(piece)
  const field = labelled(index.things).find(({ label }) => folded.startsWith(`${fold(label)} `))
  return field && { kind: 'text', about: field.label, value: piece.slice(field.label.length).trim() }
}

/** Fields with the longest labels first, so that `Company name` is tried before `Company`. */
function labelled(things: readonly Thing[]): Thing[] {
  return things
    .filter(({ kind, label }) => (kind === 'field' || kind === 'select') && label.length > 2)
    .sort((a, b) => b.label.length - a.label.length)
}

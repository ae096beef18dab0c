import { commonWords } from '../language/common-words.ts'
import { numberOf } from '../language/ordinals.ts'
import { quotes } from '../language/quotes.ts'
import { closestWord } from '../language/spelling.ts'
import { foreignWords, interfaceWords } from '../language/synonyms.ts'
import { stopWords } from '../language/stop-words.ts'
import { units, type Unit } from '../language/units.ts'
import { respelt, words, type Word } from '../language/words.ts'
import type { ElementKind } from './kind.ts'
import { plain, type PageIndex } from './page-index.ts'
import { roleNouns } from './role-nouns.ts'

/** How a visitor named something, made ready for holding against labels. */
export interface Phrase {
  readonly text: string
  /** The folded words, for whole-label comparison: as written, and with repaired spelling. */
  readonly forms: readonly string[]
  readonly units: readonly Unit[]
  /** Units that only say the sort of thing: they may explain a label but need no match. */
  readonly optional: ReadonlySet<Unit>
  readonly repaired: ReadonlySet<Unit>
  readonly kinds: readonly ElementKind[]
}

/** Reads a phrase: quotation marks, spelling, and nouns such as `button`. */
export function readPhrase(text: string, index: PageIndex): Phrase {
  const quoted = quotes(text)
  const named = quoted.length === 1 && quoted[0] && outside(text, quoted[0]) ? quoted[0].text : text
  const written = words(named)
  const fixed = written.map((word) => repairWord(word, index))
  const parts = units(fixed.filter((word) => !pronouns.has(word.folded)))
  const nouns = named === text ? trailingNouns(parts) : words(text).filter((word) => word.folded in roleNouns)
  const optional = named === text ? optionalUnits(parts, index) : new Set<Unit>()
  return {
    text: named,
    forms: formsOf(plain(named), fixed.map((word) => word.folded).join(' ')),
    units: parts,
    optional,
    repaired: new Set(parts.filter((unit) => unit.words.some((word) => !written.includes(word)))),
    kinds: nouns.flatMap((word) => roleNouns[word.folded] ?? []),
  }
}

/** Each form as it is, and without the article that a label seldom has. */
function formsOf(...forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => [form, form.replace(/^(?:the|my|your|a|an) (?=.)/, '')]))]
}

/** Words that stand inside a phrase and break it: `log me in`, `take it out`. */
const pronouns: ReadonlySet<string> = new Set(['me', 'it', 'us', 'them', 'him', 'please'])

/** Whether a quote names the thing: all that stands around it is small words and role nouns. */
function outside(text: string, quote: { start: number; end: number }): boolean {
  const around = words(`${text.slice(0, quote.start)} ${text.slice(quote.end)}`)
  return around.every((word) => stopWords.has(word.folded) || word.folded in roleNouns)
}

/** A word the page does not have and interfaces do not use becomes the page's nearest word. */
function repairWord(word: Word, index: PageIndex): Word {
  const { folded } = word
  const digits = String(numberOf(folded) ?? '')
  if (!index.vocabulary.has(folded) && index.vocabulary.has(digits)) return respelt(word, digits)
  if (index.vocabulary.has(folded) || stopWords.has(folded) || folded in roleNouns) return word
  if (foreignWords.has(folded) || commonWords.has(folded)) return word
  const near =
    closestWord(folded, index.vocabulary) ??
    (interfaceWords.has(folded) ? undefined : closestWord(folded, interfaceWords))
  return near === undefined || interfaceWords.has(folded) ? word : respelt(word, near)
}

function trailingNouns(parts: readonly Unit[]): Word[] {
  return parts.flatMap((unit) => unit.words).filter((word) => word.folded in roleNouns)
}

/** Nouns of the sort of thing, unless something on the page is called just that: `Card`. */
function optionalUnits(parts: readonly Unit[], { things }: PageIndex): Set<Unit> {
  const isName = ({ folded }: Word): boolean => things.some((thing) => thing.folded === folded)
  const nouns = parts.filter((unit) => unit.words.every((word) => isNoun(word) && !isName(word)))
  const content = parts.filter(
    (unit) => !unit.words.every((word) => isNoun(word) || stopWords.has(word.folded)),
  )
  return new Set(content.length > 0 ? nouns : [])
}

function isNoun(word: Word): boolean {
  return word.folded in roleNouns
}

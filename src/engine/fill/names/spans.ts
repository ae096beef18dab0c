import { companyEndings } from '#languages'
import { oncePerObject } from '#protocol'
import { overlap, type Extent } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { capital } from './capitals.ts'
import { citiesAfterPostcodes, citiesAfterStreets, citiesBeforeCountries } from './cities-told.ts'
import { flatsTold } from './flats-told.ts'
import { groupNames } from './group-names.ts'
import { introducedNames } from './introduced-names.ts'
import { namesAskedFor } from './names-asked-for.ts'
import { peopleNamed } from './people-named.ts'
import { placesTold } from './places-told.ts'
import { smallNames } from './small-names.ts'
import { streetsTold } from './streets-told.ts'
import { titledNames } from './titled-names.ts'

/** Words of a sentence that name a person, a street, a town: told by how they are written and where they stand. */
export interface Span extends Extent {
  readonly kind:
    | 'name'
    | 'nickname'
    | 'relative'
    | 'surname'
    | 'group'
    | 'street'
    | 'flat'
    | 'city'
    | 'place'
    | 'country'
    | 'company'
  readonly text: string
}

/** The people, streets and places that a sentence names. What a typed value took is not looked at. */
export const spansIn: (sentence: Sentence) => readonly Span[] = oncePerObject(readSpans)

function readSpans(sentence: Sentence): Span[] {
  const found: Span[] = []
  const taken = sentence.values.filter(({ kind }) => kind !== 'number')
  for (const find of finders)
    for (const { kind, text, at } of find(sentence, found)) {
      const end = at + text.length
      if (![...found, ...taken].some((other) => overlap(other, { at, end })))
        found.push({ kind, text, at, end })
    }
  return found.sort((one, other) => one.at - other.at)
}

/** What a finder tells; where it ends follows. */
export type Said = Omit<Span, 'end'>

/** Each looks at what those before it have found; of two at one place the first counts. */
const finders: readonly ((sentence: Sentence, found: readonly Span[]) => Iterable<Said>)[] = [
  companiesIn,
  streetsTold,
  flatsTold,
  citiesAfterPostcodes,
  countriesIn,
  citiesAfterStreets,
  citiesBeforeCountries,
  placesTold,
  groupNames,
  namesAskedFor,
  titledNames,
  peopleNamed,
  smallNames,
  introducedNames,
]

function* countriesIn({ text, words, senses }: Sentence, found: readonly Span[]): Iterable<Said> {
  for (const { notion, places } of senses) {
    if (!notion.startsWith('country-')) continue
    const [first, last] = [words[Math.min(...places)], words[Math.max(...places)]]
    if (!first || !last) continue
    const inCity = found.some((one) => one.kind === 'city' && overlap(one, { at: first.at, end: last.end }))
    if (!inCity) yield { kind: 'country', text: text.slice(first.at, last.end), at: first.at }
  }
}

/** "Kestrel Works Ltd": what its last word says is no person. */
function* companiesIn({ text }: Sentence): Iterable<Said> {
  for (const match of text.matchAll(company)) yield { kind: 'company', text: match[0], at: match.index }
}

const company = new RegExp(
  `(?<![\\p{L}\\d])${capital}(?: (?:& )?${capital}){0,4} (?:${companyEndings})(?![\\p{L}\\d])`,
  'gu',
)

import { oncePerObject } from '#protocol'
import {
  companyEndings,
  insideWords,
  oncePerKey,
  roadEndings,
  roadsBefore,
  roadWords,
  unitWords,
  type ConceptLanguage,
} from '#languages'
import type { Sentence } from '../understand/sentence.ts'
import { groupNames, namesGroup } from './group-names.ts'
import { asksName, introducedNames } from './introduced-names.ts'
import { placesTold } from './places-told.ts'
import { smallNames } from './small-names.ts'
import { isTitle, titledNames } from './titled-names.ts'
import { type Extent, overlap } from '../understand/extent.ts'

/** Words of a sentence that name a person, a street, a town: told by how they are written and where they stand. */
export interface Span extends Extent {
  readonly kind:
    | 'name'
    | 'nickname'
    | 'relative'
    | 'surname'
    | 'group'
    | 'street'
    | 'city'
    | 'place'
    | 'country'
    | 'company'
  readonly text: string
}

const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]*"
const small = 'de|del|van|von|der|den|da|di|la|le|el|bin|al'
const linking =
  "(?:(?:de|des|du|del|della|dei|degli|delle|do|da|dos|das|di|la|le|les|el|los|las|a) |d['’]|l['’]|dell['’])"
const road = `(?<!\\p{L})(?:${firstEither(roadsBefore)}) ${linking}{0,2}`
const numberFirst = new RegExp(
  `(?<![\\d.,€$£])\\d{1,5}[a-zA-Z]?(?:[-/]\\d+)?(?: (?:bis|ter))?,? (?:${road})?(?:\\p{Lu}\\p{Ll}[\\p{L}\\p{M}'’-]*\\.?)(?: (?:(?:${small}) )?${capital}\\.?){0,3}`,
  'gu',
)
const numberLast = new RegExp(
  `(?:${road})?${capital}(?: ${capital}){0,2},? \\d{1,4}[a-z]?(?=\\s*[,;.]|\\s*$|\\s+\\d{4})`,
  'gu',
)
/** "J.P." before a surname. */
const initials = '(?:\\p{Lu}\\.[ -]?){1,4}'
/** "14 malt lane", "rua das flores 88", "lindenweg 3": in small letters a street is told by what roads are called, and stands alone. */
const smallRoad = new RegExp(
  `(?<=(?:^|[,;])\\s*(?:\\p{Ll}{2,4} ){0,2})(?:\\d{1,5}[a-z]?(?:[-/]\\d+)? (?:\\p{Ll}[\\p{Ll}'’-]+ ){1,2}(?:${roadWords})|(?:(?:${roadsBefore}) ${linking}{0,2}\\p{Ll}[\\p{Ll}'’-]+(?: \\p{Ll}[\\p{Ll}'’-]+){0,2}|\\p{Ll}{3,}(?:${roadEndings})) \\d{1,4}[a-z]?)(?=\\s*(?:[,;.]|$))`,
  'gu',
)
/** The flat, before the street or behind it. */
const unit = `(?<!\\p{L})(?:${unitWords}) ?\\d{1,4}[a-zA-Z]?`
const unitBefore = new RegExp(`${unit},? $`, 'iu')
const unitBehind = new RegExp(`^,? ${unit}(?=\\s*(?:[,;.]|$))`, 'iu')
const people = new RegExp(
  `(?<![\\p{L}\\d'’.])(?:${initials} ?(?:(?:${small}) ){0,2}${capital}|${capital}(?: (?:(?:${small}) ){0,2}${capital}){1,2})(?![\\p{L}\\d])`,
  'gu',
)
const afterPostcode = new RegExp(
  `^ (${capital}(?: ${capital}){0,2}|\\p{Ll}{2,}(?: \\p{Ll}{3,})?(?=\\s*(?:[,;.]|$)))`,
  'u',
)
const lone = new RegExp(`^(?:(?:in|en|à|a|w|te) )?(${capital}(?: ${capital}){0,1})$`, 'u')
const inPlace = new RegExp(
  `(?:\\b(?:in|en|à|em|w|te)\\b) (${capital}(?: ${capital}){0,1})(?=[,.]|$| \\p{Ll})`,
  'gu',
)
const company = new RegExp(
  `(?<![\\p{L}\\d])${capital}(?: (?:& )?${capital}){0,4} (?:${companyEndings})(?![\\p{L}\\d])`,
  'gu',
)
const beforeCountry = new RegExp(
  `(?:^|[,;] |(?<!\\p{L})(?:in|en|à|a|em|w|te|from|aus|de) )(${capital}(?: ${capital})?), $`,
  'u',
)
const insideOf = oncePerKey((language: ConceptLanguage) => {
  const words = insideWords[language]
  return words === undefined ? undefined : new RegExp(`(?:^|\\s)(?:${words})\\s$`, 'iu')
})
const roads = new RegExp(`\\b(?:${roadWords})\\b|(?:${roadEndings})\\b|^(?:${roadsBefore}) `, 'iu')

function firstEither(words: string): string {
  const capitals = words.split('|').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words}|${capitals.join('|')}`
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
  streetsIn,
  citiesAfterPostcodes,
  countriesIn,
  citiesAfterStreets,
  citiesBeforeCountries,
  placesTold,
  groupNames,
  namesAskedFor,
  titledNames,
  peopleIn,
  smallNames,
  introducedNames,
]

/** Where a road is named its number is behind it: "Hill Road 17, Oxford" has no "17, Oxford". */
function* streetsIn({ text }: Sentence): Iterable<Said> {
  if (!/\d/.test(text)) return
  const last = [...text.matchAll(numberLast)].map((match) => ({ match, named: roads.test(match[0]) }))
  const told = ({ index, 0: said }: RegExpExecArray) =>
    /[,;]\s*$/.test(text.slice(0, index)) || /(?:\d|^[a-z])[ ,]+\d/.test(text.slice(index + said.length - 1))
  const found = [
    ...last.filter(({ named }) => named).map(({ match }) => match),
    ...text.matchAll(numberFirst),
    ...last.filter(({ named, match }) => !named && told(match)).map(({ match }) => match),
  ]
  for (const { index, 0: said } of [...found, ...text.matchAll(smallRoad)]) {
    const before = unitBefore.exec(text.slice(0, index))?.[0] ?? ''
    const behind = unitBehind.exec(text.slice(index + said.length))?.[0] ?? ''
    yield { kind: 'street', text: before + said + behind, at: index - before.length }
  }
}

function* citiesAfterPostcodes({ text, values }: Sentence): Iterable<Said> {
  for (const { kind, end } of values) {
    if (kind !== 'postcode') continue
    const match = afterPostcode.exec(text.slice(end))
    if (match?.[1]) yield { kind: 'city', text: match[1], at: end + match[0].length - match[1].length }
  }
}

function* countriesIn({ text, words, senses }: Sentence, found: readonly Span[]): Iterable<Said> {
  for (const { notion, places } of senses) {
    if (!notion.startsWith('country-')) continue
    const [first, last] = [words[Math.min(...places)], words[Math.max(...places)]]
    if (!first || !last) continue
    const inCity = found.some((one) => one.kind === 'city' && overlap(one, { at: first.at, end: last.end }))
    if (!inCity) yield { kind: 'country', text: text.slice(first.at, last.end), at: first.at }
  }
}

function* citiesAfterStreets({ text }: Sentence, found: readonly Span[]): Iterable<Said> {
  const hasCity = () => found.some(({ kind }) => kind === 'city')
  const ends = found.flatMap(({ kind, end }) => (kind === 'street' ? [end] : []))
  if (ends.length === 0 || hasCity()) return
  const from = Math.max(...ends)
  for (const match of text.slice(from).matchAll(inPlace)) {
    const [whole, city = ''] = match
    yield { kind: 'city', text: city, at: from + match.index + whole.length - city.length }
  }
  let at = from
  for (const piece of text.slice(from).split(',')) {
    const city = hasCity() ? undefined : lone.exec(piece.trim())?.[1]
    if (city) yield { kind: 'city', text: city, at: at + piece.indexOf(city) }
    at += piece.length + 1
  }
}

/** "Kestrel Works Ltd": what its last word says is no person. */
function* companiesIn({ text }: Sentence): Iterable<Said> {
  for (const match of text.matchAll(company)) yield { kind: 'company', text: match[0], at: match.index }
}

/** "In Ghent, Belgium": a lone name right before a country. */
function* citiesBeforeCountries({ text }: Sentence, found: readonly Span[]): Iterable<Said> {
  if (found.some(({ kind }) => kind === 'city')) return
  for (const { kind, at } of found) {
    const match = kind === 'country' ? beforeCountry.exec(text.slice(0, at)) : null
    if (match?.[1])
      yield { kind: 'city', text: match[1], at: at - match[0].length + match[0].indexOf(match[1]) }
  }
}

/** "Name: Jonas", "my name is Jonas": one word will do behind what asks for it. */
function* namesAskedFor({ text, words, senses }: Sentence): Iterable<Said> {
  // Of a word that asks for either the narrower counts: a surname is a name too.
  const asking = senses.filter(({ notion }) => asksName.has(notion))
  const narrow = asking.filter(({ notion }) => notion === 'field.last-name')
  for (const { notion, places } of [...narrow, ...asking]) {
    const from = words[Math.max(...places)]?.end ?? 0
    const match = namedThen.exec(text.slice(from))
    const kind = notion === 'field.last-name' ? 'surname' : 'name'
    if (match?.[1]) yield { kind, text: match[1], at: from + match[0].length - match[1].length }
    // "Brandt ist der Nachname"
    const before = nameBefore.exec(text.slice(0, words[Math.min(...places)]?.at ?? 0))
    if (before?.[1]) yield { kind, text: before[1], at: before.index + before[0].indexOf(before[1]) }
  }
}

function* peopleIn(sentence: Sentence): Iterable<Said> {
  const noName = namelessStarts(sentence)
  for (const match of sentence.text.matchAll(people)) {
    let [said, at] = [match[0], match.index]
    // "Ship to" and "My" are no part of a name.
    while (noName.has(at) && said.includes(' ')) {
      const cut = said.indexOf(' ') + 1
      ;[said, at] = [said.slice(cut), at + cut]
    }
    // What something on the page is called is nobody's name.
    const ofPage = sentence.names.some((name) => overlap(name, { at, end: at + said.length }))
    const isPlace = insideOf(sentence.language)?.test(sentence.text.slice(0, at)) ?? false
    const extent = { at, end: at + said.length }
    const own = sentence.senses.filter(({ places }) =>
      places.every((place) => overlap(sentence.words[place]!, extent)),
    )
    if (said.includes(' ') && !ofPage && !isPlace)
      yield { kind: namesGroup(own) ? 'group' : 'name', text: said, at }
  }
}

/** Where words begin that begin no name. */
function namelessStarts(sentence: Sentence): ReadonlySet<number> {
  const { words, senses, cues, language, text } = sentence
  const starts = new Set(words.filter(({ content, text }) => !content || isTitle(text)).map(({ at }) => at))
  // "Click Show details": what is ordered first is no first name.
  if (words[0] && isOrder({ senses, cues })) starts.add(words[0].at)
  // What a sentence begins with has a capital anyway, and in German every thing has.
  for (const [place, word] of words.entries())
    if (
      (begins(word.at, text) || language === 'de') &&
      senses.some((sense) => isKnown(sense, place)) &&
      !isIntroduced(place, sentence)
    )
      starts.add(word.at)
  return starts
}

/** "Jule Hartwig, …", "sie heißt Rose Hartwig": alone between stops, or behind a word of naming, a known word may be a first name. */
function isIntroduced(place: number, { words, cues, text, senses }: Sentence): boolean {
  const [first, last] = [words[place]!, words[place + 1]]
  const isNew =
    last !== undefined &&
    /^\p{Lu}/u.test(last.text) &&
    !senses.some(({ places }) => places.includes(place + 1))
  const isAlone =
    isNew && /(?:^|[,;]\s*)$/.test(text.slice(0, first.at)) && /^\s*(?:[,;]|$)/.test(text.slice(last.end))
  return (
    isNew &&
    (isAlone ||
      cues.some(({ name, from, to }) => name === 'named' && to === place && words[from]!.text.length > 4))
  )
}

/** The code of a currency is no word: "Ilse" has nothing of ILS. */
function isKnown({ notion, places }: Sentence['senses'][number], place: number): boolean {
  return places.includes(place) && !notion.startsWith('currency-')
}

function begins(at: number, text: string): boolean {
  return /(?:^|[.!?…]\s+)$/u.test(text.slice(0, at))
}

const namedThen = new RegExp(
  `^\\s*[:=]?\\s*(?:\\p{Ll}{1,4} )?(${capital}(?: (?:(?:${small}) )?${capital}){0,2})(?![\\p{L}\\d])`,
  'u',
)

const nameBefore = new RegExp(
  `(?:^|[,;.] )(${capital}(?: (?:(?:${small}) )?${capital}){0,2}) (?:is|ist|est|es|è|é|to)(?: \\p{Ll}{2,6}){0,2} $`,
  'u',
)

const ordering = new Set(['press', 'go', 'find', 'seek', 'put', 'send'])

/** Whether the first word of a sentence tells what to do. */
function isOrder({ senses, cues }: Pick<Sentence, 'senses' | 'cues'>): boolean {
  return (
    cues.some(({ name, from }) => from === 0 && ordering.has(name)) ||
    senses.some(({ notion, places }) => places[0] === 0 && /^(?:act|nav|view)\./.test(notion))
  )
}

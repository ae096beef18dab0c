import { inTown, inTownOf } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { capital } from './capitals.ts'
import type { Said, Span } from './spans.ts'

const afterPostcode = new RegExp(
  `^ (${capital}(?: ${capital}){0,2}|\\p{Ll}{2,}(?: \\p{Ll}{3,})?(?=\\s*(?:[,;.]|$)))`,
  'u',
)
const lone = new RegExp(`^(?:(?:${inTownOf}) )?(${capital}(?: ${capital}){0,1})$`, 'u')
const inPlace = new RegExp(
  `(?<!\\p{L})(?:${inTown}) (${capital}(?: ${capital}){0,1})(?=[,.]|$| \\p{Ll})`,
  'gu',
)
const beforeCountry = new RegExp(
  `(?:^|[,;] |(?<!\\p{L})(?:${inTownOf}) )(${capital}(?: ${capital})?)(?:, | (?:${inTown}) )$`,
  'u',
)

/** "1012 AB Amsterdam". */
export function* citiesAfterPostcodes({ text, values }: Sentence): Iterable<Said> {
  for (const { kind, end } of values) {
    if (kind !== 'postcode') continue
    const match = afterPostcode.exec(text.slice(end))
    if (match?.[1]) yield { kind: 'city', text: match[1], at: end + match[0].length - match[1].length }
  }
}

/** "5 Harbour Lane, York", "… in York". */
export function* citiesAfterStreets({ text }: Sentence, found: readonly Span[]): Iterable<Said> {
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

/** "In Ghent, Belgium", "from Oslo in Norway": a lone name right before a country. */
export function* citiesBeforeCountries({ text }: Sentence, found: readonly Span[]): Iterable<Said> {
  if (found.some(({ kind }) => kind === 'city')) return
  for (const { kind, at } of found) {
    const match = kind === 'country' ? beforeCountry.exec(text.slice(0, at)) : null
    if (match?.[1])
      yield { kind: 'city', text: match[1], at: at - match[0].length + match[0].indexOf(match[1]) }
  }
}

import { inTown, personLinks, roadEndings, roadLinks, roadsBefore, roadWords } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { capital, withCapitals } from './capitals.ts'
import { flat } from './flats-told.ts'
import type { Said } from './spans.ts'

const road = `(?<!\\p{L})(?:${withCapitals(roadsBefore)}) (?:${roadLinks}){0,2}`
const numberFirst = new RegExp(
  `(?<![\\d.,€$£])\\d{1,5}[a-zA-Z]?(?:[-/]\\d+)?(?: (?:bis|ter))?,? (?:${road})?(?:\\p{Lu}\\p{Ll}[\\p{L}\\p{M}'’-]*\\.?)(?: (?:(?:${personLinks}) )?${capital}\\.?){0,3}`,
  'gu',
)
const numberLast = new RegExp(
  `(?:${road})?${capital}(?: ${capital}){0,2},? \\d{1,4}[a-z]?(?=\\s*[,;.]|\\s*$|\\s+(?:(?:${inTown}) )?(?:\\d{4}|\\d\\d-\\d{3}))`,
  'gu',
)
/** "Am Wehr 14, 50321 …", "Am Wehr 14 in 50321 …": behind the number stands a postcode. */
const beforeFigures = new RegExp(`(?:\\d|^[a-z])[ ,]+(?:(?:${inTown}) )?\\d`)
/** "14 malt lane", "rua das flores 88", "lindenweg 3": in small letters a street is told by what roads are called, and stands alone. */
const smallRoad = new RegExp(
  `(?<=(?:^|[,;])\\s*(?:\\p{Ll}{2,4} ){0,2})(?:\\d{1,5}[a-z]?(?:[-/]\\d+)? (?:\\p{Ll}[\\p{Ll}'’-]+ ){1,2}(?:${roadWords})|(?:(?:${roadsBefore}) (?:${roadLinks}){0,2}\\p{Ll}[\\p{Ll}'’-]+(?: \\p{Ll}[\\p{Ll}'’-]+){0,2}|\\p{Ll}{3,}(?:${roadEndings})) \\d{1,4}[a-z]?)(?=\\s*(?:[,;.]|$))`,
  'gu',
)
/** The flat, before the street or behind it. */
const unitBefore = new RegExp(`${flat},? $`, 'iu')
const unitBehind = new RegExp(`^,? ${flat}(?=\\s*(?:[,;.]|$))`, 'iu')
const roads = new RegExp(`\\b(?:${roadWords})\\b|(?:${roadEndings})\\b|^(?:${roadsBefore}) `, 'iu')

/** Where a road is named its number is behind it: "Hill Road 17, Oxford" has no "17, Oxford". */
export function* streetsTold({ text }: Sentence): Iterable<Said> {
  if (!/\d/.test(text)) return
  const last = [...text.matchAll(numberLast)].map((match) => ({ match, named: roads.test(match[0]) }))
  const told = ({ index, 0: said }: RegExpExecArray) =>
    /[,;]\s*$/.test(text.slice(0, index)) || beforeFigures.test(text.slice(index + said.length - 1))
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

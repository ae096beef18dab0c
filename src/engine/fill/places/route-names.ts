import type { Sentence } from '../../understand/sentence.ts'
import { type Extent, overlap } from '../../understand/extent.ts'
import { directionsIn } from './direction-of.ts'
import { sensesOf } from '../senses-of.ts'

/** A place that a sentence tells as one end of a way. */
export interface RouteName extends Extent {
  readonly value: string
  readonly says: readonly number[]
}

export type RouteNames = Partial<Record<'from' | 'to', RouteName>>

/** The two ends of a way: "from Leeds to York", "Leeds to York", "Leeds – York", "a return Leeds York". */
export function routeNames(sentence: Sentence): RouteNames {
  const told = namesTold(sentence)
  return told.from && told.to ? told : (namesBeside(sentence) ?? told)
}

/** The names behind the first small word for each end; where only the second has one, the first stands right before it. */
function namesTold(sentence: Sentence): RouteNames {
  const found = directionsIn(sentence.words, sentence.language)
  const told: { from?: RouteName; to?: RouteName } = {}
  for (const { name, from, to } of found) {
    const behind = told[name] ? undefined : nameBehind(from, to, sentence)
    if (!behind) continue
    told[name] = behind
    const before = name === 'to' && !told.from ? nameBefore(from, sentence) : undefined
    if (before) told.from = before
  }
  return told
}

/** A name of a place: words with capitals, or the one word that nothing else is known of. */
function nameBehind(cue: number, first: number, sentence: Sentence): RouteName | undefined {
  const { words } = sentence
  let last = first
  while (isName(last + 1, sentence) && isNext(last + 1, sentence)) last++
  const start = words[first]
  if (!start || !isNext(first, sentence)) return undefined
  const strange = sensesOf(first, sentence).length === 0 && start.content
  return isName(first, sentence) || strange ? nameOf(first, last, [cue], sentence) : undefined
}

/** Words with capitals right before a small word: of those that begin a sentence, and in German of all, only what is known of no thing. */
function nameBefore(cue: number, sentence: Sentence): RouteName | undefined {
  let first = cue
  while (first > 0 && isName(first - 1, sentence) && (first === cue || isNext(first, sentence))) first--
  while (first < cue && (first === 0 || sentence.language === 'de') && isThing(first, sentence)) first++
  return first < cue && isNext(cue, sentence) ? nameOf(first, cue - 1, [cue], sentence) : undefined
}

const trips: ReadonlySet<string> = new Set(['book.return-trip', 'book.one-way'])
const stroke = /^(?: [–—→>-]+ |[–—→])$/u

/** "Leeds – York", and without the stroke where a trip is spoken of right before it: two names of one word each. */
function namesBeside(sentence: Sentence): RouteNames | undefined {
  const { words, text, senses } = sentence
  const names: (Extent & { readonly places: readonly number[] })[] = []
  for (const [place, { at, end }] of words.entries()) {
    if (!isName(place, sentence) || isThing(place, sentence, place > 0)) continue
    const last = names.at(-1)
    // "Port-Claude" is one name.
    if (last && text.slice(last.end, at) === '-')
      names[names.length - 1] = { at: last.at, end, places: [...last.places, place] }
    else names.push({ at, end, places: [place] })
  }
  const tripEnds = new Set(
    senses.flatMap(({ notion, places }) => (trips.has(notion) ? [Math.max(...places)] : [])),
  )
  for (const [at, one] of names.entries()) {
    const two = names[at + 1]
    if (!two) break
    const between = text.slice(one.end, two.at)
    const begins = tripEnds.has(one.places[0]! - 1)
    const third = names[at + 2] && /^ $/.test(text.slice(two.end, names[at + 2]!.at))
    if (!stroke.test(between) && !(begins && !third && between === ' ')) continue
    const from = nameOf(one.places[0]!, one.places.at(-1)!, [], sentence)
    const to = nameOf(two.places[0]!, two.places.at(-1)!, [], sentence)
    if (from && to) return { from, to }
  }
  return undefined
}

function isName(place: number, { words }: Sentence): boolean {
  return /^\p{Lu}\p{L}/u.test(words[place]?.text ?? '')
}

/** Whether a word stands right behind the one before it. */
function isNext(place: number, { words }: Sentence): boolean {
  return words[place]?.at === (words[place - 1]?.end ?? -2) + 1
}

/** Whether something else than a place is known of a word; what stands within a sentence has its capital for a reason, but in German. */
function isThing(place: number, sentence: Sentence, within = false): boolean {
  const known = sensesOf(place, sentence)
  return !(within && sentence.language !== 'de') && known.length > 0 && !known.some(isCity)
}

function isCity({ notion }: Sentence['senses'][number]): boolean {
  return notion.startsWith('city-')
}

function nameOf(
  first: number,
  last: number,
  says: readonly number[],
  { words, text, values }: Sentence,
): RouteName | undefined {
  const [at, end] = [words[first]!.at, words[last]!.end]
  if (values.some((value) => overlap(value, { at, end }))) return undefined
  return { value: text.slice(at, end), at, end, says }
}

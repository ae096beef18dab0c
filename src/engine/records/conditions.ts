import { everyWords } from '#languages'
import type { Scene } from '../candidates/scene.ts'
import type { Meaning } from '../meaning/meanings.ts'
import { cover, type Level } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { records } from '../weights.ts'
import type { Comparisons } from './comparisons.ts'
import type { Item } from './item.ts'
import { dayOf } from './measure.ts'
import { isNounOf } from './noun-measure.ts'
import { isTelling } from '../understand/telling.ts'

/** Things alike that words choose among. */
export interface Told {
  readonly items: readonly Item[]
  /** Whether the words leave any of them out. */
  readonly filtered: boolean
  readonly score: number
}

/**
 * Words that only some of them meet choose those; words that all or their heading meet say what they are. A weighty
 * word that nothing here meets is of something else.
 */
export function conditions(
  sentence: Sentence,
  scene: Scene,
  all: readonly Item[],
  { places, compares, extreme, tells = false }: Comparisons & { readonly tells?: boolean },
): Told | undefined {
  const counted = extreme !== undefined || sentence.ordinal !== undefined
  const saidBy = wordReader(sentence, scene, all, { counted: counted || tells, tells })
  const months = inMonths(sentence, all)
  const named: ReadonlySet<Item>[] = []
  let { items, score } = months
  for (const [place, weight] of sentence.weights.entries()) {
    if (months.places.has(place) || places.has(place) || !isTelling(weight)) continue
    if (extreme && isNounOf(extreme.to, place, sentence, scene, all)) continue
    const said = saidBy(place)
    if (said === 'nothing' && weight >= records.unmetWord) return undefined
    if (said === 'nothing' || said === 'heading') continue
    score += weight
    if (said === 'all') continue
    const keep = new Set(said)
    named.push(keep)
    const denied = sentence.negated[place] === true
    if (!compares) items = items.filter((item) => keep.has(item) !== denied)
  }
  if (compares && named.length > 0) items = all.filter((item) => named.some((fits) => fits.has(item)))
  return { items, filtered: months.filtered || named.length > 0, score }
}

/** What a word says of things alike: what their heading or all of them say, nothing that they tell of, or which fit. */
type Said = 'heading' | 'all' | 'nothing' | readonly Item[]

function wordReader(
  sentence: Sentence,
  scene: Scene,
  all: readonly Item[],
  { counted, tells }: { readonly counted: boolean; readonly tells: boolean },
): (place: number) => Said {
  const met = all.map((item) => levelsIn(tells ? withoutControls(item) : item, sentence, scene))
  const headings = (all[0]?.path ?? []).map((text) => scene.read(text))
  const about = levels(sentence, [...headings, scene.read(scene.view.page.title ?? '')])
  // "All lamps" says what all below it are, also those that go by other names.
  const sort = levels(sentence, headings.filter(isOneWord))
  return (place) => {
    const best = Math.min(...met.map((one) => one.get(place) ?? 4))
    // What the heading itself calls them is what all of them are.
    if ((about.get(place) ?? 4) < best) return 'heading'
    if ((sort.get(place) ?? 5) <= best) return 'all'
    const fits = all.filter(
      (_, at) => (met[at]?.get(place) ?? 4) <= (tells ? best : Math.max(1, best)) && best < 4,
    )
    if (fits.length === 0) return about.has(place) ? 'heading' : 'nothing'
    // The cheapest, or the second, of all is not only that of those that speak of something near.
    return fits.length === all.length || (counted && best > 1) ? 'all' : fits
  }
}

/** Those of the months that are named, where some are of another. */
function inMonths(sentence: Sentence, all: readonly Item[]): Told & { readonly places: ReadonlySet<number> } {
  const places = new Set<number>()
  let items = all
  let score = 0
  for (const { month, places: said } of monthsSaid(sentence)) {
    const own = all.filter((item) => Math.floor(((dayOf(item) ?? 0) % 10_000) / 100) === month)
    if (own.length === 0 || own.length === all.length) continue
    score += 1
    items = items.filter((item) => own.includes(item))
    for (const place of said) places.add(place)
  }
  return { items, filtered: score > 0, score, places }
}

/** What can be done with one says nothing of how it is: "Mark paid". */
function withoutControls(item: Item): Item {
  return { ...item, parts: item.parts.filter(({ control }) => !control) }
}

/** The months that a sentence names, with the places of their names. */
export function monthsSaid({ senses }: Sentence): { month: number; places: readonly number[] }[] {
  return senses.flatMap(({ notion, places }) => {
    const [, month] = /^month-(\d+)$/.exec(notion) ?? []
    return month === undefined ? [] : [{ month: Number(month), places }]
  })
}

const every: ReadonlySet<string> = new Set(Object.values(everyWords).flatMap((words) => words.split('|')))

function isOneWord({ words }: Meaning): boolean {
  return words.filter(({ content, letters }) => content && !every.has(letters)).length === 1
}

/** By what one of them meets the words of a sentence. */
export function levelsIn(item: Item, sentence: Sentence, scene: Scene): ReadonlyMap<number, Level> {
  return levels(sentence, meaningsOf(item, scene))
}

function meaningsOf({ title, parts }: Item, scene: Scene): readonly Meaning[] {
  return [
    title,
    ...parts.filter(({ struck }) => !struck).map(({ text, head }) => (head ? `${head} ${text}` : text)),
  ].map((text) => scene.read(text))
}

function levels(sentence: Sentence, texts: readonly Meaning[]): ReadonlyMap<number, Level> {
  const met = new Map<number, Level>()
  for (const text of texts)
    for (const [place, level] of cover(sentence, text, () => 1, { denied: true }).met)
      if (level < (met.get(place) ?? 4)) met.set(place, level)
  return met
}

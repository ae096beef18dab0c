import { groupBy } from '#assistant'
import { everyWords } from '#languages'
import type { Scene } from '../candidates/scene.ts'
import type { Meaning } from '../meaning/meanings.ts'
import { cover, type Level } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading, records } from '../weights.ts'
import { availabilityOf, isGone } from './availability.ts'
import { comparisonsIn, type Comparisons, type Limit } from './comparisons.ts'
import { itemsOf, type Item } from './item.ts'
import { dayOf, measureOf, measuringFor, priceOf, wantsLeast, type Measuring } from './measure.ts'

/** Things alike that were asked for: those that fit, in order, and of how many. */
export interface Selection {
  readonly wants: 'list' | 'one' | 'count' | 'compare' | 'sum'
  readonly items: readonly Item[]
  readonly all: readonly Item[]
  /** What was put in order or summed up. */
  readonly measuring: Measuring | undefined
  /** The next best that can be had, where the best says that it cannot. */
  readonly instead?: Item
  /** What they say of whether they can be had. */
  readonly availability?: ReadonlyMap<Item, string>
}

/**
 * Reads a sentence as select, where and order over the things alike of a page. Undefined where it asks for nothing of
 * the sort, or says something that none of them tells of.
 */
export function selectItems(sentence: Sentence, scene: Scene): Selection | undefined {
  const asked = comparisonsIn(sentence)
  const counts = sentence.cues.some(({ name }) => name === 'howMany')
  const nth = sentence.ordinal !== undefined || sentence.cues.some(({ name }) => name === 'last')
  const between = asked.extreme ?? asked.comparative
  const plain = asked.limits.length === 0 && !between && !asked.compares && !asked.sums
  if (plain && !counts && !nth && monthsSaid(sentence).length === 0) return undefined
  const read = [...groupBy(itemsOf(scene.view), ({ group }) => group).values()]
    .filter(({ length }) => length > 1)
    .flatMap((items) => inGroup(sentence, scene, items, asked, counts) ?? [])
  const [best] = read.toSorted((one, other) => other.score - one.score || other.all.length - one.all.length)
  if (!best) return undefined
  const chosen = best.instead ? [...best.items, best.instead] : best.items
  const told = chosen.map((item) => [item, availabilityOf(item, scene)] as const)
  return { ...best, availability: new Map(told.flatMap(([item, said]) => (said ? [[item, said]] : []))) }
}

function inGroup(
  sentence: Sentence,
  scene: Scene,
  whole: readonly Item[],
  said: Comparisons,
  counts: boolean,
): (Selection & { readonly score: number }) | undefined {
  const names = namedOf(sentence, scene, whole)
  const several = names.items.length > 1 && (said.compares || said.extreme || said.comparative)
  const all = several ? names.items : whole
  const extreme = said.extreme ?? (several && !said.compares ? said.comparative : undefined)
  const taken = [...said.places, ...names.places, ...(extreme ? placesOf(extreme) : [])]
  const asked = several ? { ...said, extreme, places: new Set(taken) } : said
  if (!several && !said.extreme && isOnlyComparative(said) && !counts) return undefined
  const told = conditions(sentence, scene, all, asked)
  if (!told) return undefined
  let { items } = told
  for (const limit of asked.limits) {
    const measured = all.some((item) => valueFor(limit, item, scene, sentence) !== undefined)
    if (!measured) return undefined
    items = items.filter((item) => meets(limit, valueFor(limit, item, scene, sentence)))
  }
  const base = { all, score: told.score + asked.limits.length }
  if (asked.compares) {
    const picked = several ? items : firstOnes(sentence, items)
    if (several && picked.length > 1)
      return { ...base, score: base.score + 1, wants: 'compare', items: picked, measuring: undefined }
    return picked.length > 1 && picked.length < all.length + (all.length <= records.maxCompared ? 1 : 0)
      ? { ...base, wants: 'compare', items: picked, measuring: undefined }
      : undefined
  }
  if (asked.sums) {
    const priced = items.filter((item) => priceOf(item) !== undefined)
    const told0 = priced.length > 1 && told.filtered
    return told0 ? { ...base, wants: 'sum', items: priced, measuring: priceOf } : undefined
  }
  if (asked.extreme) {
    const measuring = measuringFor(asked.extreme.name) ?? byNoun(sentence, scene, asked.extreme.to)
    const measured = measuring ? items.filter((item) => measuring(item) !== undefined) : []
    if (!measuring || measured.length === 0 || measured.length < items.length * records.maxMeasured)
      return undefined
    const sign = wantsLeast(asked.extreme.name) ? 1 : -1
    const ordered = measured.toSorted(
      (one, other) =>
        sign * ((measuring(one) ?? 0) - (measuring(other) ?? 0)) || one.position - other.position,
    )
    const nth = (sentence.ordinal ?? 1) - 1
    const best = ordered[nth]
    const ties = best ? ordered.filter((item) => measuring(item) === measuring(best)) : []
    if (ties.length === 0) return undefined
    // What cannot be had is no answer by itself; who names it asks for it.
    const gone = !several && ties.every((item) => isGone(item, scene))
    const instead = gone ? ordered.slice(nth).find((item) => !isGone(item, scene)) : undefined
    const wants = ties.length > 1 ? 'list' : 'one'
    return {
      ...base,
      score: base.score + 1,
      wants,
      items: ties,
      measuring,
      ...(instead && { instead }),
    }
  }
  if (counts) {
    const pure = told.filtered || asked.limits.length > 0
    return pure ? { ...base, wants: 'count', items, measuring: undefined } : undefined
  }
  if (asked.limits.length > 0) return { ...base, wants: 'list', items, measuring: undefined }
  // "the second one in white", "the invoice from March": only where words leave some of them out.
  if (!told.filtered) return undefined
  const { ordinal } = sentence
  const last = sentence.cues.some(({ name }) => name === 'last')
  const one = ordinal !== undefined ? items[ordinal - 1] : last ? items.at(-1) : undefined
  if (ordinal !== undefined || last)
    return one ? { ...base, wants: 'one', items: [one], measuring: undefined } : undefined
  return items.length > 0
    ? { ...base, wants: items.length === 1 ? 'one' : 'list', items, measuring: undefined }
    : undefined
}

function placesOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function isOnlyComparative({ limits, compares, sums, comparative }: Comparisons): boolean {
  return comparative !== undefined && limits.length === 0 && !compares && !sums
}

/** The things that are called by name: by all of their titles, or else by words that no other title has. */
function namedOf(
  { places, weights }: Sentence,
  scene: Scene,
  all: readonly Item[],
): { readonly items: readonly Item[]; readonly places: ReadonlySet<number> } {
  const stems = all.map(({ title }) => [
    ...new Set(scene.read(title).words.flatMap(({ content, stem }) => (content ? [stem] : []))),
  ])
  const counts = new Map<string, number>()
  for (const stem of stems.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const isSaid = (stem: string) => (places.get(stem) ?? []).some((place) => (weights[place] ?? 0) > 0)
  const own = (at: number) => (stems[at] ?? []).filter((stem) => counts.get(stem) === 1 && isSaid(stem))
  const distinct = [...all.keys()].filter((at) => own(at).length > 0)
  const whole = distinct.filter((at) => (stems[at] ?? []).every(isSaid))
  const chosen = whole.length > 1 ? whole : distinct
  const words = chosen.flatMap((at) => (stems[at] ?? []).flatMap((stem) => places.get(stem) ?? []))
  return { items: chosen.flatMap((at) => all[at] ?? []), places: new Set(words) }
}

/** The months that a sentence names, with the places of their names. */
function monthsSaid({ senses }: Sentence): { month: number; places: readonly number[] }[] {
  return senses.flatMap(({ notion, places }) => {
    const [, month] = /^month-(\d+)$/.exec(notion) ?? []
    return month === undefined ? [] : [{ month: Number(month), places }]
  })
}

/** "the first two": as many from the start; otherwise what was picked by its words. */
function firstOnes({ ordinal, values, words }: Sentence, items: readonly Item[]): readonly Item[] {
  const number = values.find(({ kind }) => kind === 'number')
  if (ordinal !== 1 || !number) return items
  const place = words.findIndex(({ at }) => at >= number.at)
  return place === -1 ? items : items.slice(0, Number(number.value))
}

interface Told {
  readonly items: readonly Item[]
  /** Whether the words leave any of them out. */
  readonly filtered: boolean
  readonly score: number
}

/**
 * Words that only some of them meet choose those; words that all or their heading meet say what they are. A weighty
 * word that nothing here meets is of something else.
 */
function conditions(
  sentence: Sentence,
  scene: Scene,
  all: readonly Item[],
  { places, compares, extreme }: Comparisons,
): Told | undefined {
  const meanings = all.map((item) => meaningsOf(item, scene))
  const met = meanings.map((texts) => levels(sentence, texts))
  const headings = (all[0]?.path ?? []).map((text) => scene.read(text))
  const about = levels(sentence, [...headings, scene.read(scene.view.page.title ?? '')])
  // "All lamps" says what all below it are, also those that go by other names.
  const sort = levels(sentence, headings.filter(isOneWord))
  const named = new Map<number, Set<Item>>()
  const months = new Set<number>()
  let items = [...all]
  let filtered = false
  let score = 0
  for (const { month, places: said } of monthsSaid(sentence)) {
    const own = all.filter((item) => Math.floor(((dayOf(item) ?? 0) % 10_000) / 100) === month)
    if (own.length === 0 || own.length === all.length) continue
    filtered = true
    score += 1
    items = items.filter((item) => own.includes(item))
    for (const place of said) months.add(place)
  }
  for (const [place, weight] of sentence.weights.entries()) {
    if (months.has(place)) continue
    if (places.has(place) || weight < reading.tellingWord) continue
    if (extreme && isNounOf(extreme.to, place, sentence, scene, all)) continue
    const best = Math.min(...met.map((one) => one.get(place) ?? 4))
    // What the heading itself calls them is what all of them are.
    if ((about.get(place) ?? 4) < best) continue
    if ((sort.get(place) ?? 5) <= best) {
      score += weight
      continue
    }
    const fits = all.filter((_, at) => (met[at]?.get(place) ?? 4) <= Math.max(1, best) && best < 4)
    if (fits.length === 0) {
      if (about.has(place)) continue
      if (weight >= records.unmetWord) return undefined
      continue
    }
    score += weight
    // The cheapest of all is not only the cheapest of those that speak of something near.
    if (fits.length === all.length || (extreme && best > 1)) continue
    filtered = true
    named.set(place, new Set(fits))
    if (compares) continue
    const keep = new Set(fits)
    const denied = sentence.negated[place] === true
    items = items.filter((item) => keep.has(item) !== denied)
  }
  if (compares && named.size > 0) {
    items = all.filter((item) => [...named.values()].some((fits) => fits.has(item)))
  }
  return { items, filtered, score }
}

const every: ReadonlySet<string> = new Set(Object.values(everyWords).flatMap((words) => words.split('|')))

function isOneWord({ words }: Meaning): boolean {
  return words.filter(({ content, letters }) => content && !every.has(letters)).length === 1
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

/** "the most users", "the lowest rent": the noun behind tells what is measured. */
function byNoun(sentence: Sentence, scene: Scene, from: number): Measuring | undefined {
  const place = sentence.words.findIndex(({ content }, at) => at >= from && content)
  if (place === -1) return undefined
  return (item) => measureOf(item, (fact) => speaksOf(place, fact, sentence, scene))
}

function isNounOf(
  from: number,
  place: number,
  sentence: Sentence,
  scene: Scene,
  all: readonly Item[],
): boolean {
  return (
    place >= from &&
    all.some((item) => measureOf(item, (fact) => speaksOf(place, fact, sentence, scene)) !== undefined)
  )
}

function speaksOf(
  place: number,
  { unit, head }: { readonly unit: string; readonly head: string | undefined },
  sentence: Sentence,
  scene: Scene,
): boolean {
  return [unit, head ?? ''].some(
    (text) => text !== '' && (cover(sentence, scene.read(text), () => 1).met.get(place) ?? 4) < 2,
  )
}

function valueFor(limit: Limit, item: Item, scene: Scene, sentence: Sentence): number | undefined {
  if (limit.kind === 'money') return priceOf(item)
  if (limit.kind === 'date') return dayOf(item)
  if (limit.kind === 'time') return undefined
  const { noun } = limit
  if (noun !== undefined) {
    const place = sentence.words.findIndex(({ text }) => text === noun)
    const counted = measureOf(item, (fact) => place !== -1 && speaksOf(place, fact, sentence, scene))
    if (counted !== undefined) return counted
  }
  const named = sentence.weights.findIndex(
    (weight, place) =>
      weight > 0 && measureOf(item, (fact) => speaksOf(place, fact, sentence, scene)) !== undefined,
  )
  if (named !== -1) return measureOf(item, (fact) => speaksOf(named, fact, sentence, scene))
  return noun === undefined ? priceOf(item) : undefined
}

function meets({ relation, kind, value }: Limit, own: number | undefined): boolean {
  if (own === undefined) return false
  const limit = kind === 'date' ? Number(value.replaceAll('-', '')) : Number(value)
  if (!Number.isFinite(limit)) return false
  return { below: own < limit, above: own > limit, atMost: own <= limit, atLeast: own >= limit }[relation]
}

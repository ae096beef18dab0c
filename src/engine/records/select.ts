import { groupBy } from '#assistant'
import { minutesIn } from '#languages'
import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import { records } from '../weights.ts'
import { availabilityOf, isGone } from './availability.ts'
import { comparisonsIn, relationIn, type Comparisons } from './comparisons.ts'
import { conditions, levelsIn, monthsSaid, type Told } from './conditions.ts'
import { choiceItemsOf } from './choice-items.ts'
import { itemsOf, type Item } from './item.ts'
import { withinLimits } from './limits.ts'
import { priceOf, wantsLeast, type Measuring } from './measure.ts'
import { measuringAmong } from './measuring-among.ts'

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
export function selectItems(sentence: Sentence, scene: Scene, picks = false): Selection | undefined {
  const asked = comparisonsIn(sentence)
  const counts = sentence.cues.some((cue) => cue.name === 'howMany' && !isBound(cue, sentence))
  const nth = sentence.ordinal !== undefined || sentence.cues.some(({ name }) => name === 'last')
  const between = asked.extreme ?? asked.comparative
  const plain = asked.limits.length === 0 && !between && !asked.compares && !asked.sums
  const which = plain && !counts && !nth && monthsSaid(sentence).length === 0
  if (which && (picks || !asksWhich(sentence))) return undefined
  // The largest pack is one of those to choose from, also where other things alike stand below.
  const { view, among } = scene
  const choices = picks && asked.extreme && !among ? choiceItemsOf(view) : []
  const inGroups = (list: readonly Item[]) =>
    [...groupBy(list, ({ group }) => group).values()]
      .filter((items) => items.length > 1)
      .flatMap((items) => inGroup(sentence, scene, items, { asked, counts, tells: which }) ?? [])
      // One of them is told by what it says; several are a list.
      .filter(({ wants }) => !which || wants === 'list')
  const read = [
    ...inGroups(choices).filter(({ items }) => items.length === 1),
    ...inGroups(itemsOf(view).filter(({ title }) => among?.has(title) !== false)),
  ]
  const [best] = read.toSorted(
    (one, other) =>
      Number(isChoice(other)) - Number(isChoice(one)) ||
      other.score - one.score ||
      other.all.length - one.all.length,
  )
  if (!best) return undefined
  const chosen = best.instead ? [...best.items, best.instead] : best.items
  const told = chosen.map((item) => [item, availabilityOf(item, scene)] as const)
  return { ...best, availability: new Map(told.flatMap(([item, said]) => (said ? [[item, said]] : []))) }
}

/** "Which customers are leads?": which of the things that are called so. */
function asksWhich({ cues, words }: Sentence): boolean {
  return cues.some(({ name, from, to }) => name === 'what' && from === 0 && words[to]?.content === true)
}

/** "From how many copies on" asks for a bound, and counts nothing. */
function isBound({ from }: { readonly from: number }, { words, language }: Sentence): boolean {
  return relationIn(words.slice(Math.max(0, from - records.boundWords), from), language) !== undefined
}

type Found = Selection & { readonly score: number }

/** Whether it was chosen from what a page gives to choose from. */
export function isChoice({ all: [first] }: Selection): boolean {
  return first?.things[0]?.kind === 'radio' && first.things.length === 1
}

/** A sentence over the things of one group. */
interface Reading {
  readonly sentence: Sentence
  readonly scene: Scene
  readonly all: readonly Item[]
  readonly asked: Comparisons
  /** Whether several are called by name. */
  readonly several: boolean
  /** Whether it asks how many. */
  readonly counts: boolean
}

function inGroup(
  sentence: Sentence,
  scene: Scene,
  whole: readonly Item[],
  {
    asked: said,
    counts,
    tells,
  }: { readonly asked: Comparisons; readonly counts: boolean; readonly tells: boolean },
): Found | undefined {
  const names = namedOf(sentence, scene, whole)
  const between = said.extreme ?? said.comparative
  const several = names.items.length > 1 && (said.compares || between !== undefined)
  // "Which one costs more?", "the cheaper one" of what was shown: the most of all, where no two are named.
  const which =
    scene.among !== undefined || sentence.cues.some(({ name, from }) => name === 'what' && from === 0)
  if (!several && !said.extreme && isOnlyComparative(said) && !counts && !which) return undefined
  const all = several ? names.items : whole
  const extreme = said.extreme ?? ((several || which) && !said.compares ? said.comparative : undefined)
  const taken = [...said.places, ...(several ? names.places : []), ...(extreme ? placesOf(extreme) : [])]
  const asked = { ...said, extreme, places: new Set(taken) }
  const told = conditions(sentence, scene, all, { ...asked, tells })
  // Words that no one of them has together tell nothing of which: that none is within a bound would be a guess.
  if (told?.items.length === 0 && asked.limits.length > 0) return undefined
  const items = told && withinLimits(told.items, all, { limits: asked.limits, sentence, scene })
  if (!told || !items) return undefined
  const score = told.score + asked.limits.length
  return chosen({ ...told, items, score }, { sentence, scene, all, asked, several, counts })
}

/** What is asked of those that fit: to compare, sum up, order or count them, or to name some. */
function chosen(told: Told, reading: Reading): Found | undefined {
  const { asked, counts, all } = reading
  if (asked.compares) return comparing(told, reading)
  if (asked.sums) return summing(told, all)
  if (asked.extreme) return outermost(told, reading, asked.extreme)
  const base = { all, score: told.score, items: told.items, measuring: undefined }
  const isLimited = asked.limits.length > 0
  // That none fits may mean no more than that the words belong to several of them.
  if (counts && !isLimited && (told.items.length === 0 || countsWithin(all, reading))) return undefined
  if (counts) return told.filtered || isLimited ? { ...base, wants: 'count' } : undefined
  if (isLimited) return { ...base, wants: 'list' }
  // "Open the second product": what all of them are says which things are counted.
  const { ordinal, acts } = reading.sentence
  const counted = ordinal !== undefined && told.score > 0 && acts.has('act.open')
  return told.filtered || counted ? nthOf(base, reading.sentence) : undefined
}

/** "How many credits" where each of them tells "10 credits", or only one speaks of credits at all: what is counted are not the things that tell it. */
function countsWithin(all: readonly Item[], { sentence, scene }: Reading): boolean {
  const { cues, words, senses } = sentence
  const asks = cues.find(({ name }) => name === 'howMany')
  const noun = asks?.to ?? -1
  if (!words[noun]?.content) return false
  const notions = new Set(senses.flatMap(({ notion, places }) => (places.includes(noun) ? [notion] : [])))
  const [only, other] = all.filter((item) => (levelsIn(item, sentence, scene).get(noun) ?? 4) < 3)
  if (only && !other && all.length > 1) return true
  return all.some(({ title, parts }) =>
    [title, ...parts.map(({ text }) => text)].some((text) => {
      const read = scene.read(text)
      return read.words.some(
        (word, at) =>
          /^\d/.test(read.words[at - 1]?.letters ?? '') &&
          (word.stem === words[noun]?.stem ||
            read.senses.some(({ notion, places }) => places.includes(at) && notions.has(notion))),
      )
    }),
  )
}

function comparing(told: Told, { sentence, all, several }: Reading): Found | undefined {
  const items = several ? told.items : firstOnes(sentence, told.items)
  const most = all.length + (all.length <= records.maxCompared ? 1 : 0)
  if (items.length < 2 || (!several && items.length >= most)) return undefined
  return { all, score: told.score + (several ? 1 : 0), wants: 'compare', items, measuring: undefined }
}

function summing({ items, filtered, score }: Told, all: readonly Item[]): Found | undefined {
  const priced = items.filter((item) => priceOf(item) !== undefined)
  return priced.length > 1 && filtered
    ? { all, score, wants: 'sum', items: priced, measuring: priceOf }
    : undefined
}

/** The most or the least of something: all that are equally so. */
function outermost(
  { items, score }: Told,
  { sentence, scene, all, several }: Reading,
  extreme: NonNullable<Comparisons['extreme']>,
): Found | undefined {
  const measuring = measuringAmong({ items, extreme, sentence, scene })
  if (!measuring) return undefined
  const measured = items.filter((item) => measuring(item) !== undefined)
  const sign = wantsLeast(extreme.name) ? 1 : -1
  const ordered = measured.toSorted(
    (one, other) => sign * ((measuring(one) ?? 0) - (measuring(other) ?? 0)) || one.position - other.position,
  )
  const nth = (sentence.ordinal ?? 1) - 1
  const best = ordered[nth]
  const ties = best ? ordered.filter((item) => measuring(item) === measuring(best)) : []
  // What most of them are alike is the most of nothing.
  if (ties.length === 0 || (ties.length > 2 && ties.length * 2 > measured.length)) return undefined
  // What cannot be had is no answer by itself; who names it asks for it.
  const gone = !several && ties.every((item) => isGone(item, scene))
  const instead = gone ? ordered.slice(nth).find((item) => !isGone(item, scene)) : undefined
  const wants = ties.length > 1 ? 'list' : 'one'
  return { all, score: score + 1, wants, items: ties, measuring, ...(instead && { instead }) }
}

/** "The last day to apply", "last week": the last of a time is not the last of the things that are told of. */
export function lastOfTime({ cues, words }: Sentence): boolean {
  const last = cues.filter(({ name }) => name === 'last')
  return last.some(({ to }) => minutesIn(words[to]?.letters.replace(/'?s$/, '') ?? '') !== undefined)
}

/** "the second one in white", "the invoice from March". */
function nthOf(base: Omit<Found, 'wants'>, sentence: Sentence): Found | undefined {
  const { ordinal, cues } = sentence
  const { items } = base
  if (lastOfTime(sentence)) return items.length === 1 ? { ...base, wants: 'one' } : undefined
  const last = cues.some(({ name }) => name === 'last')
  if (ordinal === undefined && !last)
    return items.length > 0 ? { ...base, wants: items.length === 1 ? 'one' : 'list' } : undefined
  const one = ordinal === undefined ? items.at(-1) : items[ordinal - 1]
  return one && { ...base, wants: 'one', items: [one] }
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

/** "the first two": as many from the start; otherwise what was picked by its words. */
function firstOnes({ ordinal, values, words }: Sentence, items: readonly Item[]): readonly Item[] {
  const number = values.find(({ kind }) => kind === 'number')
  if (ordinal !== 1 || !number) return items
  const place = words.findIndex(({ at }) => at >= number.at)
  return place === -1 ? items : items.slice(0, Number(number.value))
}

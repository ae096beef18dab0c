import type { Scene } from '../../candidates/scene.ts'
import { directionsIn } from '../../fill/places/direction-of.ts'
import { slotsOf, type Slot } from '../../fill/slots.ts'
import { moveOf, pressEnter, writing, type Move } from '../../plan/move.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { isVerbLast } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { resultPlaces } from '../ways/list/list-said.ts'
import { cuesIn, type Cue } from '../../words/cues.ts'
import { searchCues } from './search-cues.ts'
import { isOfAll, isSearchable } from './searchable.ts'
import { submitButton } from './submit-button.ts'
import { topicFrom } from './topic-from.ts'

/** Words that go into one field and are sent with Enter: a search, or new entries of a list. */
export interface LineReading {
  readonly lines: readonly string[]
  readonly slot: Slot
  /** Whether it is called a search, and not only something to find. */
  readonly named: boolean
  /** Whether it is said so that a search is surely meant. */
  readonly sure: boolean
  /** Where it begins in the sentence. */
  readonly at: number
  readonly moves: readonly Move[]
}

/** Reads a sentence as a search, where it says so and the page has a field for it. */
export function readSearch(sentence: Sentence, scene: Scene): LineReading | undefined {
  const slot = searchSlot(scene)
  // "The seventh result" is among what was found.
  if (!slot || (sentence.ordinal !== undefined && resultPlaces(sentence).length > 0)) return undefined
  const into = typedInto(sentence, slot)
  const seeking = searchCues(sentence).filter((cue) => isSeeking(cue, sentence))
  const sought = seeking.findLast(({ to }) => speaksOn(to, sentence))
  const last = sought || !isVerbLast(sentence.language) ? undefined : seeking.at(-1)
  const named = into !== undefined || (sought ?? last)?.name === 'seek'
  const query =
    into?.query ??
    (sought ? lineBehind(sought.to, sentence, scene, slot) : last ? lineBefore(last.from, sentence) : '')
  const cue = sought ?? last
  if (query === '' || (!into && cue && !isSearchable(query, cue, sentence))) return undefined
  const write = writing(slot.thing, query, slot.thing.name)
  const waits = into !== undefined || sentence.senses.some(({ notion }) => notion === 'talk.dont')
  const sure = named || (cue !== undefined && isOfAll(query, cue, sentence))
  const at = sentence.words[cue?.from ?? 0]?.at ?? 0
  return { lines: [query], slot, named, sure, at, moves: waits ? [write] : [write, sendOf(slot, scene)] }
}

/** A search is sent by the button of its field, as one who sees it would. */
function sendOf({ thing }: Slot, scene: Scene): Move {
  const button = submitButton(thing, scene)
  const own = thing.form !== undefined && button?.thing.form === thing.form
  const seeks = button?.labels.some(({ senses }) => senses.some(({ notion }) => notion === 'search.find'))
  return button && (own || seeks) ? moveOf(button, true) : pressEnter(thing)
}

/** Reads a sentence as something to put on a list that grows by a line and Enter. */
export function readEntry(sentence: Sentence, scene: Scene): LineReading | undefined {
  const noted = sentence.cues.find(({ name, to }) => name === 'note' && speaksOn(to, sentence))
  const slot = noted ? entrySlot(scene) : undefined
  if (!noted || !slot) return undefined
  const clauses = clausesOf(sentence)
  const own = clauses.findIndex(({ end }) => end > (sentence.words[noted.to]?.at ?? 0))
  const ends = [
    clauses[own],
    ...clauses.slice(own + 1).filter(({ joint }) => joint === 'and' || joint === 'comma'),
  ]
  const lines = ends.flatMap((clause, index) => {
    if (!clause) return []
    const from = index === 0 ? noted.to : sentence.words.findIndex(({ at }) => at >= clause.at)
    const line = between(from, clause.end, sentence, isList)
    return line === '' ? [] : [line]
  })
  const moves = lines.flatMap((line) => [writing(slot.thing, line, slot.thing.name), pressEnter(slot.thing)])
  return lines.length === 0 ? undefined : { lines, slot, named: true, sure: true, at: 0, moves }
}

/** The field one searches with, if there is one. */
function searchSlot(scene: Scene): Slot | undefined {
  const slots = slotsOf(scene).filter(({ options }) => options.length === 0)
  return slots.find(
    ({ purpose, thing, labels }) =>
      purpose === 'search' ||
      thing.kind === 'searchbox' ||
      (thing.form !== undefined && scene.view.forms[thing.form]?.search) ||
      labels.some(({ senses }) =>
        senses.some(({ notion }) => notion === 'search.find' || notion === 'search.box'),
      ),
  )
}

function speaksOfNew(words: Meaning['words'], language: Scene['language']): boolean {
  return cuesIn(words, language).some(({ name }) => name === 'new')
}

const growing = new Set(['act.add', 'act.create', 'content.task'])

/** A lone field whose name speaks of something new. */
function entrySlot(scene: Scene): Slot | undefined {
  return slotsOf(scene).find(
    ({ labels, thing, purpose }) =>
      thing.use === 'write' &&
      purpose !== 'search' &&
      labels.some(
        ({ senses, words }) =>
          senses.some(
            ({ notion, places }) =>
              growing.has(notion) || (notion === 'content.task-new' && places.length > 1),
          ) || speaksOfNew(words, scene.language),
      ),
  )
}

function speaksOn(from: number, { words, weights }: Sentence): boolean {
  return words.some((_, place) => place >= from && (weights[place] ?? 0) > 0)
}

/** "The search field" is no search, and "ich suche" asks for something more than for a search. */
export function isSeeking({ name, from, to }: Cue, { cues, senses }: Sentence): boolean {
  if (name !== 'seek' && name !== 'find') return false
  // "The chart where I can look up my size": what one could do there is no order.
  if (cues.some((other) => other.name === 'where' && other.from > 0 && other.to <= from)) return false
  const inside = cues.some(
    (other) => other.name === 'find' && name === 'seek' && other.from <= from && to <= other.to,
  )
  const isNear = (place: number) => Math.abs(place - from) < boxWords
  return (
    !inside &&
    !senses.some(
      ({ notion, places }) =>
        notion === 'search.box' && places.includes(from) && places.every((place) => isNear(place)),
    )
  )
}

/** Up to how many words one says for it: "the field for searching". */
const boxWords = 4

/** "type tide tables into the search" */
function typedInto({ cues, words, text, senses }: Sentence, { labels }: Slot): { query: string } | undefined {
  const put = cues.find(({ name }) => name === 'put')
  const names = new Set(
    labels.flatMap((label) => label.words.filter(({ content }) => content).map(({ stem }) => stem)),
  )
  const into = cues.find(
    ({ name, from, to }) =>
      name === 'into' &&
      put !== undefined &&
      from > put.to &&
      [to, to + 1, to + 2].some(
        (place) =>
          names.has(words[place]?.stem ?? '') ||
          senses.some(({ notion, places }) => notion.startsWith('search.') && places.includes(place)),
      ),
  )
  const [first, last] = [words[put?.to ?? -1], words[(into?.from ?? 0) - 1]]
  return into && first && last && first.at < last.end ? { query: text.slice(first.at, last.end) } : undefined
}

/** The words behind "search for"; what is said after a correction stands for what was said before it. */
function lineBehind(from: number, sentence: Sentence, scene: Scene, { labels }: Slot): string {
  const clauses = clausesOf(sentence)
  const at = sentence.words[from]?.at ?? 0
  const own = clauses.findIndex(({ end }) => end > at)
  const fixed = clauses.findLastIndex(({ joint }, index) => index > own && joint === 'correction')
  const clause = clauses[fixed === -1 ? own : fixed]
  if (!clause) return ''
  const behind =
    fixed === -1 ? pastPlace(from, sentence) : sentence.words.findIndex((word) => word.at >= clause.at)
  const first = pastFieldName(behind, sentence, labels)
  const { words, senses } = scene.read(scene.view.page.title ?? '')
  const title = new Set([...words.map(({ letters }) => letters), ...senses.map(({ notion }) => notion)])
  const field = new Set(
    labels.flatMap((label) => label.words.flatMap(({ content, stem }) => (content ? [stem] : []))),
  )
  const end = joinedEnd(clauses, fixed === -1 ? own : fixed, sentence)
  return between(
    first,
    end,
    sentence,
    (place) => isSite(place, sentence, title) || isFieldName(place, end, field, sentence),
  )
}

/** "… in the docs" where the field is called "Search docs": the last word says where. */
function isFieldName(
  place: number,
  end: number,
  names: ReadonlySet<string>,
  { words, cues }: Sentence,
): boolean {
  const word = words[place]
  const inside = cues.some(({ name, to }) => name === 'into' && (to === place || to === place - 1))
  return word !== undefined && word.end === end && inside && names.has(word.stem)
}

/** The words before the search, in its own part of the sentence and without what only binds them to it. */
function lineBefore(to: number, sentence: Sentence): string {
  const { words, weights, text } = sentence
  const clause = clausesOf(sentence).findLast(({ at }) => at <= (words[to]?.at ?? 0))
  const told = words
    .slice(0, to)
    .filter(({ at }, place) => at >= (clause?.at ?? 0) && (weights[place] ?? 0) > 0)
  const [first, last] = [told[0], told.at(-1)]
  return first && last ? text.slice(first.at, last.end) : ''
}

/** "search my mail for tax": where one searches may be said before what for. */
function pastPlace(from: number, { words, cues }: Sentence): number {
  const given = cues.find(
    (cue) =>
      cue.name === 'into' && cue.from > from && cue.from <= from + 3 && words[cue.from]?.letters === 'for',
  )
  return given ? given.to : from
}

/** "Find a recipe with pumpkin" in the field that is called "Find a recipe": that it is one, the field says. */
function pastFieldName(from: number, { words }: Sentence, labels: Slot['labels']): number {
  const own = new Set(labels.flatMap((label) => label.words.map(({ stem }) => stem)))
  const start = words.findIndex(({ content }, place) => place >= from && content)
  const [name, joint, sought] = words.slice(start, start + 3)
  const said = start !== -1 && name && own.has(name.stem) && joint && !joint.content && sought !== undefined
  return said ? start + 2 : from
}

/** "bread and butter" is one thing to search for; "and then open it" is another clause. */
function joinedEnd(clauses: readonly Clause[], from: number, { senses, words }: Sentence): number {
  let end = clauses[from]?.end ?? 0
  for (const next of clauses.slice(from + 1)) {
    const inside = (place: number) => (words[place]?.at ?? 0) >= next.at && (words[place]?.at ?? 0) < next.end
    const acts = senses.some(
      ({ notion, places }) => /^(?:act|talk|sort|filter|nav|cart)\./.test(notion) && places.some(inside),
    )
    if (next.joint !== 'and' || acts) break
    end = next.end
  }
  return end
}

function isSite(place: number, { senses, words }: Sentence, title: ReadonlySet<string>): boolean {
  const word = words[place]
  const named = word !== undefined && word.content && title.has(word.letters) && word.letters.length > 4
  return (
    named ||
    senses.some(
      ({ notion, places }) =>
        (/^(?:search\.|website|encyclopedia|catalog|archive|library|book$|information$)/.test(notion) ||
          title.has(notion)) &&
        places.includes(place),
    )
  )
}

function isList(place: number, { senses }: Sentence): boolean {
  return senses.some(
    ({ notion, places }) => /^(?:view\.list|content\.task|cart\.)/.test(notion) && places.includes(place),
  )
}

const polite = new Set(['talk.thanks', 'talk.hello'])

/** The text from one word to a place, without what only leads up to it, is polite, or names where it goes. */
function between(
  from: number,
  end: number,
  sentence: Sentence,
  isPlace: (place: number, sentence: Sentence) => boolean,
): string {
  const { words, text, senses, cues } = sentence
  const inside = [...words.keys()].filter((place) => place >= from && (words[place]?.end ?? 0) <= end)
  // "… instead, please" is said beside what is sought.
  const isPolite = (place: number) =>
    senses.some(({ notion, places }) => polite.has(notion) && places.includes(place)) ||
    cues.some(({ name, from, to }) => name === 'instead' && from <= place && place < to)
  const stop = inside.find(
    (place, index) =>
      index > 0 &&
      (cues.some((cue) => cue.name === 'into' && cue.from === place) || !words[place]?.content) &&
      [1, 2, 3].some((ahead) => inside.includes(place + ahead) && isPlace(place + ahead, sentence)) &&
      inside.length - index <= 5,
  )
  const told = inside.filter((place) => stop === undefined || place < stop)
  const kept = told.slice(Math.max(vagueBefore(told, sentence), topicFrom(told, sentence)))
  while (kept.length > 0 && (!words[kept[0]!]?.content || isPolite(kept[0]!))) kept.shift()
  while (kept.length > 0 && (!words[kept.at(-1)!]?.content || isPolite(kept.at(-1)!))) kept.pop()
  const [first, last] = [words[kept[0] ?? -1], words[kept.at(-1) ?? -1]]
  return first && last ? text.slice(first.at, last.end) : ''
}

/** How many words lead up to what is told: "something with", "mal nach". */
function vagueBefore(told: readonly number[], { cues, weights, words, language }: Sentence): number {
  const isFiller = (place: number) =>
    cues.some(({ name, from, to }) => name === 'filler' && from <= place && place < to)
  const first = told.findIndex((place) => !isFiller(place) && words[place]?.content)
  if (first < 0) return 0
  const binds = (place: number) =>
    weights[place] === 0 ||
    directionsIn(words, language).some(({ name, from }) => name === 'to' && from === place)
  const next = told.findIndex((place, index) => index >= first && !binds(place))
  return first > 0 && next > 0 ? next : 0
}

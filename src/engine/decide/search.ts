import type { Scene } from '../candidates/scene.ts'
import { slotsOf, type Slot } from '../fill/slots.ts'
import { pressEnter, writing, type Move } from '../plan/move.ts'
import { clausesOf, type Clause } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'

/** What is to be searched for, and where. */
export interface SearchReading {
  readonly query: string
  readonly slot: Slot
  readonly moves: readonly Move[]
}

const seeking = new Set(['search.find', 'look-for'])
const polite = new Set(['talk.thanks', 'talk.hello'])

/** Reads a sentence as a search, where it says so and the page has a field for it. */
export function readSearch(sentence: Sentence, scene: Scene): SearchReading | undefined {
  const slot = searchSlot(scene)
  if (!slot) return undefined
  const sought = sentence.senses.filter(({ notion }) => seeking.has(notion)).flatMap(({ places }) => places)
  if (sought.length === 0) return undefined
  const query = queryOf(sentence, sought)
  return query === undefined
    ? undefined
    : { query, slot, moves: [writing(slot.thing, query, slot.thing.name), pressEnter(slot.thing)] }
}

/** The field one searches with, if there is one. */
export function searchSlot(scene: Scene): Slot | undefined {
  const slots = slotsOf(scene).filter(({ options }) => options.length === 0)
  return slots.find(
    ({ purpose, thing, labels }) =>
      purpose === 'search' ||
      thing.kind === 'searchbox' ||
      (thing.form !== undefined && scene.view.forms[thing.form]?.search) ||
      labels.some(({ senses }) =>
        senses.some(({ notion }) => seeking.has(notion) || notion === 'search.box'),
      ),
  )
}

/** The words behind the last "search for"; what is said after a correction stands for what was said before it. */
function queryOf(sentence: Sentence, sought: readonly number[]): string | undefined {
  const clauses = clausesOf(sentence)
  const { words, text } = sentence
  const last = words[Math.max(...sought)]
  if (!last) return undefined
  const own = clauses.findIndex(({ at, end }) => at <= last.at && last.at < end)
  const corrected = clauses.findLastIndex(({ joint }, index) => index > own && joint === 'correction')
  const clause = clauses[corrected === -1 ? own : corrected]
  if (!clause) return undefined
  const from = corrected === -1 ? last.end : clause.at
  return (
    trimmed(from, joinedEnd(clauses, corrected === -1 ? own : corrected, sentence), sentence) ||
    trimmed(from, text.length, sentence) ||
    undefined
  )
}

/** "bread and butter" is one thing to search for; "and then open it" is another clause. */
function joinedEnd(clauses: readonly Clause[], from: number, { senses, words }: Sentence): number {
  let end = clauses[from]?.end ?? 0
  for (const next of clauses.slice(from + 1)) {
    if (next.joint !== 'and') break
    const acts = senses.some(
      ({ notion, places }) =>
        notion.startsWith('act.') &&
        places.some((place) => (words[place]?.at ?? 0) >= next.at && (words[place]?.at ?? 0) < next.end),
    )
    if (acts) break
    end = next.end
  }
  return end
}

function trimmed(from: number, to: number, { words, text, senses, cues }: Sentence): string {
  const inside = [...words.keys()].filter(
    (place) => (words[place]?.at ?? 0) >= from && (words[place]?.end ?? 0) <= to,
  )
  const isPolite = (place: number) =>
    senses.some(({ notion, places }) => polite.has(notion) && places.includes(place))
  const isPlace = (place: number) =>
    senses.some(
      ({ notion, places }) =>
        (notion === 'search.box' || notion === 'website' || notion === 'search.on-page') &&
        places.includes(place),
    )
  const stop = inside.find(
    (place, index) =>
      index > 0 &&
      cues.some((cue) => cue.name === 'into' && cue.from === place) &&
      [1, 2, 3].some((ahead) => isPlace(place + ahead)),
  )
  const kept = inside.filter((place) => stop === undefined || place < stop)
  while (kept.length > 0 && (!words[kept[0]!]?.content || isPolite(kept[0]!))) kept.shift()
  while (kept.length > 0 && (!words[kept.at(-1)!]?.content || isPolite(kept.at(-1)!))) kept.pop()
  const [first, last] = [words[kept[0] ?? -1], words[kept.at(-1) ?? -1]]
  return first && last ? text.slice(first.at, last.end) : ''
}

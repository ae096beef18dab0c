import { referenceNames, referenceWords } from '#languages'
import { oncePerObject } from '#protocol'
import { isAct } from './acts.ts'
import type { Sentence } from './sentence.ts'
import { cuePlaces, phraseReader } from '../words/cues.ts'
import { isTelling } from './telling.ts'

/** How a sentence leans on what was spoken of before. */
export interface References {
  /** "That one", "them" */
  readonly points: boolean
  /** Places of the words that say so. */
  readonly pointing: ReadonlySet<number>
  /** "I'll take", "give me" */
  readonly takes: boolean
  /** Places of the words that say so. */
  readonly taking: ReadonlySet<number>
  /** "Make it", "rather" */
  readonly sets: boolean
  /** "I don't want it after all" */
  readonly refuses: boolean
  /** Places of "of those". */
  readonly choosing: ReadonlySet<number>
  /** Places of the words that say no more than "again". */
  readonly aside: ReadonlySet<number>
  /** Whether it names nothing beside an act, a number and what was spoken of. */
  readonly leans: boolean
  /** Places of the words that tell of something else. */
  readonly tells: readonly number[]
  /** Places of the words that name an act in particular. */
  readonly acts: readonly number[]
}

const phrasesIn = phraseReader(referenceNames, referenceWords)

/** Things that are done with one of several things alike. */
const deeds = /^(?:act|cart|wishlist|book|order)\./

/** Acts that say no more than "that one". */
const idle = new Set(['act.select', 'act.tick', 'act.confirm', 'cart.add', 'cart.quantity', 'book.people'])

/** Reads how a sentence leans on what was before. */
export const referencesIn: (sentence: Sentence) => References = oncePerObject((sentence: Sentence) => {
  const { words, language, senses, weights, negated } = sentence
  // "Take me to the cheapest" takes nothing, it goes there.
  const going = cuePlaces(sentence.cues, new Set(['go']))
  const found = phrasesIn(words, language).filter(({ name, from }) => name !== 'taking' || !going.has(from))
  const has = (name: (typeof referenceNames)[number]) => found.some((one) => one.name === name)
  const placesOf = (name: (typeof referenceNames)[number]) =>
    new Set(
      found.flatMap((one) =>
        one.name === name ? Array.from({ length: one.to - one.from }, (_, at) => one.from + at) : [],
      ),
    )
  const named = senses.filter(({ notion }) => deeds.test(notion) || isAct(notion))
  const doing = new Set(named.flatMap(({ places }) => places))
  const told = (place: number) =>
    isTelling(weights[place]) &&
    !doing.has(place) &&
    !found.some(({ from, to }) => from <= place && place < to)
  const acts = named.filter(
    ({ notion, places }) =>
      deeds.test(notion) &&
      !idle.has(notion) &&
      !places.some((place) =>
        found.some(({ name, from, to }) => name === 'taking' && from <= place && place < to),
      ),
  )
  const tells = [...words.keys()].filter(told)
  return {
    points: has('pointing'),
    pointing: placesOf('pointing'),
    takes:
      has('taking') ||
      named.some(({ notion, places }) => notion === 'cart.add' && !places.every((place) => going.has(place))),
    taking: placesOf('taking'),
    choosing: placesOf('choosing'),
    aside: placesOf('aside'),
    sets: has('setting'),
    refuses: found.some(
      ({ name, from }) => name === 'refusing' || (name === 'wanting' && negated[from] === true),
    ),
    leans: tells.length === 0,
    tells,
    acts: [...new Set(acts.flatMap(({ places }) => places))],
  }
})

/** "Good, that one": speaks of what was before, and of nothing that stands on the page. */
export function onlyPoints(sentence: Sentence): boolean {
  const { leans, points, acts } = referencesIn(sentence)
  const tellsWhich =
    sentence.ordinal !== undefined ||
    sentence.values.length > 0 ||
    sentence.senses.some(({ notion }) => notion.startsWith('weekday-'))
  return leans && points && acts.length === 0 && !tellsWhich
}

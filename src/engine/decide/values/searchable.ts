import { isVerbLast } from '#languages'
import { comparisonsIn } from '../../records/comparisons.ts'
import { clausesOf } from '../../understand/clauses.ts'
import { placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isTelling } from '../../understand/telling.ts'
import type { Cue } from '../../words/cues.ts'

/** Whether what stands behind a word of seeking can be searched for: "I can't find it" and "add it to my Google calendar" order no search. */
export function isSearchable(query: string, cue: Cue, sentence: Sentence): boolean {
  const places = placesOf(query, sentence)
  return (
    places.some((place) => isSought(place, sentence)) &&
    !isDenied(cue, places, sentence) &&
    opensClause(cue, sentence)
  )
}

/** Whether all that is to be found is in the words: neither what is the visitor's own, nor what it is narrowed to, is written on a page. */
export function isOfAll(query: string, cue: Cue, sentence: Sentence): boolean {
  const { cues, values } = sentence
  const places = placesOf(query, sentence)
  const [first = 0] = places
  const own = cues.some(({ name, from }) => name === 'told' && cue.to <= from && from < first)
  const { places: limits } = comparisonsIn(sentence)
  const narrows = cues.some(({ name, from }) => name === 'only' && places.includes(from))
  return (
    !own &&
    !narrows &&
    !values.some(({ kind }) => kind === 'money') &&
    !places.some((place) => limits.has(place))
  )
}

function placesOf(query: string, sentence: Sentence): number[] {
  const at = sentence.text.indexOf(query)
  return placesIn({ at, end: at + query.length }, sentence)
}

/** "Search something else" tells nothing to search for. */
function isSought(place: number, { words, weights, cues }: Sentence): boolean {
  const filling = cues.some(({ name, from, to }) => vague.has(name) && from <= place && place < to)
  return words[place]?.content === true && (weights[place] ?? 0) > 0 && !filling
}

const vague = new Set<string>(['filler', 'kindNoun'])

/** "I'm not looking for bread", "the search doesn't work" */
function isDenied(cue: Cue, [first = 0]: readonly number[], sentence: Sentence): boolean {
  const own = clauseAt(cue, sentence)
  return sentence.cues.some(
    ({ name, from }) => name === 'not' && own.includes(from) && from <= Math.max(cue.from, first),
  )
}

/** What is ordered comes first, but where the verb comes last. */
function opensClause(cue: Cue, sentence: Sentence): boolean {
  const before = clauseAt(cue, sentence).filter((place) => place < cue.from)
  return isVerbLast(sentence.language) || !before.some((place) => isTelling(sentence.weights[place]))
}

function clauseAt({ from }: Cue, sentence: Sentence): number[] {
  const own = clausesOf(sentence).map((clause) => placesIn(clause, sentence))
  return own.find((places) => places.includes(from)) ?? []
}

import { noIsNot } from '#languages'
import { nodsIn } from '../understand/interjections.ts'
import type { Sentence } from '../understand/sentence.ts'
import { cuePlaces } from '../words/cues.ts'
import { shortAnswer } from './pick-offer.ts'

/** A sentence without what it only opens with, and the yes or no among that. */
export interface Core {
  readonly answer: 'yes' | 'no' | undefined
  readonly text: string
}

const denials = new Set(['talk.no', 'talk.correction', 'talk.you-misunderstood'])

/** "Hm no, the black one", "great, put me down for it": undefined where it opens with nothing of that, or says nothing else. */
export function coreOf({ words, senses, cues, text, language }: Sentence): Core | undefined {
  const fillers = cuePlaces(cues, new Set(['filler']))
  const denied = new Set(senses.flatMap(({ notion, places }) => (denials.has(notion) ? places : [])))
  const nods = nodsIn(words, language)
  const endsPart = (to: number) => /[^\s\p{L}\p{N}]/u.test(text.slice(words[to - 1]?.end, words[to]?.at))
  // "No tengo muebles" denies what follows, and nothing that was before.
  const denies = (place: number) =>
    /^\s*\p{L}/u.test(text.slice(words[place]?.end)) &&
    noIsNot[language]?.test(words[place + 1]?.letters ?? '') === false
  // The Spanish "y" is no short yes, and "not" says no only beside what it denies.
  const [joins, nots] = [cuePlaces(cues, new Set(['and'])), cuePlaces(cues, new Set(['not']))]
  const answerAt = (place: number): Core['answer'] => {
    const said = joins.has(place) ? undefined : shortAnswer(words[place]?.letters ?? '')
    if (said === 'yes') return 'yes'
    return (said === 'no' || (denied.has(place) && !nots.has(place))) && !denies(place) ? 'no' : undefined
  }
  const opening = (place: number): number | undefined => {
    if (answerAt(place) !== undefined || fillers.has(place)) return place + 1
    const ends = nods.flatMap(({ name, from, to }) =>
      from === place && (name === 'interjection' || endsPart(to) || opening(to) !== undefined) ? [to] : [],
    )
    return ends.length > 0 ? Math.max(...ends) : undefined
  }
  let place = 0
  let answer: Core['answer']
  let nodded = false
  for (let next = opening(0); next !== undefined; next = opening(place)) {
    const said = answerAt(place)
    answer = said === 'no' ? said : (answer ?? said)
    nodded ||= !fillers.has(place)
    place = next
  }
  const start = words[place]
  return start && (nodded || answer !== undefined) ? { answer, text: text.slice(start.at) } : undefined
}

/** A sentence that begins by saying no, without that; undefined where it does not, or says nothing else. */
export function withoutNo(sentence: Sentence): string | undefined {
  const core = coreOf(sentence)
  return core?.answer === 'no' ? core.text : undefined
}

/** "Ok but the black one": a sentence without the yes or no that it begins with. */
export function withoutAnswer(sentence: Sentence): string | undefined {
  const core = coreOf(sentence)
  return core?.answer === undefined ? undefined : core.text
}

import { clausesOf } from '../../understand/clauses.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Slot } from '../slots.ts'
import { namesGroup } from './group-names.ts'
import { asksName } from './introduced-names.ts'
import type { Span } from './spans.ts'

/** "Add Harrow Mills, the man there is called Tom Reed": what is added where a form begins with a company is one, if somebody else is told as the person. */
export function withAddedCompany(
  spans: readonly Span[],
  sentence: Sentence,
  slots: readonly Slot[],
): readonly Span[] {
  const asks = slots.some((slot, nth) => slot.purpose === 'company' && slots[nth - 1]?.form !== slot.form)
  if (!asks || spans.some(({ kind }) => kind === 'company' || kind === 'group')) return spans
  const names = spans.filter(({ kind }) => kind === 'name')
  const [added, other] = names.filter((one) => isAdded(one, names, sentence))
  const person = names.some((one) => one !== added && isPerson(one, sentence))
  return added && !other && person
    ? spans.map((one) => (one === added ? { ...one, kind: 'company' } : one))
    : spans
}

const adding: ReadonlySet<string> = new Set(['act.add', 'act.create'])

/** Whether a name is the only one in a part of the sentence that says to add something. */
function isAdded(name: Span, names: readonly Span[], sentence: Sentence): boolean {
  const clause = clausesOf(sentence).find((one) => overlap(one, name))
  if (!clause || names.some((one) => one !== name && overlap(one, clause))) return false
  const own = placesIn(clause, sentence)
  return (
    !isPerson(name, sentence) &&
    sentence.senses.some(
      ({ notion, places }) => adding.has(notion) && places.every((place) => own.includes(place)),
    )
  )
}

/** Whether what stands right before a name calls a person so, and no company. */
function isPerson(name: Span, sentence: Sentence): boolean {
  const { words, cues, senses } = sentence
  const clause = clausesOf(sentence).find((one) => overlap(one, name))
  const before = placesIn({ at: clause?.at ?? 0, end: name.at }, sentence)
  const last = before.findLast((place) => words[place]!.content)
  const own = senses.filter(({ places }) => places.every((place) => before.includes(place)))
  const isNear = before.length - before.indexOf(last ?? -1) <= filling.bindingWords + 1
  return (
    last !== undefined &&
    isNear &&
    !namesGroup(own) &&
    (cues.some(({ name: cue, from, to }) => cue === 'named' && from <= last && last < to) ||
      own.some(
        ({ notion, places }) => places.includes(last) && (asksName.has(notion) || notion === 'help.contact'),
      ))
  )
}

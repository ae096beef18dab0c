import { isUnspaced, oncePerKey, tripWords, type ConceptLanguage } from '#languages'
import { oncePerObject } from '#protocol'
import { type Extent, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Value } from '../../understand/values.ts'
import type { Slot } from '../slots.ts'

/** Which of two fields for days a day goes into by what is said of it, or of the only other: "we're back on the 7th" is the end. */
export function placeOfDay(
  value: Extent,
  days: readonly Value[],
  alike: readonly Slot[],
  sentence: Sentence,
): 0 | 1 | undefined {
  const own = placeSaid(value, alike, sentence)
  const [other, more] = days.filter(({ at }) => at !== value.at)
  const opposite = other && !more ? placeSaid(other, alike, sentence) : undefined
  if (own !== undefined) return own === opposite ? undefined : own
  return opposite === undefined ? undefined : opposite === 0 ? 1 : 0
}

function placeSaid(value: Extent, alike: readonly Slot[], sentence: Sentence): 0 | 1 | undefined {
  const own = turnsOf(sentence).filter(({ told }) => told.at === value.at)
  const [turn] = own
  // "From 3 to 8 May" is both ends at once.
  const ends = sentence.values.filter(({ at }) => at === value.at)
  if (!turn || ends.length > 1 || own.some(({ way }) => way !== turn.way)) return undefined
  // Who arrives and leaves again stays in between: leaving is the end there.
  const stays = !speaksOfLeaving(alike[0]) && speaksOfLeaving(alike[1])
  return turn.way === 'back' || stays ? 1 : 0
}

/** A day and whether somebody sets out or comes back on it. */
interface Turn {
  readonly told: Value
  readonly way: 'away' | 'back'
  readonly word: Extent
}

/** The words that tell which of two fields for days a day goes into. */
export function tripWordsOf(
  value: Extent,
  slot: Slot,
  slots: readonly Slot[],
  sentence: Sentence,
): readonly number[] {
  if (alikeIn(slot, slots).length < 2) return []
  return turnsOf(sentence).flatMap(({ told, word }) => (told.at === value.at ? placesIn(word, sentence) : []))
}

/** The fields that ask for days, or for hours, beside each other. */
export function alikeIn({ purpose, thing }: Slot, slots: readonly Slot[]): Slot[] {
  return slots.filter(
    (other) =>
      other.purpose === purpose &&
      other.thing.path.at(-1) === thing.path.at(-1) &&
      other.options.length === 0,
  )
}

const turnsOf: (sentence: Sentence) => readonly Turn[] = oncePerObject((sentence: Sentence) => {
  const told = sentence.values.filter(({ kind }) => kind === 'date')
  if (told.length === 0) return []
  const { behind, ...ways } = patternsOf(sentence.language)
  return (['away', 'back'] as const).flatMap((way) =>
    [...sentence.text.matchAll(ways[way])].flatMap((match): Turn[] => {
      const word = { at: match.index, end: match.index + match[0].length }
      const near = nearest(word, told, behind, sentence)
      return near ? [{ told: near, way, word }] : []
    }),
  )
})

/** The day that stands closest to a word, in its own part of the sentence if there is one. */
function nearest(
  word: Extent,
  told: readonly Value[],
  behind: boolean,
  { words, text }: Sentence,
): Value | undefined {
  const distance = (one: Value) => {
    const [from, to] = one.at >= word.end ? [word.end, one.at] : [one.end, word.at]
    const between = words.filter(({ at, end }) => at >= from && end <= to).length
    const apart = /[,;.:!?，。、；،؛]/u.test(text.slice(from, to)) ? farApart : 0
    const turned = one.at >= word.end === behind ? 0.5 : 0
    return between + apart + turned
  }
  const [best] = [...told].sort((one, other) => distance(one) - distance(other))
  return best && distance(best) < farApart ? best : undefined
}

/** So many words, or a comma, part a word from a day that it does not speak of. */
const farApart = 6

const leaving = new Set(['book.departure', 'departure-word', 'book.check-out', 'act.leave', 'depart'])

function speaksOfLeaving(slot: Slot | undefined): boolean {
  return slot?.labels.some(({ senses }) => senses.some(({ notion }) => leaving.has(notion))) ?? false
}

const patternsOf = oncePerKey((language: ConceptLanguage) => {
  const { away, back, behind = false } = tripWords[language]
  const whole = (words: string) =>
    new RegExp(isUnspaced(language) ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
  return { away: whole(away), back: whole(back), behind }
})

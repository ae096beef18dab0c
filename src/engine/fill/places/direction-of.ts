import { directionNames, directionWords, type ConceptLanguage } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import { phraseReader } from '../../words/cues.ts'
import type { Slot } from '../slots.ts'
import { isTelling } from '../../understand/telling.ts'

type Direction = (typeof directionNames)[number]

/** The small words for one end of a way or the other. */
export const directionsIn = phraseReader(directionNames, directionWords)

/** Which end of a way a list asks for, where another of its form asks for the other end: "From" beside "To". */
export function directionOf(
  slot: Slot,
  slots: readonly Slot[],
  language: ConceptLanguage,
): Direction | undefined {
  const own = namedDirection(slot, language)
  const paired = slots.some((other) => {
    const name = other.form === slot.form && isList(other) ? namedDirection(other, language) : undefined
    return name !== undefined && name !== own
  })
  return own && isList(slot) && paired ? own : undefined
}

function isList({ options }: Slot): boolean {
  return options.length > 0
}

/** A name of hardly more than the small word: "From", "To account". */
function namedDirection({ labels: [label] }: Slot, language: ConceptLanguage): Direction | undefined {
  if (!label || label.words.length > filling.bindingWords) return undefined
  const found = directionsIn(label.words, language)
  return found.length === 1 ? found[0]?.name : undefined
}

/** Which end a word tells by the small word before it: "off my savings", "a ferry for Northness". */
export function directionAt(place: number, sentence: Sentence): Direction | undefined {
  const { words, weights, language, cues } = sentence
  const ends = cues.flatMap(({ name, to }) => (name === 'into' ? [{ name: 'to' as const, to }] : []))
  const [last] = [...directionsIn(words, language), ...ends]
    .filter(({ to }) => to <= place && weights.slice(to, place).every((weight) => !isTelling(weight)))
    .sort((one, other) => other.to - one.to)
  return last?.name
}

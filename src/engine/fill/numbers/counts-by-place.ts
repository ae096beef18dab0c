import { groupBy } from '#assistant'
import type { Sentence } from '../../understand/sentence.ts'
import { ordinal } from '../../words/cues.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** "12 of the first and 3 of the last": counts that are told with the place of their field among those alike. */
export function countsByPlace(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const { values, words, language, cues } = sentence
  const counters = alikeOf(slots.filter(isCounter))
  if (counters.length < 2) return []
  const numbers = values.filter(
    ({ kind, value, text }) => kind === 'number' && (value !== '1' || /\d/.test(text)),
  )
  const told = [...words.keys()].flatMap((place) => {
    const nth = ordinal(words[place]!.letters, language)
    const last = cues.some(({ name, from }) => name === 'last' && from === place)
    return nth === undefined && !last ? [] : [{ place, nth: nth ?? counters.length }]
  })
  if (told.length === 0 || numbers.length !== told.length) return []
  const counted = numbers.flatMap(({ value, at, end }, index): Filling[] => {
    const { nth, place } = told[index]!
    const slot = counters[nth - 1]
    return slot
      ? [{ slot, value, option: false, at, end, strength: filling.namedPlainly, says: [place] }]
      : []
  })
  const ordered = numbers.every(({ at }, index) => {
    const next = numbers[index + 1]
    const from = words[told[index]!.place]!.at
    return from > at && (!next || from < next.at)
  })
  return ordered && counted.length === told.length ? counted : []
}

function isCounter({ thing, purpose, options }: Slot): boolean {
  return options.length === 0 && (purpose === 'number' || thing.kind === 'spinbutton')
}

/** Those that are called by the same first word, "Copies of A", "Copies of B": the most there are. */
function alikeOf(counters: readonly Slot[]): readonly Slot[] {
  const groups = [...groupBy(counters, ({ labels: [label] }) => label?.words[0]?.letters).values()]
  const [most = [], second = []] = groups.toSorted((one, other) => other.length - one.length)
  return most.length > second.length ? most : []
}

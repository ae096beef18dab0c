import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { freeTextSlots, notes } from './free-text.ts'
import type { Slot } from '../slots.ts'

/** "In the remarks “…”": a quotation that is to be written down goes into the one field for free text of a form. */
export function quotedNotes(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const quotes = sentence.values.filter(({ kind }) => kind === 'quoted')
  if (quotes.length === 0) return []
  const free = freeTextSlots(slots)
  return quotes.flatMap(({ value, at, end }) => {
    const clause = clausesOf(sentence).find((one) => one.at <= at && end <= one.end + 1)
    const inside = (place: number) => {
      const word = sentence.words[place]
      return clause !== undefined && word !== undefined && clause.at <= word.at && word.end <= clause.end
    }
    const says = sentence.senses.flatMap(({ notion, places }) =>
      notes.has(notion) && places.every(inside) ? places : [],
    )
    const written = sentence.cues.some(({ name, from }) => name === 'put' && inside(from))
    const alone = sentence.words.every((word) => at <= word.at && word.end <= end)
    if (says.length === 0 && !written && !alone) return []
    return free.map((slot): Filling => ({
      slot,
      value,
      option: false,
      at,
      end,
      strength: alone ? filling.named : filling.least,
      says,
    }))
  })
}

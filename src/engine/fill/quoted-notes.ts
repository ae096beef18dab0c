import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { filling, reading } from '../weights.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

const notes = new Set([
  'field.notes',
  'field.message',
  'field.comment',
  'message',
  'note-app',
  'observation',
  'write',
])

/** "In the remarks “…”": a quotation that is to be written down goes into the one field for free text of a form. */
export function quotedNotes(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const quotes = sentence.values.filter(({ kind }) => kind === 'quoted')
  if (quotes.length === 0) return []
  const free = slots.filter(
    (slot) =>
      takesText(slot) &&
      !slots.some((other) => other !== slot && other.form === slot.form && takesText(other)),
  )
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
    if (says.length === 0 && !written) return []
    return free.map((slot): Filling => ({
      slot,
      value,
      option: false,
      at,
      end,
      strength: filling.least,
      says,
    }))
  })
}

/** "Write them: the tap drips again": what stands between a colon and the next stop, where it is to be written and holds no other value. */
export function announcedText(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const { text, words, weights, values, senses } = sentence
  const free = slots.filter(
    (slot) =>
      takesText(slot) &&
      !slots.some((other) => other !== slot && other.form === slot.form && takesText(other)),
  )
  if (free.length === 0) return []
  return clausesOf(sentence).flatMap((clause): Filling[] => {
    const colon = /^\s*[:：]\s*/u.exec(text.slice(clause.end))
    const own = [...words.keys()].filter(
      (place) => words[place]!.at >= clause.at && words[place]!.end <= clause.end,
    )
    const says = senses.flatMap(({ notion, places }) =>
      notes.has(notion) && places.every((place) => own.includes(place)) ? places : [],
    )
    const more = own.some((place) => (weights[place] ?? 0) >= reading.tellingWord && !says.includes(place))
    if (!colon || says.length === 0 || more) return []
    const at = clause.end + colon[0].length
    const end = at + (/[.;\n。]|$/u.exec(text.slice(at))?.index ?? 0)
    const value = text.slice(at, end).trim()
    const inside = words.filter((word) => word.at >= at && word.end <= end)
    if (
      inside.length <= filling.fewWords ||
      values.some((one) => one.kind !== 'number' && one.at < end && at < one.end)
    )
      return []
    return free.map((slot) => ({ slot, value, option: false, at, end, strength: filling.named, says }))
  })
}

/** A field of several lines: those of one line tell their sort. */
function takesText({ purpose, thing, options }: Slot): boolean {
  const lines = thing.kind === 'textbox' && thing.state.inputType === undefined
  return options.length === 0 && (purpose === 'message' || (purpose === undefined && lines))
}

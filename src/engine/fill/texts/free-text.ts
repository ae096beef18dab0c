import { oncePerKey, textFieldWords, type ConceptLanguage } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** What words mean that speak of something to be written down. */
export const notes = new Set([
  'field.notes',
  'field.message',
  'field.comment',
  'message',
  'note-app',
  'observation',
  'write',
  'ask-question',
  'doubt',
])

/** Where a sentence speaks of something to be written down. */
export function textPlaces({ words, senses, language }: Sentence): number[] {
  const named = namesText(language)
  return [
    ...senses.flatMap(({ notion, places }) => (notes.has(notion) ? places : [])),
    ...[...words.keys()].filter((place) => named.test(words[place]!.text)),
  ]
}

const namesText = oncePerKey(
  (language: ConceptLanguage) => new RegExp(`^(?:${textFieldWords[language].message})$`, 'iu'),
)

/** "For the review: two stars, text: all fine": what stands behind the first colon is not the text, where a later one announces it. */
export function isAnnouncedLater(at: number, end: number, sentence: Sentence): boolean {
  const said = textPlaces(sentence).map((place) => sentence.words[place]!)
  return said.some(
    (word) => word.at >= at && word.end < end && /^\s*[:：]/u.test(sentence.text.slice(word.end)),
  )
}

/** How far a text goes that was announced: to a stop, or to a mark that ends it before a comma. */
export function textLength(text: string): number {
  const match = /[!?！？]+(?=\s*(?:,|$))|\.(?=\s|$)|[;\n。]|$/u.exec(text)
  return match ? match.index + (/^[!?！？]/u.test(match[0]) ? match[0].length : 0) : text.length
}

/** The field for free text of each form that has one; of several the one that is called so. */
export function freeTextSlots(slots: readonly Slot[]): Slot[] {
  const free = slots.filter(takesText)
  return [...new Set(free.map(({ form }) => form))].flatMap((form) => {
    const own = free.filter((slot) => slot.form === form)
    const called = own.filter(({ purpose, labels }) => purpose === 'message' || asksNotes(labels))
    const [only, other] = own.length > 1 ? called : own
    return only && !other ? [only] : []
  })
}

function asksNotes(labels: Slot['labels']): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => asking.has(notion)))
}

const asking: ReadonlySet<string> = new Set([
  'field.notes',
  'field.message',
  'field.comment',
  'book.special-request',
  'delivery.instructions',
])

type Text = Pick<Filling, 'value' | 'at' | 'end' | 'says'> & { readonly aside?: boolean }

/** A text that is named by what was said before it, for each field that may take it. */
export function textFillings(slots: readonly Slot[], { aside, ...text }: Text): Filling[] {
  return slots.map((slot) =>
    Object.assign({ slot, option: false, strength: filling.named }, text, aside && { aside }),
  )
}

/** A field of several lines: those of one line tell their sort. */
function takesText({ purpose, thing, options }: Slot): boolean {
  const lines = thing.kind === 'textbox' && thing.state.inputType === undefined
  return options.length === 0 && (purpose === 'message' || (purpose === undefined && lines))
}

/** "I'm Ida, ida@…, my question: do you ship abroad?": beside an address a question behind a colon is to be written down, and not to be answered here. */
export function notesQuestion(sentence: Sentence): boolean {
  const { text, values } = sentence
  const colon = /[:：]\s*(?=[^:：]*[?？؟]\s*$)/u.exec(text)
  return (
    colon !== null &&
    values.some(({ kind, end }) => (kind === 'email' || kind === 'phone') && end <= colon.index) &&
    textPlaces(sentence).some((place) => sentence.words[place]!.end <= colon.index)
  )
}

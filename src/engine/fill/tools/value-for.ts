import { purposeOf, type Thing } from '#assistant'
import type { Sentence } from '../../understand/sentence.ts'
import { optionsSaid } from '../choices/options-said.ts'
import type { Slot } from '../slots.ts'
import type { ValueKind } from '../../understand/values.ts'

/** Values of which a field takes one kind alone. */
const strict: Readonly<Record<string, readonly ValueKind[]>> = {
  email: ['email'],
  phone: ['phone', 'number'],
  date: ['date'],
  birthday: ['date'],
  time: ['time'],
  number: ['number', 'money'],
  amount: ['money', 'number'],
  url: ['url'],
}

/** What a bare answer puts into the field that was asked for; undefined where it does not look like it. */
export function valueFor(slot: Slot, sentence: Sentence): string | undefined {
  if (slot.options.length > 0) return optionsSaid(sentence, [slot])[0]?.value
  const kinds = strict[kindOf(slot.thing)]
  if (kinds) return sentence.values.find(({ kind }) => kinds.includes(kind))?.value
  // "It's Oslo": what only leads up to the answer is no part of it.
  const first = sentence.words.find(({ content, text }) => content || /^\p{Lu}/u.test(text))
  const value = sentence.text.slice(first?.at ?? 0).trim()
  return value.replace(/[.!]+$/u, '') || undefined
}

/** Whether any words may stand in a field. */
export function takesAnything({ options, thing }: Slot): boolean {
  return options.length === 0 && strict[kindOf(thing)] === undefined
}

function kindOf(thing: Thing): string {
  const type = thing.state.inputType ?? ''
  return thing.kind === 'spinbutton' ? 'number' : type in strict ? type : (purposeOf(thing) ?? '')
}

import { purposeOf, type Thing } from '#assistant'
import { readForm } from '../decide/form.ts'
import { writing, type Move } from '../plan/move.ts'
import { optionsSaid } from '../fill/options-said.ts'
import { slotsOf, type Slot } from '../fill/slots.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { ValueKind } from '../fill/values.ts'
import { fresh, type Asking } from './memory.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { Room } from './room.ts'

/** What follows from a sentence after values were asked for; undefined where it is about something else. */
export function answerAsked(sentence: Sentence, asking: Asking, room: Room): Reply | undefined {
  const { memory, say, scene } = room
  if (!scene) return undefined
  const short = shortAnswer(sentence.text)
  if (short === 'no') return answer(say('notDone'), fresh(memory))
  const [first] = asking.fields
  if (!first) return undefined
  if (short === 'yes') return askAgain(first.label, asking, room, 'askField')
  const slots = slotsOf(scene).filter(({ thing }) =>
    asking.fields.some(({ elementId }) => elementId === thing.id),
  )
  const form = readForm(sentence, scene)
  const told = form?.fillings.some(({ slot }) => slots.some((own) => own.thing.id === slot.thing.id))
  if (form && told) return fill(form.moves, asking, room)
  const decision = room.decide(sentence)
  if (decision.kind !== 'offer' && decision.kind !== 'none') return undefined
  const [slot, another] = slots
  if (!slot || another || sentence.acts.size > 0 || decision.question) return undefined
  const value = valueFor(slot, sentence)
  if (value === undefined) return askAgain(first.label, asking, room, 'badValue')
  return fill([writing(slot.thing, value, slot.thing.name)], asking, room)
}

function askAgain(label: string, asking: Asking, room: Room, text: 'askField' | 'badValue'): Reply {
  const { memory, say } = room
  return {
    proposal: { kind: 'ask', text: say(text, { label }) },
    memory: { ...fresh(memory), asking, ...(memory.facts && { facts: memory.facts }) },
  }
}

function fill(moves: readonly Move[], { press }: Asking, room: Room): Reply {
  const sends = moves.some(({ goal }) => goal.kind === 'changed')
  return propose([...moves, ...(press && !sends ? [press] : [])], room, { facts: room.memory.facts ?? [] })
}

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
function valueFor(slot: Slot, sentence: Sentence): string | undefined {
  if (slot.options.length > 0) return optionsSaid(sentence, [slot])[0]?.value
  const kinds = strict[kindOf(slot.thing)]
  if (kinds) return sentence.values.find(({ kind }) => kinds.includes(kind))?.value
  // "It's Oslo": what only leads up to the answer is no part of it.
  const first = sentence.words.find(({ content, text }) => content || /^\p{Lu}/u.test(text))
  const value = sentence.text.slice(first?.at ?? 0).trim()
  return value.replace(/[.!]+$/u, '') || undefined
}

function kindOf(thing: Thing): string {
  const type = thing.state.inputType ?? ''
  return thing.kind === 'spinbutton' ? 'number' : type in strict ? type : (purposeOf(thing) ?? '')
}

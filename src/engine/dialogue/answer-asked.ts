import { readForm } from '../decide/form.ts'
import { writing, type Move } from '../plan/move.ts'
import { slotsOf } from '../fill/slots.ts'
import { valueFor } from '../fill/value-for.ts'
import type { Sentence } from '../understand/sentence.ts'
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

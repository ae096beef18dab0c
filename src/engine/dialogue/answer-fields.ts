import { readForm } from '../decide/values/form.ts'
import { writing, type Move } from '../plan/move.ts'
import { slotsOf } from '../fill/slots.ts'
import { valueFor } from '../fill/tools/value-for.ts'
import type { Sentence } from '../understand/sentence.ts'
import { fresh, type AskedFields } from './memory.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** What follows from a sentence after values were asked for; undefined where it is about something else. */
export function answerFields(
  asked: AskedFields,
  sentence: Sentence,
  context: ReplyContext,
): Reply | undefined {
  const { memory, say, scene } = context
  if (!scene) return undefined
  const short = shortAnswer(sentence.text)
  if (short === 'no') return answer(say('notDone'), fresh(memory))
  const [first] = asked.fields
  if (!first) return undefined
  if (short === 'yes') return askAgain(first.label, asked, context, 'askField')
  const slots = slotsOf(scene).filter(({ thing }) =>
    asked.fields.some(({ elementId }) => elementId === thing.id),
  )
  const form = readForm(sentence, scene)
  const told = form?.fillings.some(({ slot }) => slots.some((own) => own.thing.id === slot.thing.id))
  if (form && told) return fill(form.moves, asked, context)
  const decision = context.decide(sentence)
  if (decision.kind !== 'offer' && decision.kind !== 'none') return undefined
  const [slot, another] = slots
  if (!slot || another || sentence.acts.size > 0 || decision.question) return undefined
  const value = valueFor(slot, sentence)
  if (value === undefined) return askAgain(first.label, asked, context, 'badValue')
  return fill([writing(slot.thing, value, slot.thing.name)], asked, context)
}

function askAgain(
  label: string,
  asked: AskedFields,
  context: ReplyContext,
  text: 'askField' | 'badValue',
): Reply {
  const { memory, say } = context
  return {
    proposal: { kind: 'ask', text: say(text, { label }) },
    memory: { ...fresh(memory), asked, ...(memory.facts && { facts: memory.facts }) },
  }
}

function fill(moves: readonly Move[], { press }: AskedFields, context: ReplyContext): Reply {
  const sends = moves.some(({ goal }) => goal.kind === 'changed')
  return propose([...moves, ...(press && !sends ? [press] : [])], context, {
    facts: context.memory.facts ?? [],
  })
}

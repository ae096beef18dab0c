import { ordersNext } from '../decide/with-later.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { anotherNumber } from './correct.ts'
import type { Reply } from './reply.ts'
import { followUp, type FollowUp } from './follow-up.ts'
import type { ReplyContext } from './reply-context.ts'

/** "Add it to my cart and go to the checkout": what is said of what was before is done first, and then what else is ordered. */
export function inTurn(sentence: Sentence, context: ReplyContext): FollowUp | Reply | undefined {
  const [first, ...later] = clausesOf(sentence)
  const [next] = later
  if (!first || !next || next.joint === 'correction') return undefined
  const parts = later.map(({ text }) => context.parse(text))
  const [ordered] = parts
  if (!ordered || !ordersNext(ordered) || parts.some(({ negated }) => negated.some(Boolean))) return undefined
  const lead = context.parse(first.text)
  // What neither orders nor tells a value only says why.
  const todo = parts.filter((part) => ordersNext(part) || part.values.length > 0).map(({ text }) => text)
  const number = anotherNumber(lead, context, { todo })
  if (number) return number
  const found = followUp(lead, context.decide(lead), context)
  if (found?.decision.kind !== 'do' || found.decision.todo.length > 0) return undefined
  return { sentence: found.sentence, decision: { ...found.decision, todo } }
}

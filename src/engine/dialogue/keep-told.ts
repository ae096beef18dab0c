import { spansIn } from '../fill/names/spans.ts'
import { namesDeed } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import type { Decision } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import type { Move } from '../plan/move.ts'
import { formOf } from './ask-missing.ts'
import { fresh } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

const ofPeople: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'postcode',
  'name',
  'surname',
  'street',
  'flat',
])
const ofPlaces: ReadonlySet<string> = new Set(['city', 'country'])

/** "My name is Ada Holm, ada@example.org", where nothing asks for it: kept for the form of a page to come. */
export function keepTold(sentence: Sentence, alone: Decision, context: ReplyContext): Reply | undefined {
  const { memory, say } = context
  // What is told behind values that were filled in is told of that form.
  if (memory.last?.moves.some(({ goal }) => goal.kind === 'value')) return undefined
  if (unsettled(alone) !== 'order' || sentence.negated.some(Boolean)) return undefined
  const told = [...sentence.values, ...spansIn(sentence)].toSorted((one, other) => one.at - other.at)
  const own = told.filter(({ kind }) => ofPeople.has(kind))
  const kinds = new Set(own.map(({ kind }) => kind))
  // "Write to ada@example.org" orders something; "send it to 5 Mill Lane, 1012 AB" tells where to.
  const orders = namesDeed(sentence) && !kinds.has('street')
  if (orders || kinds.size === 0 || (kinds.size === 1 && alone.kind !== 'none')) return undefined
  const list = told
    .filter(({ kind }) => ofPeople.has(kind) || ofPlaces.has(kind))
    .map(({ text }) => say('quote', { name: text }))
    .join(', ')
  const kept = [...(memory.told ?? []), sentence.text].slice(-following.keptTitles)
  return answer(say('keptForForm', { list }), { ...fresh(memory), told: kept })
}

/**
 * What of it a page is given: what goes into a form that asks for more than one thing, and never what sends it. A lone
 * field may be a newsletter's.
 */
export function givenHere(moves: readonly Move[], context: ReplyContext): readonly Move[] {
  const form = formOf(moves, context)
  return form && form.fields.length > 1 ? moves.filter(({ goal }) => goal.kind !== 'changed') : []
}

import type { Decision } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import { clausesOf } from '../understand/clauses.ts'
import { referencesIn } from '../understand/references.ts'
import { namesDeed } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import { anotherValue } from './another-value.ts'
import { carryOut } from './carry-out.ts'
import { corrected } from './correct.ts'
import { followUp } from './follow-up.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/**
 * "Too dark. Open the next", "make it 12, the neighbours come too": of a sentence that makes no sense as a whole the one
 * part that says what becomes of what was before; the others only say why.
 */
export function leaningPart(
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
): Promise<Reply> | Reply | undefined {
  const clauses = clausesOf(sentence)
  const parts = clauses.map(({ text }) => context.parse(text))
  if (unsettled(alone) !== 'order' || parts.length < 2) return undefined
  // “Double that and five” tells no value by itself.
  const isNewValue = (part: Sentence, at: number) => clauses[at]?.joint !== 'and' && isValue(part)
  const leaning = parts.filter((part, at) => isNewValue(part, at) || saysWhatBecomes(part))
  const [part, other] = leaning
  const orders = (one: Sentence) => one !== part && (one.values.length > 0 || namesDeed(one))
  if (!part || other || parts.some(orders)) return undefined
  if (isValue(part)) return anotherValue(part, context, true)
  const next = followUp(part, context.decide(part), context)
  return corrected(part, context) ?? (next && carryOut(next.decision, next.sentence, context))
}

/** "Open it", "make it 12", "one of those": and no mere "that's it". */
function saysWhatBecomes(sentence: Sentence): boolean {
  const { leans, points, takes, sets, acts } = referencesIn(sentence)
  const counts = sentence.senses.some(({ notion }) => notion === 'single-one')
  return leans && (sets || (points && (takes || counts || acts.length > 0)))
}

/** A number or a day, and nothing else. */
function isValue({ words, values }: Sentence): boolean {
  const [value] = values
  return value !== undefined && words.every(({ at, end }) => at >= value.at && end <= value.end)
}

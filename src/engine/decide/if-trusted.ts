import { choosing } from '../weights.ts'
import type { Deciding, Decision, Doing, Offer } from './decision.ts'

/** A decision, or an offer of it where the way of reading that it was come by is wrong too often on pages nobody knew. */
export function ifTrusted(decision: Decision, { weights }: Pick<Deciding, 'weights'>): Decision {
  if (decision.kind !== 'do' || (weights.ways[decision.by ?? ''] ?? 1) >= choosing.ownWay) return decision
  return { kind: 'offer', offers: [offerOf(decision)], question: false, open: decision.open ?? [] }
}

/** All that would be done, to be chosen by its names and values. */
export function offerOf({ moves, facts, todo }: Doing): Offer {
  const label = moves
    .map(({ label: name, inputData }) => [name, inputData].filter(Boolean).join(': '))
    .join(', ')
  return { label, moves, facts, ...(todo.length > 0 && { todo: todo.join(', ') }) }
}

import type { Decision } from '../../src/engine/decide/decision.ts'
import { saidBy } from './grade.ts'

/** A decision in a line. */
export function tellDecision(decision: Decision): string {
  if (decision.kind === 'do')
    return `did ${decision.moves.map(({ action, elementId, label, inputData }) => `${action} ${elementId} ${label} ${inputData ?? ''}`).join('; ')}`
  const said = saidBy(decision)
  if (said !== undefined) return `said ${said}`
  return decision.kind === 'offer'
    ? `offered ${decision.offers.map(({ label }) => label).join(' | ')}`
    : decision.kind
}

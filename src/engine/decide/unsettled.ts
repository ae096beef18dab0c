import type { Decision } from './decision.ts'

/** What a decision leaves open: a question that nothing surely answers, or an order that nothing surely fits. A form that only waits for a yes is settled. */
export function unsettled(decision: Decision): 'question' | 'order' | undefined {
  if (decision.kind !== 'none' && decision.kind !== 'offer') return undefined
  if (isFormToFill(decision)) return undefined
  return decision.question ? 'question' : 'order'
}

/** Whether values of a sentence are offered to be filled in. */
export function isFormToFill(decision: Decision): boolean {
  return decision.kind === 'offer' && decision.text === 'fillThis'
}

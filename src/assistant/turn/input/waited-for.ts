import type { Waiting } from '../../port.ts'

type Plan = Extract<Waiting, { kind: 'plan' }>
type Question = Extract<Waiting, { kind: 'confirmation' }>

/**
 * The plan a report is about: the one that is waited for, unless the report names another. What is late, repeated or
 * forged is about none.
 */
export function planFor(
  waiting: Waiting | null | undefined,
  named: { readonly planId?: string | undefined; readonly actionId?: string | undefined },
): Plan | undefined {
  if (waiting?.kind !== 'plan') return undefined
  const { planId = waiting.planId, actionId = waiting.actionId } = named
  return planId === waiting.planId && actionId === waiting.actionId ? waiting : undefined
}

/** The question an answer is for, by the same rule. */
export function questionFor(
  waiting: Waiting | null | undefined,
  named: { readonly confirmationId?: string | undefined },
): Question | undefined {
  if (waiting?.kind !== 'confirmation') return undefined
  const { confirmationId = waiting.confirmationId } = named
  return confirmationId === waiting.confirmationId ? waiting : undefined
}

import type { SequenceStep } from '#protocol'
import { actOf } from './act.ts'
import { withWholeOptions } from './options-meant.ts'
import type { PolicyContext } from './policy-context.ts'
import { table } from './table.ts'
import type { Verdict } from './verdict.ts'

/** Decides about one step: the first row of the table that fits. */
export function judge(step: SequenceStep, context: PolicyContext): Verdict {
  const { page, earlier } = context
  const act = actOf(withWholeOptions(step, page), page)
  if (!act) return { decision: 'refuse', rule: 'known-verb', reason: `unsupported_action: "${step.action}"` }
  const whole = { ...context, earlier: earlier.map((one) => withWholeOptions(one, page)) }
  for (const { id, decision, evidence } of table) {
    const found = evidence(act, whole)
    if (found === undefined) continue
    return { decision, rule: id, ...(typeof found === 'string' ? { reason: found } : found) }
  }
  // The last row fits everything; a table without it must not let anything through.
  return { decision: 'refuse', rule: 'no-row', reason: 'blocked_by_policy: no rule speaks of this' }
}

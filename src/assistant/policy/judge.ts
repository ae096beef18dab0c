import type { SequenceStep } from '#protocol'
import { actOf } from './act.ts'
import type { Scene } from './scene.ts'
import { rules } from './rules/index.ts'
import type { Verdict } from './verdict.ts'

/** Decides about one step: the first refusal wins, then the first wish to ask. */
export function judge(step: SequenceStep, scene: Scene): Verdict {
  const act = actOf(step, scene.page)
  if (!act) return { decision: 'refuse', rule: 'known-verb', reason: `unsupported_action: "${step.action}"` }
  let asking: Verdict | undefined
  for (const rule of rules) {
    const objection = rule.check(act, scene)
    if (objection?.decision === 'refuse') return { rule: rule.id, ...objection }
    if (objection) asking ??= { rule: rule.id, ...objection }
  }
  return asking ?? { decision: 'allow', rule: 'none', reason: 'no rule objects' }
}

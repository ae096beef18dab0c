import { noElement, verbs, type ActionName, type SequenceStep } from '#protocol'
import { elementOf, type Scene } from './scene.ts'
import { rules } from './rules/index.ts'
import type { Verdict } from './verdict.ts'

/** Decides about one step: the first refusal wins, then the first wish to ask. */
export function judge(step: SequenceStep, scene: Scene): Verdict {
  if (!Object.hasOwn(verbs, step.action))
    return { decision: 'refuse', rule: 'known-verb', reason: `unsupported_action: "${step.action}"` }
  const verb = step.action as ActionName
  const target = step.elementId === noElement ? undefined : elementOf(scene.page, step.elementId)
  let asking: Verdict | undefined
  for (const rule of rules) {
    const objection = rule.check({ verb, step, target }, scene)
    if (objection?.decision === 'refuse') return { rule: rule.id, ...objection }
    if (objection) asking ??= { rule: rule.id, ...objection }
  }
  return asking ?? { decision: 'allow', rule: 'none', reason: 'no rule objects' }
}

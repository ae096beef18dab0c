import type { PolicyRule, RuleEffect } from '#protocol'
import type { SiteProfile } from '../port.ts'

/** The owner's rules in their order; then the older lists of both places, read as rules. */
export function ownersRules({ policy, config }: Pick<SiteProfile, 'policy' | 'config'>): PolicyRule[] {
  const listed = (effect: RuleEffect, lists: readonly (readonly string[] | undefined)[]) =>
    lists.flatMap((entries, list) =>
      (entries ?? []).flatMap((entry, at) =>
        entry.trim() === '' ? [] : [ruleOf(`${effect}-${list}-${at}`, effect, entry)],
      ),
    )
  return [
    ...(policy.rules ?? []),
    ...listed('never', [policy.deny, config.actions?.deny]),
    ...listed('ask', [policy.confirm, config.actions?.confirm]),
  ]
}

/** An entry of the older lists is a path pattern when it begins with a slash, and words of a label otherwise. */
function ruleOf(id: string, effect: RuleEffect, entry: string): PolicyRule {
  return { id, effect, ...(entry.startsWith('/') ? { path: entry } : { label: entry }) }
}

import type { PolicyRule, PolicySettings, RuleEffect } from '#protocol'

/** A policy as the page edits it: its older lists have become rules. */
export function rulesOf({ rules = [], confirm, deny }: PolicySettings): PolicyRule[] {
  const taken = new Set(rules.map(({ id }) => id))
  const listed = (effect: RuleEffect, entries: readonly string[]) =>
    entries.map((entry): PolicyRule => ({ ...newRule(effect, taken), ...placeOf(entry) }))
  return [...rules, ...listed('never', deny), ...listed('ask', confirm)]
}

/** A rule with an id that none of the others has. */
export function newRule(effect: RuleEffect, taken: Set<string>): Pick<PolicyRule, 'id' | 'effect'> {
  let number = taken.size + 1
  while (taken.has(`rule-${number}`)) number += 1
  taken.add(`rule-${number}`)
  return { id: `rule-${number}`, effect }
}

function placeOf(entry: string): Pick<PolicyRule, 'label' | 'path'> {
  return entry.startsWith('/') ? { path: entry } : { label: entry }
}

/** What keeps a rule from being saved; undefined when nothing does. */
export function problemOf({ label, path, selector }: PolicyRule): string | undefined {
  if (!label?.trim() && !path?.trim() && !selector?.trim()) return 'Name words, a path or a selector.'
  return path && !path.startsWith('/') ? 'A path begins with a slash.' : undefined
}

/** A rule without what was left empty. */
export function trimmed({ id, effect, label, path, selector }: PolicyRule): PolicyRule {
  return {
    id,
    effect,
    ...(label?.trim() && { label: label.trim() }),
    ...(path?.trim() && { path: path.trim() }),
    ...(selector?.trim() && { selector: selector.trim() }),
  }
}

import { matchesPath, plain, type PolicyRule } from '#protocol'
import { addressOf } from '../../address.ts'
import type { Act } from '../../act.ts'
import { ownersRules } from '../../owners-rules.ts'
import { named, pointAtIt, type Evidence } from '../../row.ts'
import { pathOf, type PolicyContext } from '../../policy-context.ts'

/** Acting at all, and each verb, is the owner's to switch off. */
export const switchedOff: Evidence = ({ verb, traits }, { site }) => {
  if (site.config.actions?.enabled === false && traits.acts)
    return "blocked_by_policy: the site's owner has switched acting off"
  const { verbs: allowed } = site.policy
  return allowed && !allowed.includes(verb)
    ? `blocked_by_policy: the site's owner does not allow ${verb}`
    : undefined
}

export const ownerNever: Evidence = (act, context) => {
  const rule = ruleFor(act, context)
  return rule?.effect === 'never'
    ? `blocked_by_policy: the owner's rule ${sayRule(rule)} keeps ${named(act.target)} for the visitor; ${pointAtIt}`
    : undefined
}

export const ownerAsks: Evidence = (act, context) => {
  const rule = ruleFor(act, context)
  return rule?.effect === 'ask' ? `the owner's rule ${sayRule(rule)} wants a question first` : undefined
}

export const ownerFrees: Evidence = (act, context) => {
  const rule = ruleFor(act, context)
  return rule?.effect === 'free' ? `the owner's rule ${sayRule(rule)} lets it go` : undefined
}

/** The first rule of the owner's that fits. Only acts are ruled: looking is free. */
function ruleFor(act: Act, { site, page }: PolicyContext): PolicyRule | undefined {
  const { traits, step, target, pressed, dropTarget } = act
  if (!traits.acts) return undefined
  const things = [target, pressed, dropTarget].filter((thing) => thing !== undefined)
  const leadsTo = addressOf(traits.uses.includes('url') ? step.url : target?.state.href, page)
  const paths = [pathOf(page), leadsTo?.pathname].filter((path) => path !== undefined)
  const tool = traits.uses.includes('tool') ? [step.tool ?? ''] : []
  const labels = [...things.flatMap(({ names }) => names), ...tool].map(plain)
  const matched = new Set(things.flatMap(({ state }) => state.rules ?? []))
  return ownersRules(site).find(
    ({ id, label, path, selector }) =>
      (label === undefined || labels.some((one) => one.includes(plain(label)))) &&
      (path === undefined || paths.some((one) => matchesPath(path, one))) &&
      (selector === undefined || matched.has(id)),
  )
}

function sayRule({ label, path, selector }: PolicyRule): string {
  return [label, path, selector].flatMap((part) => (part === undefined ? [] : [`"${part}"`])).join(' at ')
}

import { matchesPath, plain } from '#protocol'
import type { Act } from '../act.ts'
import { ask, named, refuse, type Rule } from '../rule.ts'
import { pathOf, type Scene } from '../scene.ts'
import { addressOf } from '../address.ts'

/** Acting at all, and each verb, is the owner's to switch off. */
export const ownerSwitches: Rule = {
  id: 'owner-switches',
  check({ verb, traits }, { site }) {
    if (site.config.actions?.enabled === false && traits.acts)
      return refuse("blocked_by_policy: the site's owner has switched acting off")
    const { verbs: allowed } = site.policy
    return allowed && !allowed.includes(verb)
      ? refuse(`blocked_by_policy: the site's owner does not allow ${verb}`)
      : undefined
  },
}

export const ownerDenies: Rule = {
  id: 'owner-denies',
  check(act, scene) {
    const entry = firstHit(
      [...(scene.site.policy.deny ?? []), ...(scene.site.config.actions?.deny ?? [])],
      act,
      scene,
    )
    return entry === undefined
      ? undefined
      : refuse(`blocked_by_policy: "${entry}" keeps ${named(act.target)} for the visitor`)
  },
}

export const ownerConfirms: Rule = {
  id: 'owner-confirms',
  check(act, scene) {
    const entry = firstHit(
      [...(scene.site.policy.confirm ?? []), ...(scene.site.config.actions?.confirm ?? [])],
      act,
      scene,
    )
    return entry === undefined ? undefined : ask(`the owner's rule "${entry}" wants a question first`)
  },
}

/** An entry is a path pattern when it begins with a slash, and words of a label otherwise. */
function firstHit(
  entries: readonly string[],
  { traits, step, target }: Act,
  scene: Scene,
): string | undefined {
  if (!traits.acts) return undefined
  const leadsTo = addressOf(traits.uses.includes('url') ? step.url : target?.state.href, scene.page)
  const paths = [pathOf(scene.page), leadsTo?.pathname].filter((path) => path !== undefined)
  const tool = traits.uses.includes('tool') ? [step.tool ?? ''] : []
  const labels = [...(target?.names ?? []), ...tool].map(plain)
  return entries.find((entry) =>
    entry.startsWith('/')
      ? paths.some((path) => matchesPath(entry, path))
      : plain(entry) !== '' && labels.some((label) => label.includes(plain(entry))),
  )
}

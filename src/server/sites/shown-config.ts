import { leadsToSomebody, limits, namesAround, wholeSiteConfig, type SiteConfig } from '#protocol'
import type { KnowledgeStore, Site } from '#store'
import { getDomain } from 'tldts'
import type { SiteVersions } from './site-version.ts'

export interface ShownConfigsOptions {
  readonly versionOf: SiteVersions
  readonly knowledge: Pick<KnowledgeStore, 'answers'>
}

/**
 * A site's configuration as a page of it gets it: whole, with the selectors that it tries for the owner's rules, and
 * the hosts that are its own too, and the questions that its owner has answered.
 */
export function shownConfigs({ versionOf, knowledge }: ShownConfigsOptions) {
  return async (site: Site, host: string, trial: boolean): Promise<SiteConfig> => {
    const [{ site: look, policy }, { items: answers }] = await Promise.all([
      versionOf(site, trial),
      knowledge.answers(site.id, { limit: limits.questions }),
    ])
    const { questions: _questions, contact, ...whole } = wholeSiteConfig(look, site.name)
    const questions = answers.flatMap(
      ({ questions: [first] }) => first?.slice(0, limits.labelCharacters) ?? [],
    )
    const config = {
      ...whole,
      hosts: hostsAround(site.hosts, host),
      ...(questions.length > 0 && { questions }),
      ...(contact && leadsToSomebody(contact) && { contact }),
    }
    const rules = (policy.rules ?? []).flatMap(({ id, selector }) => (selector ? [{ id, selector }] : []))
    // Only the policy decides what the page tries: a configuration that came with rules of its own loses them.
    const { rules: _rules, ...actions } = config.actions ?? {}
    if (rules.length > 0) return { ...config, actions: { ...actions, rules } }
    return config.actions ? { ...config, actions } : config
  }
}

/** The entries of the same domain. What else a site has, a stage perhaps, is nothing for its visitors. */
function hostsAround(entries: readonly string[], host: string): string[] {
  const domain = domainOf(host)
  return entries.filter((entry) => domainOf(entry) === domain)
}

function domainOf(entry: string): string {
  const { name } = namesAround(entry)
  return getDomain(name, { allowPrivateDomains: true }) ?? name
}

import { wholeSiteConfig, type SiteConfig } from '#protocol'
import type { DeskStore, Site } from '#store'

/** A site's configuration as its pages get it: whole, with the selectors that they try for the owner's rules. */
export function shownConfigs({ sites }: { readonly sites: Pick<DeskStore['sites'], 'settings'> }) {
  return async (site: Pick<Site, 'id' | 'name' | 'config'>): Promise<SiteConfig> => {
    const config = wholeSiteConfig(site.config, site.name)
    const { policy } = await sites.settings(site.id)
    const rules = (policy.rules ?? []).flatMap(({ id, selector }) => (selector ? [{ id, selector }] : []))
    // Only the policy decides what the page tries: a configuration that came with rules of its own loses them.
    const { rules: _rules, ...actions } = config.actions ?? {}
    if (rules.length > 0) return { ...config, actions: { ...actions, rules } }
    return config.actions ? { ...config, actions } : config
  }
}

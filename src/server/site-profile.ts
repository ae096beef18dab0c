import type { SiteProfile } from '#assistant'
import type { Site } from '#store'

/** What the assistant needs to know of a site. */
export function siteProfile(site: Site): SiteProfile {
  return {
    id: site.id,
    name: site.name,
    hosts: site.hosts,
    config: site.config,
    policy: {
      ...(site.config.actions?.confirm && { confirm: site.config.actions.confirm }),
      ...(site.config.actions?.deny && { deny: site.config.actions.deny }),
    },
  }
}

import type { SiteProfile } from '#assistant'
import { wholeSiteConfig } from '#protocol'
import type { Session, Site, SiteSettings, SiteStore } from '#store'
import { keyPurpose } from './key-purpose.ts'
import type { Sealer } from '../identity/sealer.ts'
import type { SiteVersions } from './site-version.ts'

export interface SiteProfilesOptions {
  readonly sites: Pick<SiteStore, 'get'>
  readonly versionOf: SiteVersions
  readonly sealer: Pick<Sealer, 'open'>
}

/** Finds what the assistant needs to know of a site. Read again for every turn: what an owner saves holds from then on. */
export function siteProfiles({ sites, versionOf, sealer }: SiteProfilesOptions) {
  return async ({ siteId, trial }: Pick<Session, 'siteId' | 'trial'>): Promise<SiteProfile | undefined> => {
    const site = await sites.get(siteId)
    if (!site) return undefined
    const { site: config, key, ...settings } = await versionOf(site, trial)
    return siteProfile(
      { ...site, config },
      settings,
      key ? sealer.open(key.sealed, keyPurpose(site.id)) : undefined,
    )
  }
}

/** A site as the assistant knows it, with these settings and this key. */
export function siteProfile(
  site: Site,
  { assistant, policy }: Pick<SiteSettings, 'assistant' | 'policy'>,
  apiKey: string | undefined,
): SiteProfile {
  const { persona, rules, model, baseUrl, tellsVisitor, budget, tuning } = assistant
  return {
    id: site.id,
    name: site.name,
    hosts: site.hosts,
    config: wholeSiteConfig(site.config, site.name),
    ...(persona !== '' && { persona }),
    ...(rules !== '' && { rules }),
    ...(model !== null && { model }),
    ...(baseUrl !== null && { baseUrl }),
    ...(apiKey !== undefined && { apiKey }),
    policy: {
      ...(policy.verbs && { verbs: policy.verbs }),
      ...(policy.rules && { rules: policy.rules }),
      confirm: policy.confirm,
      deny: policy.deny,
    },
    tellsVisitor,
    ...(budget && { budget }),
    ...(tuning && { tuning }),
  }
}

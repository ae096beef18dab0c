import { keyPlace, type AdminStore, type SealedKey, type Site, type SiteVersion } from '#store'

export interface SiteVersionsOptions {
  readonly sites: Pick<AdminStore['sites'], 'settings' | 'findKey'>
  readonly configs: Pick<AdminStore['configs'], 'read'>
}

/** What a session goes by, with the key of its assistant. */
export type VersionInUse = SiteVersion & { readonly key: SealedKey | null }

/** Finds what a session of a site goes by: what is published, or, where a member tries it, the draft. */
export function siteVersions({ sites, configs }: SiteVersionsOptions) {
  async function draftOf(site: Site): Promise<VersionInUse | undefined> {
    const draft = (await configs.read(site.id))?.draft
    if (!draft) return undefined
    const place = keyPlace(draft.assistant)
    // A member tries the draft even while the site is paused.
    const look = { ...draft.site, enabled: true }
    return { ...draft, site: look, key: place ? await sites.findKey(site.id, place) : null }
  }

  return async (site: Site, trial: boolean): Promise<VersionInUse> => {
    const draft = trial ? await draftOf(site) : undefined
    if (draft) return draft
    const { assistant, policy, key } = await sites.settings(site.id)
    return { site: site.config, assistant, policy, key }
  }
}

export type SiteVersions = ReturnType<typeof siteVersions>

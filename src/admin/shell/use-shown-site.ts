import type { SiteSummary } from '#protocol'
import { useParams } from 'react-router'
import { useSites } from '../resources/use-sites.ts'
import { lastSite } from './last-site.ts'

/** The site the navigation is about: that of the address, else the last one, else the first. */
export function useShownSite(): { site: SiteSummary | undefined; sites: readonly SiteSummary[] } {
  const { siteId = lastSite() } = useParams()
  const sites = useSites().data?.items ?? []
  return { site: sites.find(({ id }) => id === siteId) ?? sites[0], sites }
}

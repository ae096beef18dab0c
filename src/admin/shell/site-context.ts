import type { Role, SiteSummary } from '#protocol'
import { createContext, use } from 'react'
import { may } from './may.ts'

export const SiteContext = createContext<SiteSummary | undefined>(undefined)

/** The site the address names, and what I may do to it. */
export function useCurrentSite(): { site: SiteSummary; may: (needed: Role) => boolean } {
  const site = use(SiteContext)
  if (!site) throw new Error('This page belongs to a site.')
  return { site, may: (needed) => may(site.role, needed) }
}

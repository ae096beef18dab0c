import { demoSiteId, type SiteSummary } from '#protocol'

/** Where the shop is that comes with the server; undefined for a site of the owner's. */
export function demoAddress({ id }: Pick<SiteSummary, 'id'>, publicUrl: string): string | undefined {
  return id === demoSiteId ? `${publicUrl.replace(/\/$/, '')}/demo/` : undefined
}

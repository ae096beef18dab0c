/** Addresses that a sitemap lists: of pages, or of other sitemaps. */
export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

const maxAddresses = 20_000

export function readSitemap(xml: string): Sitemap {
  if (!/<(?:urlset|sitemapindex)\b/i.test(xml)) {
    const lines = xml.split(/\s+/).filter((line) => /^https?:\/\//.test(line))
    return { pages: lines.slice(0, maxAddresses), sitemaps: [] }
  }
  const found = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)\s*(?:\]\]>)?\s*<\/loc>/gi)]
    .slice(0, maxAddresses)
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return /<sitemapindex\b/i.test(xml) ? { pages: [], sitemaps: found } : { pages: found, sitemaps: [] }
}

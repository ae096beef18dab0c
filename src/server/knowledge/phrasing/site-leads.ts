import { createLeads, phrasingWords, termsVersion, type Leads } from '#knowledge'
import type { KnowledgeStore } from '#store'

/** What the questions of a site that were written in one language lead to; undefined: there are none. */
export type SiteLeads = (siteId: string, language: string) => Promise<Leads | undefined>

export interface SiteLeadsOptions {
  readonly store: Pick<KnowledgeStore, 'phrasings'>
  readonly now?: () => number
}

interface Counted {
  readonly stamp: string
  readonly leads: Promise<Leads | undefined>
  checkedAt: number
}

/** So many languages of sites are kept counted: each is about a megabyte at five thousand questions. */
const mostKept = 16
/** So long nobody looks whether there are others: while they are being written they are not counted anew for every visitor. */
const checkEveryMs = 3_000

/** Counts the questions of a site once, and again when there are others. */
export function createSiteLeads({ store, now = Date.now }: SiteLeadsOptions): SiteLeads {
  const kept = new Map<string, Counted>()

  async function count(siteId: string, language: string): Promise<Leads | undefined> {
    const phrasings = await store.phrasings.inLanguage(siteId, language)
    const leading = phrasings.map(({ passage, quote, question, words, made }) => ({
      passage,
      quote,
      words: made === termsVersion ? words : phrasingWords(question, language),
    }))
    return leading.length === 0 ? undefined : createLeads(leading)
  }

  return async (siteId, language) => {
    const key = `${siteId} ${language}`
    const known = kept.get(key)
    if (known && now() - known.checkedAt < checkEveryMs) return known.leads
    const stamp = await store.phrasings.stamp(siteId)
    if (known?.stamp === stamp) {
      known.checkedAt = now()
      return known.leads
    }
    const leads = count(siteId, language)
    kept.delete(key)
    kept.set(key, { stamp, leads, checkedAt: now() })
    // What failed is tried again.
    leads.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    return leads
  }
}

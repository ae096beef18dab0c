import type { Knowledge, KnowledgeQuery, Passage, SitePage } from '#assistant'
import { ask, type TermMeanings, type RankedCandidate } from '#knowledge'
import { detectLanguage } from '#languages'
import type { FindQuery, KnowledgeStore, PassageKind, StoredPassage } from '#store'
import type { SiteLeads } from './phrasing/site-leads.ts'
import type { VectorSearch } from './vectors/vector-search.ts'

const defaultLimit = 5
const searched: readonly PassageKind[] = ['page', 'file', 'text']

export interface KnownSites {
  readonly store: KnowledgeStore
  readonly meanings: TermMeanings
  /** Finds by meaning too; absent: by words alone. */
  readonly near?: VectorSearch | undefined
  /** Where the words of questions lead by those that were written; absent: only the nearest of them count. */
  readonly leads?: SiteLeads | undefined
  /** Resolves when what should be known of a site from the beginning is. */
  readonly ready?: (siteId: string) => Promise<void>
}

/** What is known of one site, for whoever answers its visitors. */
export function siteKnowledge({ ready, ...known }: KnownSites, siteId: string): Knowledge {
  const askFor = async (words: string, query: KnowledgeQuery, kinds: readonly PassageKind[]) => {
    await ready?.(siteId)
    return askSite(known, siteId, words, { ...query, kinds })
  }
  return {
    async search(words, query, signal) {
      const found = await askFor(words, query, searched)
      signal.throwIfAborted()
      return found.map(passageOf)
    },
    async answers(words, query, signal) {
      const found = await askFor(words, query, ['answer'])
      signal.throwIfAborted()
      return found.map(passageOf)
    },
    async map(words, query, signal) {
      const found = await askFor(words, query, ['map'])
      signal.throwIfAborted()
      return found.flatMap(sitePageOf)
    },
  }
}

export interface SiteQuestion extends KnowledgeQuery {
  readonly kinds: readonly PassageKind[]
}

/** Asks what is known of a site; the likeliest first. */
export async function askSite(
  { store, meanings, near, leads }: Omit<KnownSites, 'ready'>,
  siteId: string,
  words: string,
  { kinds, expected, language = detectLanguage(words, expected), limit = defaultLimit }: SiteQuestion,
): Promise<RankedCandidate<StoredPassage>[]> {
  const index = {
    async find(query: Omit<FindQuery, 'kinds'>) {
      const found = await store.find(siteId, { ...query, kinds })
      return near ? near.with(siteId, words, kinds, found) : found
    },
    frequencies: (terms: readonly string[]) => store.frequencies(siteId, terms),
    alike: (terms: readonly string[], most: number) => store.alike(siteId, terms, most),
    languages: () => store.languages(siteId),
    leads: async (base: string) => leads?.(siteId, base),
  }
  return (await ask(index, words, language, meanings)).slice(0, limit)
}

function passageOf({ candidate, score, phrasing }: RankedCandidate<StoredPassage>): Passage {
  const { key, text, title, url, headings, language, kind } = candidate
  return {
    id: String(key),
    text,
    title,
    ...(url !== null && { url }),
    headings,
    language,
    score,
    kind: kind as Passage['kind'],
    ...(phrasing && phrasing.quote !== null && { telling: phrasing.quote }),
  }
}

function sitePageOf({ candidate, score }: RankedCandidate<StoredPassage>): SitePage[] {
  const { url, title, headings, language, text } = candidate
  if (url === null) return []
  const { links, forms } = JSON.parse(text) as Pick<SitePage, 'links' | 'forms'>
  return [{ url, title, headings, links, forms, language, score }]
}

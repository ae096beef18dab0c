import { createTermMeanings, type TermMeanings, type RankedCandidate } from '#knowledge'
import { createLexicon } from '#languages'
import type { KnowledgeStore, StoredPassage } from '#store'
import { join } from 'node:path'
import { learnDemo } from '../../src/server/knowledge/demo-knowledge.ts'
import { askSite } from '../../src/server/knowledge/site-knowledge.ts'

/** What words mean, for measurements. */
export function loadedMeanings(): TermMeanings {
  return createTermMeanings(createLexicon({ pause: async () => undefined }))
}

/** Learns the demo shop as it was built. */
export function learnShop(store: KnowledgeStore, meanings: TermMeanings): Promise<void> {
  const folder = join(import.meta.dirname, '../../dist/demo')
  return learnDemo({ store, siteId: 'demo', folder, address: 'http://localhost/demo/', meanings })
}

/** All that the shop's pages say. */
export async function shopPassages(store: KnowledgeStore): Promise<StoredPassage[]> {
  const [source] = await store.sources('demo')
  return source ? store.passagesOfSource(source.id, 0, 1_000) : []
}

export function askShop(
  store: KnowledgeStore,
  meanings: TermMeanings,
  question: string,
  language: string,
): Promise<RankedCandidate<StoredPassage>[]> {
  return askSite({ store, meanings }, 'demo', question, { kinds: ['page'], language, limit: 30 })
}

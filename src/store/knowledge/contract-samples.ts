import type { KnowledgeStore, NewPassage, PassageKind } from '../knowledge-store.ts'
import type { NewPhrasing } from '../phrasing-store.ts'

export const samplePassage = (words: string, more: Partial<NewPassage> = {}): NewPassage => ({
  kind: 'page',
  text: words,
  title: 'Title',
  url: 'https://shop.example/a',
  headings: ['Title', 'Part'],
  language: 'en',
  head: 'title part',
  words,
  made: 'today',
  ...more,
})

export const samplePhrasing = (question: string, words: string): NewPhrasing => ({
  language: 'en',
  question,
  quote: null,
  words,
  made: 'today',
})

export const samplePhrasings = (count: number, words: string): NewPhrasing[] =>
  Array.from({ length: count }, (_, at) => samplePhrasing(`Question ${at}?`, `${words} ${at}`))

export const everyKind: readonly PassageKind[] = ['page', 'file', 'text', 'answer', 'map']

/** A site of these pages, by their paths. */
export async function learnSite(
  knowledge: KnowledgeStore,
  siteId: string,
  id: string,
  pages: Record<string, readonly NewPassage[]>,
): Promise<void> {
  const url = `https://${siteId}.example/`
  await knowledge.addSource({ id, siteId, kind: 'site', name: 'The site', url, settings: {} })
  await knowledge.beginRound(id)
  await knowledge.addPages(
    id,
    Object.keys(pages).map((page) => ({ url: url + page, depth: 1 })),
    100,
  )
  for (const { key, url: address } of await knowledge.waiting(id, 100))
    await knowledge.savePage(key, {
      state: 'learned',
      title: address,
      language: 'en',
      passages: pages[address.slice(url.length)] ?? [],
    })
  await knowledge.endRound(id, { state: 'idle' })
}

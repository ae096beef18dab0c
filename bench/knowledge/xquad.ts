import { ask, withTerms, type TermMeanings, type RankedCandidate, type WordIndex } from '#knowledge'
import type { KnowledgeStore, StoredPassage } from '#store'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The languages that are measured. */
export const languages = ['en', 'de', 'es', 'ru', 'zh', 'th'] as const

/** A question and the paragraph that answers it. */
export interface Question {
  readonly text: string
  readonly paragraph: string
}

interface Paragraph {
  readonly context: string
  readonly qas: readonly { readonly question: string }[]
}

/** Reads the paragraphs of one language of XQuAD into a store. The folder holds `xquad.en.json` and so on. */
export async function learnXquad(
  knowledge: KnowledgeStore,
  meanings: TermMeanings,
  folder: string,
  language: string,
): Promise<Question[]> {
  const { data } = JSON.parse(readFileSync(join(folder, `xquad.${language}.json`), 'utf8')) as {
    data: readonly { readonly paragraphs: readonly Paragraph[] }[]
  }
  const paragraphs = data.flatMap((each) => each.paragraphs)
  await knowledge.addSource({ id: 'xquad', siteId: 'xquad', kind: 'site', name: '', url: null, settings: {} })
  await knowledge.beginRound('xquad')
  const named = paragraphs.map((paragraph, at) => ({
    context: paragraph.context,
    qas: paragraph.qas,
    url: `paragraph-${at}`,
  }))
  await knowledge.addPages(
    'xquad',
    named.map(({ url }) => ({ url, depth: 0 })),
    named.length,
  )
  await meanings.load([language])
  const contexts = new Map(named.map(({ url, context }) => [url, context]))
  for (const { key, url } of await knowledge.waiting('xquad', named.length)) {
    const text = contexts.get(url) ?? ''
    const said = { kind: 'page' as const, text, title: '', url, headings: [], language }
    await knowledge.savePage(key, { state: 'learned', passages: [withTerms(said, meanings)] })
  }
  await knowledge.endRound('xquad', { state: 'idle' })
  return named.flatMap(({ url, qas }) => qas.map(({ question }) => ({ text: question, paragraph: url })))
}

/** Asks as the server does. `without` is a paragraph that is left out, as if it were not known. */
export function askXquad(
  knowledge: KnowledgeStore,
  meanings: TermMeanings,
  question: string,
  language: string,
  without?: string,
): Promise<RankedCandidate<StoredPassage>[]> {
  const index: WordIndex<StoredPassage> = {
    async find(query) {
      const found = await knowledge.find('xquad', { ...query, limit: query.limit + 1, kinds: ['page'] })
      return found.filter(({ url }) => url !== without).slice(0, query.limit)
    },
    frequencies: (terms) => knowledge.frequencies('xquad', terms),
    alike: (terms, limit) => knowledge.alike('xquad', terms, limit),
    languages: () => knowledge.languages('xquad'),
  }
  return ask(index, question, language, meanings)
}

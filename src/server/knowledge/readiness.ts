import { endsAsQuestion } from '#languages'
import { lineOf, vocabulary } from '#assistant'
import type { PageMap } from '#knowledge'
import type { Readiness } from '#protocol'
import type { KnowledgeStore, KnownPage } from '#store'

const pagesLookedAt = 300
const maxListed = 20
const pagesAtOnce = 100

type Controls = Partial<Pick<PageMap, 'buttons' | 'nameless'>>

/** Reads what the learned pages tell of how well an assistant can serve on them. */
export async function readinessOf(store: KnowledgeStore, siteId: string): Promise<Readiness> {
  const pages = await pagesOf(store, siteId)
  const learned = pages.filter(({ state }) => state === 'learned')
  const questions = new Set<string>()
  const nameless: Readiness['nameless'] = []
  const asks = new Map<string, Readiness['asks'][number]>()
  const { items: answers } = await store.answers(siteId, { limit: maxListed })
  for (const answer of answers) if (answer.questions[0]) questions.add(answer.questions[0])
  for (const { key, title, url } of learned.slice(0, pagesLookedAt)) {
    for (const { kind, text, headings } of await store.passagesOf(siteId, key)) {
      for (const heading of headings) if (endsAsQuestion(heading)) questions.add(heading)
      if (kind !== 'map') continue
      const map = JSON.parse(text) as Controls
      if (map.nameless) nameless.push({ title, url, controls: map.nameless })
      for (const label of map.buttons ?? [])
        if (binds(label) && !asks.has(label)) asks.set(label, { title, url, label })
    }
  }
  const reasons = new Map<string, number>()
  for (const { reason } of pages) if (reason !== null) count(reasons, withoutAddress(reason))
  return {
    learned: learned.length,
    passages: learned.reduce((sum, page) => sum + page.passages, 0),
    languages: await store.languages(siteId),
    leftOut: [...reasons]
      .map(([reason, pages]) => ({ reason, pages }))
      .sort((one, other) => other.pages - one.pages)
      .slice(0, maxListed),
    questions: [...questions].slice(0, maxListed),
    nameless: nameless.sort((one, other) => other.controls - one.controls).slice(0, maxListed),
    asks: [...asks.values()].slice(0, maxListed),
  }
}

async function pagesOf(store: KnowledgeStore, siteId: string): Promise<KnownPage[]> {
  const pages: KnownPage[] = []
  let cursor: string | undefined
  do {
    const page = await store.pages(siteId, { limit: pagesAtOnce, cursor })
    pages.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined && pages.length < pagesLookedAt * 10)
  return pages
}

/** The policy asks before such a button, unless an owner's rule frees it. */
function binds(label: string): boolean {
  const line = lineOf(label)
  return vocabulary.binding.has(line) || vocabulary.destructive.has(line)
}

function withoutAddress(reason: string): string {
  return reason.replace(/\bhttps?:\S+?(?=\.?$|\s)/, 'another page')
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

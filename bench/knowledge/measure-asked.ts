import { contentTermsOf, detectLanguage, type Meanings } from '#knowledge'
import { defaultSiteConfig } from '#protocol'
import { libsqlStore, type KnowledgeStore, type Store } from '#store'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { egressGet } from '../../src/server/egress/egress-get.ts'
import { createLearner } from '../../src/server/knowledge/learner.ts'
import { askSite } from '../../src/server/knowledge/site-knowledge.ts'
import { startFixtureSite } from '../../tests/support/fixture-site.ts'
import type { BenchTable } from '../bench-table.ts'
import { fixtureAnswerable } from './asked/fixture-answerable.ts'
import { shopAnswerable, type AskedOf } from './asked/shop-answerable.ts'
import { shopUnanswerable } from './asked/shop-unanswerable.ts'
import { learnShop, loadedMeanings } from './shop.ts'

const kinds = ['page', 'file', 'text'] as const
/** A question that shares no more content words with its answer is asked in other words. */
const mostShared = 1

interface Asked {
  readonly question: string
  readonly isOtherwise: boolean
  readonly isFirst: boolean
  readonly isAnswered: boolean
}

/** Questions to the demo shop and to the website of 200 pages that nothing was fitted on. */
export async function measureAsked(): Promise<BenchTable> {
  const meanings = loadedMeanings()
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const store = libsqlStore({ file: join(folder, 'knowledge.db') })
  await learnShop(store.knowledge, meanings)
  await learnFixture(store, meanings)
  const known = { store: store.knowledge, meanings }
  const asked = [
    ...(await askAll(known, 'demo', shopAnswerable)),
    ...(await askAll(known, 'fixture', fixtureAnswerable)),
  ]
  const falsely: string[] = []
  for (const question of shopUnanswerable) {
    const [best] = await askSite(known, 'demo', question, { kinds, language: 'en', limit: 1 })
    if (best && best.score >= 0.5) falsely.push(`${question} → ${best.candidate.text.slice(0, 80)}`)
  }
  await store.close()
  rmSync(folder, { recursive: true })
  if (process.env.SHOW !== undefined) show(asked, falsely)
  const row = (name: string, some: readonly Asked[]) => [
    name,
    some.length,
    share(some.filter(({ isFirst }) => isFirst).length, some.length),
    share(some.filter(({ isAnswered }) => isAnswered).length, some.length),
  ]
  return {
    title: 'Questions written from the pages alone, never learned from',
    columns: ['', 'questions', 'right one first %', 'answered right %'],
    rows: [
      row('all that have an answer', asked),
      row(
        'in the words of the page',
        asked.filter(({ isOtherwise }) => !isOtherwise),
      ),
      row(
        'in other words',
        asked.filter(({ isOtherwise }) => isOtherwise),
      ),
      [
        'without an answer, but answered',
        shopUnanswerable.length,
        '',
        share(falsely.length, shopUnanswerable.length),
      ],
    ],
    notes: [`In other words: at most ${mostShared} content word in common with the sentence that answers.`],
  }
}

type Known = { readonly store: KnowledgeStore; readonly meanings: Meanings }

async function askAll(known: Known, siteId: string, facts: readonly AskedOf[]): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const [page, words, questions] of facts)
    for (const question of questions) {
      const language = detectLanguage(question)
      const found = await askSite(known, siteId, question, { kinds, language, limit: 30 })
      const [best] = found
      const isFirst = best !== undefined && answers(best.candidate, page, words)
      const holder = found.find(({ candidate }) => answers(candidate, page, words))
      const line = holder?.candidate.text.split('\n').find((each) => each.includes(words)) ?? words
      const own = new Set(contentTermsOf(line, language))
      const shared = new Set(contentTermsOf(question, language).filter((term) => own.has(term)))
      asked.push({
        question,
        isOtherwise: shared.size <= mostShared,
        isFirst,
        isAnswered: isFirst && best.score >= 0.5,
      })
    }
  return asked
}

/** What a lamp measures stands on its own page; the rest is right wherever it is said. */
function answers(candidate: { text: string; url: string | null }, page: string, words: string): boolean {
  const isOnPage = !/lamps\/|item-/.test(page) || (candidate.url ?? '').includes(page)
  return isOnPage && candidate.text.includes(words)
}

async function learnFixture(store: Store, meanings: Meanings): Promise<void> {
  const site = await startFixtureSite()
  const config = defaultSiteConfig('Fixture')
  const hosts = [new URL(site.url).host]
  await store.sites.add({ id: 'fixture', name: 'Fixture', hosts, config, createdAt: 1 })
  await store.knowledge.addSource({
    id: 'f',
    siteId: 'fixture',
    kind: 'site',
    name: 'Fixture',
    url: site.url,
    settings: {},
  })
  const get = egressGet({ mayBePrivate: () => true })
  const learner = createLearner({
    store: store.knowledge,
    sites: store.sites,
    owner: 'bench',
    getFor: async () => get,
    meanings,
    logger: pino({ level: 'silent' }),
    bounds: { pauseMs: 0 },
  })
  await learner.learn('fixture', 'f')
  await learner.idle()
  await learner.stop()
  await site.close()
}

function share(count: number, of: number): string {
  return ((100 * count) / of).toFixed(1)
}

function show(asked: readonly Asked[], falsely: readonly string[]): void {
  for (const { question, isFirst, isAnswered, isOtherwise } of asked)
    if (!isAnswered) console.log(isFirst ? 'unsure' : 'wrong ', isOtherwise ? 'other' : 'same ', question)
  for (const line of falsely) console.log('falsely', line)
}

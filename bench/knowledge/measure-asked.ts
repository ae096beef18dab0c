import { detectLanguage, type Meanings } from '#knowledge'
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
import { shopAsked, type ShopAsked } from './asked/shop-asked.ts'
import { learnShop, loadedMeanings } from './shop.ts'

const kinds = ['page', 'file', 'text'] as const

interface Asked {
  readonly question: string
  readonly half: ShopAsked['half'] | 'fixture'
  readonly isFirst: boolean
  /** Above the floor, right or not. */
  readonly isTold: boolean
}

/** Questions to the demo shop and to the website of 200 pages that nothing was fitted on. */
export async function measureAsked(): Promise<BenchTable> {
  const meanings = loadedMeanings()
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const store = libsqlStore({ file: join(folder, 'knowledge.db') })
  await learnShop(store.knowledge, meanings)
  await learnFixture(store, meanings)
  const known = { store: store.knowledge, meanings }
  const asked: Asked[] = []
  for (const { ask, lang, answer, half } of shopAsked())
    asked.push(await askOne(known, 'demo', { question: ask, language: lang, half, answer: answer ?? [] }))
  for (const [page, words, questions] of fixtureAnswerable)
    for (const question of questions) {
      const language = detectLanguage(question)
      asked.push(
        await askOne(known, 'fixture', { question, language, half: 'fixture', answer: [words], page }),
      )
    }
  await store.close()
  rmSync(folder, { recursive: true })
  if (process.env.SHOW !== undefined) show(asked)
  const row = (name: string, half: Asked['half']) => {
    const some = asked.filter((one) => one.half === half)
    const first = some.filter(({ isFirst }) => isFirst)
    const told = some.filter(({ isTold }) => isTold)
    return [
      name,
      some.length,
      half === 'absent' ? '' : share(first.length, some.length),
      half === 'absent' ? '' : share(first.filter(({ isTold }) => isTold).length, some.length),
      share(told.filter(({ isFirst }) => !isFirst).length, some.length),
    ]
  }
  return {
    title: 'Questions written without sight of the engine, never learned from',
    columns: ['', 'questions', 'right one first %', 'answered right %', 'answered wrong %'],
    rows: [
      row('in the words of the page', 'plain'),
      row('in other words', 'paraphrased'),
      row('without an answer', 'absent'),
      row('to the site of 200 pages', 'fixture'),
    ],
    notes: ['In other words: at most one content word in common with the sentence that answers.'],
  }
}

type Known = { readonly store: KnowledgeStore; readonly meanings: Meanings }

interface Question {
  readonly question: string
  readonly language: string
  readonly half: Asked['half']
  /** Words of the passage that answers, any of them; none: nothing does. */
  readonly answer: readonly string[]
  /** Where it stands, if the same words stand elsewhere too. */
  readonly page?: string
}

async function askOne(known: Known, siteId: string, asked: Question): Promise<Asked> {
  const { question, language, half, answer, page = '' } = asked
  const [best] = await askSite(known, siteId, question, { kinds, language, limit: 30 })
  const isFirst =
    best !== undefined &&
    (best.candidate.url ?? '').includes(page) &&
    answer.some((words) => best.candidate.text.includes(words))
  return { question, half, isFirst, isTold: best !== undefined && best.score >= 0.5 }
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

function show(asked: readonly Asked[]): void {
  for (const { question, half, isFirst, isTold } of asked)
    if (!isFirst || !isTold) console.log(isTold ? 'wrong ' : isFirst ? 'unsure' : 'missed', half, question)
}

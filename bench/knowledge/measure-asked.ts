import { type TermMeanings } from '#knowledge'
import { detectLanguage } from '#languages'
import { defaultSiteConfig } from '#protocol'
import { libsqlStore, type KnowledgeStore, type Store } from '#store'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { egressGet } from '../../src/server/egress/egress-get.ts'
import { choosing } from '../../src/engine/weights.ts'
import { createLearner } from '../../src/server/knowledge/learning/learner.ts'
import { askSite } from '../../src/server/knowledge/site-knowledge.ts'
import { createSiteLeads, type SiteLeads } from '../../src/server/knowledge/phrasing/site-leads.ts'
import { startFixtureSite } from '../../tests/support/fixture-site.ts'
import type { BenchTable } from '../bench-table.ts'
import { fixtureAnswerable } from './asked/fixture-answerable.ts'
import { shopAsked, type ShopAsked } from './asked/shop-asked.ts'
import { questionsAbsent } from './shop-questions-absent.ts'
import { questionsOtherwise } from './shop-questions-otherwise.ts'
import { learnShop, loadedMeanings, shopPassages } from './shop.ts'

const kinds = ['page', 'file', 'text'] as const

interface Asked {
  readonly question: string
  readonly half: ShopAsked['half'] | 'fixture' | 'otherwise' | 'missed'
  readonly isFirst: boolean
  /** At which place the right one came; -1: not among the candidates. */
  readonly place: number
  /** Whether any passage says it at all. */
  readonly isKnown: boolean
  /** Above the floor, right or not; below it and still told, as what only may answer. */
  readonly isTold: boolean
  readonly isGuess: boolean
}

/** Questions to the demo shop and to the website of 200 pages that nothing was fitted on. */
export async function measureAsked(): Promise<BenchTable[]> {
  const meanings = loadedMeanings()
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const store = libsqlStore({ file: join(folder, 'knowledge.db') })
  await learnShop(store.knowledge, meanings)
  await learnFixture(store, meanings)
  const known = { store: store.knowledge, meanings, leads: createSiteLeads({ store: store.knowledge }) }
  const asked: Asked[] = []
  const passages = await shopPassages(store.knowledge)
  for (const { ask, lang, answer, half } of shopAsked()) {
    const isKnown = passages.some(({ text }) => answer?.some((words) => text.includes(words)))
    const question = { question: ask, language: lang, half, answer: answer ?? [], isKnown }
    asked.push(await askOne(known, 'demo', question))
  }
  for (const [question, language, answer] of [...questionsOtherwise, ...questionsAbsent]) {
    const half = answer ? 'otherwise' : 'missed'
    const isKnown = passages.some(({ text }) => answer?.some((words) => text.includes(words)))
    asked.push(await askOne(known, 'demo', { question, language, half, answer: answer ?? [], isKnown }))
  }
  for (const [page, words, questions] of fixtureAnswerable)
    for (const question of questions) {
      const language = detectLanguage(question)
      const given = { question, language, half: 'fixture', answer: [words], page } as const
      asked.push(await askOne(known, 'fixture', { ...given, isKnown: true }))
    }
  await store.close()
  rmSync(folder, { recursive: true })
  if (process.env.SHOW !== undefined) show(asked)
  return [answeredTable(asked), lostTable(asked)]
}

const halves = [
  ['in the words of the page', 'plain'],
  ['in other words', 'paraphrased'],
  ['without an answer', 'absent'],
  ['in other words, of our own', 'otherwise'],
  ['without an answer, of our own', 'missed'],
  ['to the site of 200 pages', 'fixture'],
] as const
const unanswered: ReadonlySet<Asked['half']> = new Set(['absent', 'missed'])

function answeredTable(asked: readonly Asked[]): BenchTable {
  const row = (name: string, some: readonly Asked[]) => {
    const first = some.filter(({ isFirst }) => isFirst)
    const told = some.filter(({ isTold }) => isTold)
    const hasAnswers = some.some(({ half }) => !unanswered.has(half))
    return [
      name,
      some.length,
      hasAnswers ? share(first.length, some.length) : '',
      hasAnswers ? share(first.filter(({ isTold }) => isTold).length, some.length) : '',
      share(told.filter(({ isFirst }) => !isFirst).length, some.length),
      hasAnswers ? share(first.filter(({ isGuess }) => isGuess).length, some.length) : '',
      share(some.filter(({ isFirst, isGuess }) => isGuess && !isFirst).length, some.length),
    ]
  }
  return {
    title: 'Questions written without sight of the engine, never learned from',
    columns: [
      '',
      'questions',
      'right one first %',
      'answered right %',
      'answered wrong %',
      'only “perhaps”, right %',
      'only “perhaps”, wrong %',
    ],
    rows: halves.map(([name, half]) =>
      row(
        name,
        asked.filter((one) => one.half === half),
      ),
    ),
    notes: [
      'In other words: at most one content word in common with the sentence that answers.',
      'Those of our own were written from what the pages say alone.',
      'The shop is asked with the phrasings it ships with; a model wrote them from its passages alone, without these questions.',
      'No weight was fitted on any of them, but topics, penalty and floor were chosen with their results in sight: strangers may fare worse.',
    ],
  }
}

/** Where the right passage is lost on the way to an answer. */
function lostTable(asked: readonly Asked[]): BenchTable {
  const lost = (some: readonly Asked[], is: (one: Asked) => boolean) =>
    share(some.filter(is).length, some.length)
  return {
    title: 'Where the right passage is lost',
    columns: [
      '',
      'no passage says it %',
      'not among the 30 %',
      'ranked 6th or lower %',
      'ranked 2nd to 5th %',
      'first, under the floor %',
      'answered %',
    ],
    rows: halves
      .filter(([, half]) => !unanswered.has(half))
      .map(([name, half]) => {
        const some = asked.filter((one) => one.half === half)
        return [
          name,
          lost(some, ({ isKnown }) => !isKnown),
          lost(some, ({ isKnown, place }) => isKnown && place < 0),
          lost(some, ({ place }) => place >= 5),
          lost(some, ({ place }) => place > 0 && place < 5),
          lost(some, ({ isFirst, isTold }) => isFirst && !isTold),
          lost(some, ({ isFirst, isTold }) => isFirst && isTold),
        ]
      }),
    notes: ['What scripts show, or what is hidden until something is done, is in no passage.'],
  }
}

type Known = { readonly store: KnowledgeStore; readonly meanings: TermMeanings; readonly leads: SiteLeads }

interface Question {
  readonly question: string
  readonly language: string
  readonly half: Asked['half']
  /** Words of the passage that answers, any of them; none: nothing does. */
  readonly answer: readonly string[]
  readonly isKnown: boolean
  /** Where it stands, if the same words stand elsewhere too. */
  readonly page?: string
}

async function askOne(known: Known, siteId: string, asked: Question): Promise<Asked> {
  const { question, language, half, answer, isKnown, page = '' } = asked
  const found = await askSite(known, siteId, question, { kinds, language, limit: 30 })
  const place = found.findIndex(
    ({ candidate }) =>
      (candidate.url ?? '').includes(page) && answer.some((words) => candidate.text.includes(words)),
  )
  const score = found[0]?.score ?? 0
  const isTold = score >= choosing.knowledge
  const isGuess = !isTold && score >= choosing.knowledgePerhaps
  return { question, half, isFirst: place === 0, place, isKnown, isTold, isGuess }
}

async function learnFixture(store: Store, meanings: TermMeanings): Promise<void> {
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

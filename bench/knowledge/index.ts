import { libsqlStore, type KnowledgeStore } from '#store'
import { wordsOf, type Meanings } from '#knowledge'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchTable } from '../bench-table.ts'
import { crawlCost } from './crawl.ts'
import { askShop, learnShop, loadedMeanings } from './shop.ts'
import { shopQuestions } from './shop-questions.ts'
import { askXquad, languages, learnXquad, type Question } from './xquad.ts'

const manyPassages = 10_000
const passagesAtOnce = 100

/** How often the right paragraph comes first without any model, and what a question costs. */
export async function run(): Promise<BenchTable[]> {
  const folder = process.env.XQUAD
  const crawled = await crawlCost()
  if (folder !== undefined) return [crawled, await xquad(folder)]
  console.log('XQUAD names no folder: fetch google-deepmind/xquad and say where it lies.')
  return [crawled]
}

async function xquad(folder: string): Promise<BenchTable> {
  const meanings = loadedMeanings()
  const rows: (string | number)[][] = []
  for (const language of languages) {
    const { store, remove } = openStore()
    const questions = await learnXquad(store.knowledge, meanings, folder, language)
    const asked = questions.filter((_, place) => place % 4 === 0)
    rows.push([language, ...(await measure(store.knowledge, meanings, asked, language))])
    if (language === 'en') {
      await addMany(store.knowledge, meanings, questions.length)
      const [, , , , ms] = await measure(store.knowledge, meanings, asked, language)
      rows.push([`en among ${manyPassages} passages`, '', '', '', '', ms ?? ''])
    }
    await store.close()
    remove()
  }
  rows.push(['demo shop, learned from', ...(await measureShop(meanings))])
  return {
    title: 'XQuAD, every fourth question, embedded store, no model',
    columns: [
      'language',
      'first %',
      'among 30 %',
      'answered %',
      'answered though absent %',
      'ms CPU a query',
    ],
    rows,
    notes: ['Paragraphs of each language lie in an index of their own. The times are medians.'],
  }
}

function openStore() {
  const place = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  return {
    store: libsqlStore({ file: join(place, 'knowledge.db') }),
    remove: () => rmSync(place, { recursive: true }),
  }
}

async function measure(
  knowledge: KnowledgeStore,
  meanings: Meanings,
  questions: readonly Question[],
  language: string,
): Promise<string[]> {
  const times: number[] = []
  let [first, among, answered, falsely] = [0, 0, 0, 0]
  for (const { text, paragraph } of questions) {
    const before = process.cpuUsage()
    const found = await askXquad(knowledge, meanings, text, language)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
    const [best] = found
    if (found.some(({ candidate }) => candidate.url === paragraph)) among += 1
    if (best?.candidate.url === paragraph) first += 1
    if (best?.candidate.url === paragraph && best.score >= 0.5) answered += 1
    const [other] = await askXquad(knowledge, meanings, text, language, paragraph)
    if (other && other.score >= 0.5) falsely += 1
  }
  const share = (count: number) => ((100 * count) / questions.length).toFixed(1)
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
  return [share(first), share(among), share(answered), share(falsely), median.toFixed(1)]
}

/** The shop's own questions; the weights have learned from them. */
async function measureShop(meanings: Meanings): Promise<string[]> {
  const { store, remove } = openStore()
  await learnShop(store.knowledge, meanings)
  let [first, among, answered, falsely, answerable] = [0, 0, 0, 0, 0]
  for (const [question, language, answer] of shopQuestions) {
    const found = await askShop(store.knowledge, meanings, question, language)
    const isRight = (at: number) =>
      answer?.some((words) => found[at]?.candidate.text.includes(words)) ?? false
    const isSure = (found[0]?.score ?? 0) >= 0.5
    if (!answer) falsely += Number(isSure)
    else {
      answerable += 1
      first += Number(isRight(0))
      among += Number(found.some((_, at) => isRight(at)))
      answered += Number(isRight(0) && isSure)
    }
  }
  await store.close()
  remove()
  const share = (count: number, of: number) => ((100 * count) / of).toFixed(1)
  const absent = shopQuestions.length - answerable
  return [...[first, among, answered].map((count) => share(count, answerable)), share(falsely, absent), '']
}

/** Fills the index up with passages made of the words that are there. */
async function addMany(knowledge: KnowledgeStore, meanings: Meanings, seed: number): Promise<void> {
  const held = await knowledge.passagesOfSource('xquad', 0, manyPassages)
  const sentences = held.flatMap(({ text }) => text.split(/(?<=\.)\s+/))
  const pages = Array.from({ length: manyPassages / passagesAtOnce }, (_, at) => ({
    url: `more-${at}`,
    depth: 1,
  }))
  await knowledge.addPages('xquad', pages, manyPassages)
  let state = seed
  const next = () => sentences[(state = (state * 48_271) % 2_147_483_647) % sentences.length] ?? ''
  for (const { key } of await knowledge.waiting('xquad', manyPassages)) {
    const passages = Array.from({ length: passagesAtOnce }, () => {
      const text = `${next()} ${next()} ${next()} ${next()}`
      const words = wordsOf(text, 'en', meanings)
      return {
        kind: 'page' as const,
        text,
        title: '',
        url: null,
        headings: [],
        language: 'en',
        head: '',
        words,
      }
    })
    await knowledge.savePage(key, { state: 'learned', passages })
  }
}

import { libsqlStore, type KnowledgeStore } from '#store'
import { storedTerms } from '#knowledge'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchTable } from '../bench-table.ts'
import { askXquad, languages, learnXquad, type Question } from './xquad.ts'

const manyPassages = 10_000
const passagesAtOnce = 100

/** How often the right paragraph comes first without any model, and what a question costs. */
export async function run(): Promise<BenchTable> {
  const folder = process.env.XQUAD
  if (folder === undefined)
    throw new Error('XQUAD names no folder: fetch google-deepmind/xquad and say where it lies.')
  const rows: (string | number)[][] = []
  for (const language of languages) {
    const { store, remove } = openStore()
    const questions = await learnXquad(store.knowledge, folder, language)
    const asked = questions.filter((_, place) => place % 4 === 0)
    rows.push([language, ...(await measure(store.knowledge, asked, language))])
    if (language === 'en') {
      await addMany(store.knowledge, questions.length)
      const [first, , , , ms] = await measure(store.knowledge, asked, language)
      rows.push([`en, ${manyPassages} passages`, first ?? '', '', '', '', ms ?? ''])
    }
    await store.close()
    remove()
  }
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
  questions: readonly Question[],
  language: string,
): Promise<string[]> {
  const times: number[] = []
  let [first, among, answered, falsely] = [0, 0, 0, 0]
  for (const { text, paragraph } of questions) {
    const before = process.cpuUsage()
    const found = await askXquad(knowledge, text, language)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
    const [best] = found
    if (found.some(({ candidate }) => candidate.url === paragraph)) among += 1
    if (best?.candidate.url === paragraph) first += 1
    if (best?.candidate.url === paragraph && best.score >= 0.5) answered += 1
    const [other] = await askXquad(knowledge, text, language, paragraph)
    if (other && other.score >= 0.5) falsely += 1
  }
  const share = (count: number) => ((100 * count) / questions.length).toFixed(1)
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
  return [share(first), share(among), share(answered), share(falsely), median.toFixed(1)]
}

/** Fills the index up with passages made of the words that are there. */
async function addMany(knowledge: KnowledgeStore, seed: number): Promise<void> {
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
      const words = storedTerms(text, 'en')
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

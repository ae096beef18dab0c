import { withTerms, type TermMeanings } from '#knowledge'
import type { KnowledgeStore } from '#store'
import type { BenchTable } from '../bench-table.ts'
import { loadedMeanings } from './shop.ts'
import { embeddedStores, postgresqlStores } from './stores.ts'
import { askXquad, languages, learnXquad, type Question } from './xquad.ts'

const manyPassages = 10_000
const passagesAtOnce = 100

/** How often the right paragraph comes first without any model, on both databases, and what a question costs. */
export async function measureXquad(folder: string): Promise<BenchTable> {
  const meanings = loadedMeanings()
  const rows: (string | number)[][] = []
  for (const [name, stores] of [
    ['embedded', embeddedStores()],
    ['PostgreSQL', await postgresqlStores()],
  ] as const) {
    for (const language of languages) {
      const { knowledge, close } = await stores.open()
      const questions = await learnXquad(knowledge, meanings, folder, language)
      const asked = questions.filter((_, place) => place % 4 === 0)
      rows.push([`${language}, ${name}`, ...(await measure(knowledge, meanings, asked, language))])
      if (language === 'en' && name === 'embedded') {
        await addMany(knowledge, meanings, questions.length)
        const ms = (await measure(knowledge, meanings, asked, language)).at(-1) ?? ''
        rows.push([`en among ${manyPassages} passages`, '', '', '', '', ms])
      }
      await close()
    }
    await stores.stop()
  }
  return {
    title: 'XQuAD, every fourth question, no model',
    columns: [
      'language',
      'first %',
      'among 30 %',
      'answered %',
      'answered though absent %',
      'ms CPU a query',
    ],
    rows,
    notes: [
      'Paragraphs of each language lie in an index of their own. The times are medians, of this process alone.',
      'No weight was fitted on these questions, but features, penalties and floor were chosen with their results in sight: other texts may fare worse.',
    ],
  }
}

async function measure(
  knowledge: KnowledgeStore,
  meanings: TermMeanings,
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

/** Fills the index up with passages made of the words that are there. */
async function addMany(knowledge: KnowledgeStore, meanings: TermMeanings, seed: number): Promise<void> {
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
      const said = { kind: 'page' as const, text, title: '', url: null, headings: [], language: 'en' }
      return withTerms(said, meanings)
    })
    await knowledge.savePage(key, { state: 'learned', passages })
  }
  await knowledge.endRound('xquad', { state: 'idle' })
}

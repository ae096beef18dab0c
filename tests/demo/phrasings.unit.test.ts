import { createTermMeanings } from '#knowledge'
import { createLexicon } from '#languages'
import { libsqlStore } from '#store'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { siteFiles } from '../../demo/site.ts'
import { learnDemo } from '../../src/server/knowledge/demo-knowledge.ts'
import { isPhrased, readDemoPhrasings } from '../../src/server/knowledge/demo-phrasings.ts'
import { createSiteLeads } from '../../src/server/knowledge/phrasing/site-leads.ts'
import { askSite } from '../../src/server/knowledge/site-knowledge.ts'
import { temporaryFile } from '../support/temporary-file.ts'

const written = join(import.meta.dirname, '../../demo/phrasings')
const address = 'http://localhost/demo/'
const meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))

/** The shop as it stands in its sources, learned. */
async function learnShop() {
  const file = temporaryFile()
  const folder = join(dirname(file), 'demo')
  for (const [path, content] of siteFiles()) {
    if (!path.endsWith('.html')) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await cp(written, join(folder, 'phrasings'), { recursive: true })
  const { knowledge, close } = libsqlStore({ file })
  onTestFinished(close)
  await learnDemo({ store: knowledge, siteId: 'demo', folder, address, meanings })
  const [source] = await knowledge.sources('demo')
  return { knowledge, passages: await knowledge.passagesOfSource(source?.id ?? '', 0, 100) }
}

it('has a passage for every question that was written, and finds it in other words than the page has', async () => {
  const { knowledge, passages } = await learnShop()
  const phrased = await readDemoPhrasings(written)
  const moved = phrased
    .filter((each) => !passages.some((passage) => isPhrased(passage, each, address)))
    .map(({ path, headings }) => `${path} ${headings}`)
  expect(moved).toEqual([])
  const questions = phrased.flatMap(({ facts }) => facts.flatMap((fact) => fact.questions))
  expect(await knowledge.phrasings.count('demo')).toBe(questions.length)
  expect(questions.length).toBeGreaterThan(12_000)
  const asked = { kinds: ['page'], language: 'en' } as const
  const question = 'I dropped it, does the guarantee help me?'
  const known = { store: knowledge, meanings, leads: createSiteLeads({ store: knowledge }) }
  const [found] = await askSite(known, 'demo', question, asked)
  expect(found?.score).toBeGreaterThanOrEqual(0.5)
  expect(found?.phrasing?.quote).toBe('It does not cover a lamp that fell.')
  const [near] = await askSite(known, 'demo', 'Does the guarantee cover lightning?', asked)
  expect(near?.score).toBeLessThan(0.5)
})

it('has questions for all that its files quote, and for what visitors need help with in every language', async () => {
  const phrased = await readDemoPhrasings(written)
  const facts = phrased.flatMap((each) => each.facts)
  expect(facts.filter(({ questions }) => questions.length === 0)).toEqual([])
  const help = phrased.filter(({ path }) => /^help\/./.test(path))
  for (const { headings, facts: told } of help) {
    const answered = told.filter(({ quote }) => quote !== '')
    const languages = new Set(answered.flatMap(({ questions }) => questions.map(({ language }) => language)))
    expect({ headings, count: languages.size }).toEqual({ headings, count: 12 })
  }
})

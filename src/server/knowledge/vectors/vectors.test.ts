import { createTermMeanings } from '#knowledge'
import { createLexicon } from '#languages'
import { libsqlStore } from '#store'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'
import { egressFetch } from '../../egress/egress-fetch.ts'
import { createEmbeddings } from './embeddings.ts'
import { createKnowledgeAdmin } from '../knowledge-admin.ts'
import { askSite } from '../site-knowledge.ts'
import { createVectorSearch } from './vector-search.ts'
import { createVectorWriter } from './vector-writer.ts'

const meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))
/** What a model might know of a few words; everything else points into one direction. */
const themes = ['breaks|fragile', 'returned|sent back', 'opens|Monday']
const embeddingOf = (text: string) => {
  const own = themes.map((theme) => (new RegExp(theme).test(text) ? 1 : 0))
  return [...own, 0.2]
}

/** A site with three passages, and a server of embeddings that can be told to fail. */
async function setup() {
  const asked: string[][] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { input } = JSON.parse(body) as { input: string[] }
      asked.push(input)
      // In another order than asked, as the index allows.
      const data = input.map((text, index) => ({ index, embedding: embeddingOf(text) })).toReversed()
      response.writeHead(state.status).end(JSON.stringify({ data }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const store = libsqlStore({ file: temporaryFile() })
  const clock = { now: 1_000_000 }
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const common = { url, model: 'm', apiKey: 'k', logger, now: () => clock.now }
  const embeddings = createEmbeddings({
    ...common,
    fetch: egressFetch({ allowedOrigins: [new URL(url).origin] }),
  })
  const admin = createKnowledgeAdmin({ store: store.knowledge, meanings, newId: () => 'terms' })
  const text = `# Care\n\nGlass is fragile.\n\n# Terms\n\nGoods may be sent back.\n\n# Hours\n\nEvery Monday.`
  await admin.addText('shop', { name: 'Terms', text, format: 'markdown' })
  const writer = createVectorWriter({ store: store.knowledge, embeddings, logger })
  onTestFinished(async () => {
    await writer.stop()
    await store.close()
    server.close()
  })
  const near = createVectorSearch(store.knowledge, embeddings)
  const kinds = ['page', 'file', 'text'] as const
  return {
    asked,
    state,
    clock,
    lines,
    writer,
    embeddings,
    refused: createEmbeddings({ ...common, fetch: egressFetch() }),
    vectors: store.knowledge.vectors,
    ask: async (question: string, by: typeof near | undefined = near) =>
      (
        await askSite({ store: store.knowledge, meanings, near: by }, 'shop', question, {
          kinds,
          language: 'en',
        })
      )[0],
  }
}

it('finds what means the same and shares no word, and asks once for a question', async () => {
  const { writer, vectors, ask, asked } = await setup()
  writer.start()
  await expect.poll(async () => (await vectors.of('shop', 'm')).length).toBe(3)
  expect(asked).toEqual([
    ['Care\nGlass is fragile.', 'Terms\nGoods may be sent back.', 'Hours\nEvery Monday.'],
  ])
  const question = 'zyx breaks qwv'
  const found = await ask(question)
  expect(found).toMatchObject({ candidate: { text: 'Glass is fragile.' } })
  expect(found?.features.near).toBeGreaterThan(0.5)
  await ask(question)
  expect(asked).toHaveLength(2)
})

it('searches without it where the server fails, says so once, and tries again later', async () => {
  const { ask, asked, state, clock, lines } = await setup()
  state.status = 500
  expect(await ask('Is glass fragile?')).toMatchObject({ candidate: { text: 'Glass is fragile.' } })
  await ask('Can goods be sent back?')
  expect(asked).toHaveLength(1)
  expect(lines.filter((line) => line.includes('embeddings server fails'))).toHaveLength(1)
  clock.now += 60_000
  await ask('Is glass fragile?')
  expect(asked).toHaveLength(2)
  expect(lines.filter((line) => line.includes('embeddings server fails'))).toHaveLength(1)
  state.status = 200
  clock.now += 60_000
  await ask('Is glass fragile?')
  expect(lines.at(-1)).toContain('answers again')
})

it('reaches no private address that the operator has not named', async () => {
  const { refused, asked, lines } = await setup()
  expect(await refused.embed(['lamp'])).toBeUndefined()
  expect(asked).toEqual([])
  expect(lines.join('')).toContain('EgressError')
})

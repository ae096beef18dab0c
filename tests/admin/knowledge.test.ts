import { afterAll, beforeAll, expect, it } from 'vitest'
import { startModelServer, type ModelServer } from '../assistant/support/model-server.ts'
import { startAdmin, type Admin } from './support/start-admin.ts'
import { testIssuer, type TestIssuer } from './support/test-issuer.ts'

let issuer: TestIssuer
let model: ModelServer
let admin: Admin
let token: string
let params: { id: string }
beforeAll(async () => {
  issuer = await testIssuer()
  const question = 'Can I have my money back?'
  model = await startModelServer('openai', () => ({ text: JSON.stringify([{ en: [question] }]) }))
  const assistant = { ASSISTANT: 'compatible:small', ASSISTANT_BASE_URL: model.baseUrl }
  admin = await startAdmin({ ...issuer.environment, ...assistant })
  token = await issuer.sign('owner')
  await admin.call('acceptLink', { token, body: { token: admin.tokenOf(admin.signInLink) } })
  const { body } = await admin.call('createSite', { token, body: { name: 'Shop', hosts: ['shop.example'] } })
  params = { id: body.id }
})
afterAll(async () => {
  await admin.close()
  await issuer.close()
  await model.close()
})

const ask = async (question: string) =>
  (await admin.call('askKnowledge', { token, params, body: { question } })).body

it('answers from a pasted text, and forgets it with its source', async () => {
  expect(await ask('How long is the warranty?')).toEqual({ answered: false, items: [] })
  const text = '# Warranty\n\nEvery lamp has a warranty of five years.\n\n# Returns\n\nYou have 30 days.'
  const added = await admin.call('addSource', {
    token,
    params,
    body: { text, format: 'markdown', name: 'Terms' },
  })
  expect(added.body).toMatchObject({ kind: 'text', name: 'Terms', state: 'idle', pages: { passages: 2 } })
  const { items } = await ask('How long is the warranty of a lamp?')
  expect(items[0]).toMatchObject({ text: 'Every lamp has a warranty of five years.', headings: ['Warranty'] })
  const { body: pages } = await admin.call('listKnownPages', { token, params })
  const pageId = pages.items[0]?.id ?? ''
  const passages = await admin.call('listPassages', { token, params: { ...params, pageId } })
  expect(passages.body.items).toHaveLength(2)
  const source = { ...params, sourceId: added.body.id }
  await admin.call('changeSource', { token, params: source, body: { exclude: ['/old/*'], everyHours: 24 } })
  const { body: audit } = await admin.call('listAudit', { token })
  expect(audit.items[0]).toMatchObject({
    action: 'changeSource',
    subject: 'Terms',
    before: { exclude: [], everyHours: null },
    after: { exclude: ['/old/*'], everyHours: 24 },
  })
  await admin.call('removeSource', { token, params: source })
  expect(await ask('How long is the warranty of a lamp?')).toEqual({ answered: false, items: [] })
})

it('has a model write phrasings once the cost is agreed to, shows them, and forgets them with their source', async () => {
  const text = 'Whatever you do not like we take again within a month.'
  const { body: source } = await admin.call('addSource', { token, params, body: { text } })
  const { body: before } = await admin.call('readPhrasing', { token, params, query: { languages: 'en' } })
  expect(before).toMatchObject({ model: 'compatible:small', languages: ['en'], phrasings: 0, run: null })
  expect(before.cost).toMatchObject({ calls: 1, inputTokens: expect.any(Number) })
  const body = { languages: ['en'], calls: 1 }
  expect((await admin.call('beginPhrasing', { token, params, body: { languages: ['en'] } })).status).toBe(400)
  expect((await admin.call('beginPhrasing', { token, params, body })).status).toBe(200)
  const state = async () => (await admin.call('readPhrasing', { token, params })).body
  await expect.poll(async () => (await state()).run?.state).toBe('idle')
  expect(await state()).toMatchObject({ phrasings: 1, cost: { calls: 0 }, run: { done: 1, note: null } })
  expect((await admin.call('beginPhrasing', { token, params, body })).status).toBe(409)
  const { answered, items } = await ask('can i have my money back')
  expect(answered).toBe(true)
  expect(items[0]).toMatchObject({ text, phrasing: 'Can I have my money back?' })
  const { body: list } = await admin.call('listPhrasings', { token, params })
  expect(list.items).toMatchObject([{ question: 'Can I have my money back?', text, quote: null }])
  const phrasingId = list.items[0]?.id ?? ''
  await admin.call('removePhrasing', { token, params: { ...params, phrasingId } })
  expect((await ask('can i have my money back')).answered).toBe(false)
  expect(await state()).toMatchObject({ phrasings: 0, cost: { calls: 0 } })
  expect((await admin.call('removePhrasings', { token, params })).status).toBe(200)
  expect(await state()).toMatchObject({ cost: { calls: 1 }, run: null })
  expect((await admin.call('stopPhrasing', { token, params })).body.run).toBeNull()
  await admin.call('removeSource', { token, params: { ...params, sourceId: source.id } })
  expect(await state()).toMatchObject({ cost: { calls: 0 } })
})

it('answers from a file, whatever its name says, and refuses what is none', async () => {
  const html = '<html><h1>Warranty</h1><p>Every lamp has a warranty of five years.</p></html>'
  const content = Buffer.from(html).toString('base64')
  const added = await admin.call('addFile', { token, params, body: { name: 'terms.pdf', content } })
  expect(added.body).toMatchObject({ kind: 'file', name: 'terms.pdf', state: 'idle', pages: { passages: 1 } })
  expect((await ask('How long is the warranty of a lamp?')).items[0]).toMatchObject({ kind: 'file' })
  await admin.call('removeSource', { token, params: { ...params, sourceId: added.body.id } })
  const picture = Buffer.from([0x89, 0x50, 0, 1]).toString('base64')
  const refused = await admin.call('addFile', { token, params, body: { name: 'a.md', content: picture } })
  expect(refused).toMatchObject({ status: 400, error: { message: expect.stringContaining('neither PDF') } })
})

it('refuses a file that is too large, and says how large one may be', async () => {
  const content = Buffer.alloc(10_600_000, 'x').toString('base64')
  const refused = await admin.call('addFile', { token, params, body: { name: 'large.txt', content } })
  expect(refused).toMatchObject({
    status: 413,
    error: { error: 'payload_too_large', message: 'The body is larger than 14 MB.' },
  })
  const { body } = await admin.call('listSources', { token, params })
  expect(body.items.map(({ name }) => name)).not.toContain('large.txt')
})

it('tells how ready a site is', async () => {
  const { body } = await admin.call('readReadiness', { token, params })
  expect(body).toMatchObject({ learned: 0, passages: 0, nameless: [], asks: [] })
})

it('takes answers in, one by one and as a table, and gives them back', async () => {
  const body = { questions: ['Do you wrap gifts?', 'Is gift wrapping free?'], text: 'Yes, wrapping is free.' }
  const { body: answer } = await admin.call('addAnswer', { token, params, body })
  expect(answer).toMatchObject({ ...body, language: 'en', url: null })
  const first = async (question: string) => (await ask(question)).items[0]
  expect(await first('do you wrap gifts')).toMatchObject({ kind: 'answer', text: body.text })
  const changed = { ...body, text: 'Wrapping costs 2 euros.' }
  await admin.call('changeAnswer', { token, params: { ...params, answerId: answer.id }, body: changed })
  expect(await first('do you wrap gifts')).toMatchObject({ text: changed.text })
  const csv = 'question,answer\nWhere do I park?,Behind the house.\n,nothing'
  const imported = await admin.call('importAnswers', { token, params, body: { csv } })
  expect(imported.body).toEqual({ added: 1, problems: ['Row 3 has no question.'] })
  const exported = await admin.call('exportAnswers', { token, params })
  expect(exported.text).toContain('Behind the house.')
  const { body: found } = await admin.call('listAnswers', { token, params, query: { words: 'park' } })
  expect(found.items).toMatchObject([{ text: 'Behind the house.' }])
})

it('learns no page of somebody else, and says which hosts there are', async () => {
  const refused = await admin.call('addSource', { token, params, body: { url: 'https://other.example/' } })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('shop.example')
  const both = await admin.call('addSource', { token, params, body: {} })
  expect(both.status).toBe(400)
})

it('puts a question aside', async () => {
  const body = { question: 'Do you sell cars?', aside: true }
  expect((await admin.call('setGapAside', { token, params, body })).status).toBe(200)
  expect((await admin.call('listGaps', { token, params })).body).toEqual({ items: [] })
})

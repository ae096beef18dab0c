import type { Assistant, SiteProfile } from '#assistant'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

const settings = {
  persona: 'A calm clerk.',
  rules: 'Never promise dates.',
  model: null,
  baseUrl: null,
  tellsVisitor: false,
}
const apiKey = 'sk-canary-0123456789abcdef'

describe("a site's assistant", () => {
  let admin: OwnedAdmin
  let model: Awaited<ReturnType<typeof modelServer>>
  const profiles: SiteProfile[] = []
  const asked: string[] = []
  beforeAll(async () => {
    model = await modelServer()
    const advance: Assistant['advance'] = async ({ site, inputs: [input] }, emit) => {
      profiles.push(site)
      if (input?.kind === 'message') asked.push(input.text)
      if (site.model === 'compatible:good') {
        emit.say('Hello, ')
        emit.say('owner.')
        emit.note({ kind: 'usage', model: site.model, inputTokens: 12, outputTokens: 3 })
      }
      if (site.persona === 'A broken one.') emit.note({ kind: 'fault', reason: 'its server answers 500' })
      return { version: 1 as const, open: false, waiting: null, memory: null }
    }
    admin = await ownedAdmin({ ASSISTANT_BASE_URL: model.url }, { assistant: { advance } })
  })
  afterAll(async () => {
    await admin.close()
    await model.close()
  })

  const given = (body: object = {}) => ({
    token: admin.token,
    params: admin.at,
    body: { ...settings, ...body },
  })
  const save = (body: object) => admin.call('saveAssistant', given(body))
  const attempt = (body: object) => admin.call('tryAssistant', given(body))
  const publish = () => admin.call('publishConfig', { token: admin.token, params: admin.at })

  async function profileOfNextTurn(): Promise<SiteProfile | undefined> {
    const before = profiles.length
    const { sessionId } = (await admin.visit('POST', '/api/session/init', {})).body
    await admin.visit('POST', '/api/chat', { sessionId, message: 'Hello' })
    await expect.poll(() => profiles.length).toBeGreaterThan(before)
    return profiles.at(-1)
  }

  it('takes a key that never comes out again', async () => {
    const saved = await save({ model: 'compatible:good', baseUrl: model.url, apiKey })
    expect(saved.body).toMatchObject({ hasKey: true, keyHint: 'cdef' })
    const read = await admin.call('readAssistant', { token: admin.token, params: admin.at })
    const audit = await admin.call('listAudit', { token: admin.token })
    for (const answer of [saved, read, audit]) expect(answer.text).not.toContain(apiKey)
    const files = readdirSync(admin.dataDir).map((name) => readFileSync(join(admin.dataDir, name)))
    expect(files.some((bytes) => bytes.includes(apiKey))).toBe(false)
  })

  it('keeps no key that the model does not answer with, unless the owner wants it', async () => {
    const at = { model: 'compatible:good', baseUrl: model.url, persona: 'Not saved.' }
    const wrong = { ...at, apiKey: 'wrong-key-wrong-key' }
    const refused = await save(wrong)
    expect(refused).toMatchObject({ status: 400, error: { error: 'invalid_message' } })
    expect(refused.error.details).toMatchObject({
      issues: [{ path: 'body/apiKey', reason: 'The key is not accepted.' }],
      test: { ok: false, message: 'The key is not accepted.' },
    })
    const read = async () =>
      (await admin.call('readAssistant', { token: admin.token, params: admin.at })).body
    expect(await read()).toMatchObject({ keyHint: 'cdef', persona: settings.persona })
    expect((await save({ ...wrong, keepKey: true })).body).toMatchObject({ keyHint: '-key' })
    expect((await save({ ...at, persona: settings.persona, apiKey })).body).toMatchObject({ keyHint: 'cdef' })
  })

  it('changes nothing for visitors before it is published', async () => {
    await admin.call('savePolicy', {
      token: admin.token,
      params: admin.at,
      body: { verbs: ['click', 'type'], confirm: ['Subscribe'], deny: ['/account/*'] },
    })
    const before = await profileOfNextTurn()
    expect(before).not.toHaveProperty('model')
    expect(before?.policy).toEqual({ confirm: [], deny: [] })
  })

  it('reaches the next turn with everything the owner said, once it is', async () => {
    expect((await publish()).body).toMatchObject({ version: 2, hasDraft: false })
    expect(await profileOfNextTurn()).toMatchObject({
      persona: 'A calm clerk.',
      rules: 'Never promise dates.',
      model: 'compatible:good',
      baseUrl: model.url,
      apiKey,
      policy: { verbs: ['click', 'type'], confirm: ['Subscribe'], deny: ['/account/*'] },
    })
  })

  it('keeps how the model is asked and what it costs, also from who does not know of it', async () => {
    const tuning = { maxTokens: 800, reasoning: 'low', headers: { 'X-Team': 'mill' } }
    const prices = { currency: 'EUR', input: 2, cached: 0.2, output: 8 }
    const chosen = { model: 'compatible:good', baseUrl: model.url }
    expect((await save({ ...chosen, tuning, prices })).body).toMatchObject({ tuning, prices })
    expect((await save(chosen)).body).toMatchObject({ tuning, prices })
    await publish()
    expect(await profileOfNextTurn()).toMatchObject({ tuning })
    expect((await save({ ...chosen, tuning: { headers: { Authorization: 'x' } } })).error.message).toContain(
      'must not set Authorization',
    )
    expect((await save({ ...chosen, tuning: null, prices: null })).body).toMatchObject({
      tuning: null,
      prices: null,
    })
    await publish()
  })

  it('really asks the model that visitors get, and shows its words, time and tokens', async () => {
    const before = asked.length
    const { body } = await admin.call('testAssistant', { token: admin.token, params: admin.at })
    expect(body).toMatchObject({ ok: true, words: 'Hello, owner.', inputTokens: 12, outputTokens: 3 })
    expect(body.milliseconds).toBeGreaterThanOrEqual(0)
    expect(asked.length).toBe(before + 1)
    expect(model.keys).toContain(`Bearer ${apiKey}`)
    const read = await admin.call('readAssistant', { token: admin.token, params: admin.at })
    expect(read.body.test).toEqual(body)
  })

  it('tries a model before it is saved, and says what is wrong with it', async () => {
    const at = { model: 'compatible:good', baseUrl: model.url }
    expect((await attempt(at)).body).toMatchObject({ ok: true, words: 'Hello, owner.' })
    expect((await attempt({ ...at, persona: 'A broken one.' })).body).toMatchObject({
      ok: false,
      message: 'It does not answer: its server answers 500.',
    })
    expect((await attempt({ ...at, model: 'compatible:missing' })).body).toMatchObject({ ok: false })
    expect((await attempt({ ...at, apiKey: 'wrong-key-wrong-key' })).body).toMatchObject({
      ok: false,
      message: 'The key is not accepted.',
    })
    expect((await attempt({ model: 'compatible:good' })).error.details).toMatchObject({
      issues: [{ path: 'body/baseUrl' }],
    })
    expect((await attempt({ model: 'nonsense' })).error.message).toContain('body/model')
    expect((await admin.call('readConfig', { token: admin.token, params: admin.at })).body.hasDraft).toBe(
      false,
    )
  })

  it('reads no list of models without end', async () => {
    const { body } = await attempt({ model: 'compatible:good', baseUrl: `${model.url}/endless`, apiKey })
    expect(body).toMatchObject({ ok: true })
    await model.endlessClosed
    expect(model.endlessBytes).toBeLessThan(50_000_000)
  })

  it('never sends a kept key to another address, and finds it again for its own', async () => {
    const elsewhere = { model: 'compatible:good', baseUrl: `${model.url}/elsewhere` }
    const before = model.keys.length
    await attempt(elsewhere)
    expect(model.keys.slice(before)).toEqual([undefined])
    expect((await save(elsewhere)).body).toMatchObject({ hasKey: false, keyHint: null })
    expect((await save({ ...elsewhere, baseUrl: model.url })).body).toMatchObject({ keyHint: 'cdef' })
  })

  it('goes back to how it thought and what it might do, too', async () => {
    await save({ persona: 'Somebody else.' })
    await publish()
    expect(await profileOfNextTurn()).toMatchObject({ persona: 'Somebody else.' })
    await admin.call('rollBack', { token: admin.token, params: { ...admin.at, version: '2' } })
    expect(await profileOfNextTurn()).toMatchObject({
      persona: 'A calm clerk.',
      apiKey,
      policy: { deny: ['/account/*'] },
    })
  })

  it('refuses the slower of two editors, whichever part they write', async () => {
    const { etag } = (await admin.call('readConfig', { token: admin.token, params: admin.at })).body
    await save({ persona: 'The quicker one.' })
    const slower = await admin.call('savePolicy', {
      token: admin.token,
      params: admin.at,
      body: { verbs: null, confirm: [], deny: [] },
      headers: { 'if-match': etag },
    })
    expect(slower.status).toBe(412)
  })

  it('does not let an owner reach into the network of the operator', async () => {
    const port = new URL(model.url).port
    const inside = [
      `http://localhost:${Number(port) + 1}/v1`,
      'http://169.254.169.254/latest',
      'http://[::1]:9/v1',
      'http://[::ffff:10.0.0.1]/v1',
      'http://2130706433/',
      'http://10.1.2.3/v1',
    ]
    for (const baseUrl of inside) {
      const { body } = await attempt({ model: 'compatible:good', baseUrl, apiKey })
      expect([baseUrl, body.message]).toEqual([baseUrl, expect.stringContaining('is a private address')])
    }
  })

  it('uses what the server was started with when the site has chosen nothing', async () => {
    const { body } = await save({})
    expect(body).toMatchObject({ model: null, hasKey: false, serverModel: 'builtin' })
    await publish()
    expect((await attempt({})).body).toMatchObject({ ok: true })
    expect(await profileOfNextTurn()).not.toHaveProperty('apiKey')
  })
})

/** A server that lists one model to whoever has the right key. */
async function modelServer() {
  const keys: (string | undefined)[] = []
  let close = () => {}
  let endlessBytes = 0
  const endlessClosed = new Promise<void>((resolve) => (close = resolve))
  const server = createServer((request, response) => {
    keys.push(request.headers.authorization)
    if (request.url?.startsWith('/endless')) {
      response.on('close', close)
      return void Readable.from(endless((bytes) => (endlessBytes += bytes))).pipe(response)
    }
    response.statusCode = request.headers.authorization === `Bearer ${apiKey}` ? 200 : 401
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ id: 'good' }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    endlessClosed,
    get endlessBytes() {
      return endlessBytes
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A list that never ends, told piece by piece as it is sent. */
function* endless(onPiece: (bytes: number) => void): Generator<string> {
  const piece = 'x'.repeat(65_536)
  yield '{"data":["'
  for (;;) {
    onPiece(piece.length)
    yield piece
  }
}

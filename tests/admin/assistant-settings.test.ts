import type { SiteProfile } from '#assistant'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedDesk, type OwnedDesk } from './support/owned-desk.ts'

const settings = {
  persona: 'A calm clerk.',
  rules: 'Never promise dates.',
  model: null,
  baseUrl: null,
  tellsVisitor: false,
}
const apiKey = 'sk-canary-0123456789abcdef'

describe("a site's assistant", () => {
  let desk: OwnedDesk
  let model: Awaited<ReturnType<typeof modelServer>>
  const profiles: SiteProfile[] = []
  beforeAll(async () => {
    model = await modelServer()
    const advance = async ({ site }: { site: SiteProfile }) => {
      profiles.push(site)
      return { version: 1 as const, open: false, waiting: null, memory: null }
    }
    desk = await ownedDesk({ ASSISTANT_BASE_URL: model.url }, { assistant: { advance } })
  })
  afterAll(async () => {
    await desk.close()
    await model.close()
  })

  const save = (body: object) =>
    desk.call('saveAssistant', { token: desk.token, params: desk.at, body: { ...settings, ...body } })

  async function profileOfNextTurn(): Promise<SiteProfile | undefined> {
    const before = profiles.length
    const { sessionId } = (await desk.visit('POST', '/api/session/init', {})).body
    await desk.visit('POST', '/api/chat', { sessionId, message: 'Hello' })
    await expect.poll(() => profiles.length, { timeout: 10_000 }).toBeGreaterThan(before)
    return profiles.at(-1)
  }

  it('takes a key that never comes out again, and tries it at once', async () => {
    const saved = await save({ model: 'compatible:good', baseUrl: model.url, apiKey })
    expect(saved.body).toMatchObject({ hasKey: true, keyHint: 'cdef', test: { ok: true } })
    expect(model.keys).toContain(`Bearer ${apiKey}`)
    const read = await desk.call('readAssistant', { token: desk.token, params: desk.at })
    const audit = await desk.call('listAudit', { token: desk.token })
    for (const answer of [saved, read, audit]) expect(answer.text).not.toContain(apiKey)
    const files = readdirSync(desk.dataDir).map((name) => readFileSync(join(desk.dataDir, name)))
    expect(files.some((bytes) => bytes.includes(apiKey))).toBe(false)
  })

  it('reaches the next turn with everything the owner said', async () => {
    await desk.call('savePolicy', {
      token: desk.token,
      params: desk.at,
      body: { verbs: ['click', 'type'], confirm: ['Subscribe'], deny: ['/account/*'] },
    })
    expect(await profileOfNextTurn()).toMatchObject({
      persona: 'A calm clerk.',
      rules: 'Never promise dates.',
      model: 'compatible:good',
      baseUrl: model.url,
      apiKey,
      policy: { verbs: ['click', 'type'], confirm: ['Subscribe'], deny: ['/account/*'] },
    })
  })

  it('says what is wrong with a model, a key or an address', async () => {
    expect((await save({ model: 'compatible:missing', baseUrl: model.url, apiKey })).body.test).toMatchObject(
      { ok: false },
    )
    const refused = await save({
      model: 'compatible:good',
      baseUrl: model.url,
      apiKey: 'wrong-key-wrong-key',
    })
    expect(refused.body.test).toMatchObject({ ok: false, message: 'The key is not accepted.' })
    expect((await save({ model: 'compatible:good' })).error.details).toMatchObject({
      issues: [{ path: 'body/baseUrl' }],
    })
    expect((await save({ model: 'nonsense' })).error.message).toContain('body/model')
  })

  it('reads no list of models without end', async () => {
    const { body } = await save({ model: 'compatible:good', baseUrl: `${model.url}/endless`, apiKey })
    expect(body.test).toMatchObject({ ok: true })
    await model.endlessClosed
    expect(model.endlessBytes).toBeLessThan(50_000_000)
  })

  it('never sends a kept key to another address', async () => {
    await save({ model: 'compatible:good', baseUrl: model.url, apiKey })
    const other = await modelServer()
    const moved = await save({ model: 'compatible:good', baseUrl: `${model.url}/elsewhere` })
    expect(moved.body).toMatchObject({ hasKey: false, keyHint: null })
    await other.close()
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
      const { body } = await save({ model: 'compatible:good', baseUrl, apiKey })
      expect([baseUrl, body.test?.message]).toEqual([
        baseUrl,
        expect.stringContaining('is a private address'),
      ])
    }
  })

  it('uses what the server was started with when the site has chosen nothing', async () => {
    const { body } = await save({ apiKey: null })
    expect(body).toMatchObject({ model: null, hasKey: false, serverModel: 'builtin', test: { ok: true } })
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

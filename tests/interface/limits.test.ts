import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { origin, serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
afterEach(() => house.close())

/** One POST from a loopback address of its own, so that addresses can be told apart. */
function post(path: string, body: object, { from = '127.0.0.1', headers = {} } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = request(
        `${house.url}${path}`,
        {
          method: 'POST',
          localAddress: from,
          agent: false,
          headers: { origin, 'content-type': 'application/json', ...headers },
        },
        (response) => {
          let text = ''
          response.on('data', (part) => (text += part))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    },
  )
}

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('limits', () => {
  it('[L1] lets exactly ten of many parallel inits of one address pass, and none of it touches another', async () => {
    house = await serveForTest()
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('/api/session/init', {})))
    expect(count(answers, 200)).toBe(10)
    expect(count(answers, 429)).toBe(30)
    expect((await post('/api/session/init', {}, { from: '127.0.0.2' })).status).toBe(200)
  })

  it('[L2] lets exactly thirty of two hundred parallel chats of one session pass', async () => {
    house = await serveForTest()
    const [first, second] = [await house.init(), await house.init()]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        post('/api/chat', { sessionId: first, message: `hello ${index}` }),
      ),
    )
    expect(count(answers, 200)).toBe(30)
    expect(count(answers, 429)).toBe(170)
    expect((await post('/api/chat', { sessionId: second, message: 'hello' })).status).toBe(200)
  })

  it('[L6] slows down an address that names sessions which do not exist, and nobody who names their own', async () => {
    house = await serveForTest()
    const own = await house.init()
    const guess = () => post('/api/chat', { sessionId: crypto.randomUUID(), message: 'hello' })
    const answers = await Promise.all(Array.from({ length: 100 }, guess))
    expect(count(answers, 404)).toBe(60)
    expect(count(answers, 429)).toBe(40)
    expect((await post('/api/chat', { sessionId: own, message: 'hello' })).status).toBe(200)
    const other = await post(
      '/api/chat',
      { sessionId: crypto.randomUUID(), message: 'a' },
      { from: '127.0.0.2' },
    )
    expect(other.status).toBe(404)
  })

  it('[L3] [R2] says when to come back', async () => {
    house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '1' })
    const passed = await post('/api/session/init', {})
    expect(passed.headers).toMatchObject({ 'ratelimit-limit': '1', 'ratelimit-remaining': '0' })
    const refused = await post('/api/session/init', {})
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      error: 'rate_limit_exceeded',
      message: expect.stringMatching(/second/),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.headers['ratelimit-reset']).toBe(refused.headers['retry-after'])
  })

  it('[L4] does not believe X-Forwarded-For unless told to', async () => {
    house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '1' })
    const forwarded = (address: string) =>
      post('/api/session/init', {}, { headers: { 'x-forwarded-for': address } })
    expect((await forwarded('203.0.113.1')).status).toBe(200)
    expect((await forwarded('203.0.113.2')).status).toBe(429)
  })

  it('[L4] believes the proxies it was told to believe, and counts IPv6 by household', async () => {
    house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '1', TRUST_PROXY: 'loopback' })
    const forwarded = (address: string) =>
      post('/api/session/init', {}, { headers: { 'x-forwarded-for': address } })
    expect((await forwarded('203.0.113.1')).status).toBe(200)
    expect((await forwarded('203.0.113.2')).status).toBe(200)
    expect((await forwarded('::ffff:203.0.113.2')).status).toBe(429)
    expect((await forwarded('2001:db8:1:2::1')).status).toBe(200)
    expect((await forwarded('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await forwarded('2001:db8:1:3::1')).status).toBe(200)
  })

  it('counts no chat that was refused for another reason', async () => {
    house = await serveForTest({ LIMIT_CHAT_PER_MINUTE: '1' })
    const sessionId = await house.init()
    expect((await post('/api/chat', { sessionId, message: '' })).status).toBe(400)
    expect(
      (await post('/api/chat', { sessionId, message: 'hi' }, { headers: { origin: 'http://other.test' } }))
        .status,
    ).toBe(404)
    expect((await post('/api/chat', { sessionId, message: 'hi' })).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSiteConfig, type SiteConfig } from '#protocol'
import { openStore } from '#server'
import { origin, otherOrigin, serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '1000' })
})
afterAll(() => house.close())

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('session init', () => {
  it('[S1] starts a session for a registered host', async () => {
    const { status, body } = await house.call('/api/session/init', {
      body: { siteHost: 'shop.test', pageUrl: 'http://shop.test/' },
    })
    expect(status).toBe(200)
    expect(body.sessionId).toMatch(uuid)
    expect(body.wsUrl).toMatch(/^ws:\/\//)
  })

  it('[K1] gives a complete siteConfig', async () => {
    const { body } = await house.call('/api/session/init', { body: {} })
    expect(body.siteConfig).toMatchObject({
      layout: expect.any(String),
      primaryColor: expect.stringMatching(/^#/),
      greeting: expect.any(String),
      position: expect.any(String),
      typography: {
        headingFont: expect.any(String),
        bodyFont: expect.any(String),
        buttonRadius: expect.any(String),
      },
      launcher: {
        shape: expect.any(String),
        size: expect.any(String),
        icon: expect.any(String),
        glow: expect.any(Boolean),
      },
      nudge: { enabled: expect.any(Boolean) },
      quickChips: expect.any(Array),
    })
  })

  it('[K1] completes a siteConfig that an older release has written', async () => {
    const store = await openStore({ dataDir: house.folder, sessionIdleMs: 1_800_000 })
    const { launcher: _, ...rest } = defaultSiteConfig('Old')
    const config = { ...rest, launcher: { shape: 'pill' } } as SiteConfig
    await store.sites.add({ id: 'old', name: 'Old', hosts: ['old.test'], config, createdAt: 0 })
    await store.close()
    const from = 'http://old.test'
    const whole = { launcher: { shape: 'pill', size: 'md', icon: 'chat', glow: false } }
    const { body } = await house.call('/api/session/init', { body: {}, from })
    expect(body.siteConfig).toMatchObject(whole)
    const restored = await house.call(`/api/session/${body.sessionId}`, { from })
    expect(restored.body.siteConfig).toMatchObject(whole)
  })

  it('[O2] refuses a host that is not registered and says where to register it', async () => {
    const { status, body } = await house.call('/api/session/init', { body: {}, from: 'http://stranger.test' })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      error: 'host_not_registered',
      host: 'stranger.test',
      message: expect.any(String),
    })
    expect(new URL(body.signupUrl).searchParams.get('host')).toBe('stranger.test')
  })

  it('[O5] never believes the host in the body', async () => {
    const body = { siteHost: 'shop.test', pageUrl: 'http://shop.test/' }
    expect((await house.call('/api/session/init', { body, from: 'http://stranger.test' })).status).toBe(403)
    expect((await house.call('/api/session/init', { body, from: null })).status).toBe(403)
  })

  it('[O3] looks at no Authorization header', async () => {
    const headers = { authorization: 'Bearer nonsense' }
    expect((await house.call('/api/session/init', { body: {}, headers })).status).toBe(200)
  })
})

describe('chat', () => {
  it('[C1] answers at once with a message id and the status processing', async () => {
    const sessionId = await house.init()
    const { status, body } = await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    expect(status).toBe(200)
    expect(body).toEqual({ messageId: expect.any(String), status: 'processing' })
  })

  it('[C3] takes 5,000 characters, by code points, and refuses one more', async () => {
    const sessionId = await house.init()
    const message = '😀'.repeat(5_000)
    expect((await house.call('/api/chat', { body: { sessionId, message } })).status).toBe(200)
    const { status, body } = await house.call('/api/chat', { body: { sessionId, message: `${message}x` } })
    expect(status).toBe(400)
    expect(body.error).toBe('invalid_message')
  })

  it.each([
    ['no message', {}],
    ['a blank message', { message: ' \n\t ' }],
    ['an empty message', { message: '' }],
    ['a number as message', { message: 5 }],
    ['a null message', { message: null }],
    ['a context that is a string', { message: 'hi', pageContext: 'x' }],
    ['elements that are no array', { message: 'hi', pageContext: { indexedElements: {} } }],
    ['an element without id', { message: 'hi', pageContext: { indexedElements: [{ text: 'x' }] } }],
    ['a client id that is too long', { message: 'hi', clientMessageId: 'x'.repeat(65) }],
  ])('[C6] refuses %s and names the place', async (_, body) => {
    const sessionId = await house.init()
    const answer = await house.call('/api/chat', { body: { sessionId, ...body } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      error: 'invalid_message',
      message: expect.any(String),
      details: { issues: [{ path: expect.any(String), reason: expect.any(String) }] },
    })
  })

  it('[C6] says in plain words what is missing', async () => {
    const { body } = await house.call('/api/chat', { body: { message: 'hi' } })
    expect(body).toEqual({
      error: 'invalid_message',
      message: 'body/sessionId is missing.',
      details: { issues: [{ path: 'body/sessionId', reason: 'is missing' }] },
    })
  })

  it('[C5] starts nothing for the same client id', async () => {
    const sessionId = await house.init()
    const body = { sessionId, message: 'hello', clientMessageId: 'once' }
    const [first, second] = [await house.call('/api/chat', { body }), await house.call('/api/chat', { body })]
    expect(second.body.messageId).toBe(first.body.messageId)
    const { body: restored } = await house.call(`/api/session/${sessionId}`)
    expect(restored.history.filter((entry: { role: string }) => entry.role === 'user')).toHaveLength(1)
  })

  it.each(['7d3c3a5e-0000-4000-8000-000000000000', 'no-uuid', ''])(
    '[R2] says that the session %o does not exist, or that it is not valid',
    async (sessionId) => {
      const { status, body } = await house.call('/api/chat', { body: { sessionId, message: 'hi' } })
      expect([status, body.error]).toEqual(
        sessionId === '' ? [400, 'invalid_message'] : [404, 'session_not_found'],
      )
    },
  )
})

describe('restore and delete', () => {
  it('[S4] [S6] restores a session with its history', async () => {
    const sessionId = await house.init()
    await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    const { status, body } = await house.call(`/api/session/${sessionId}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sessionId,
      exists: true,
      host: 'shop.test',
      siteConfig: { layout: 'floating' },
    })
    expect(body.messageCount).toBeGreaterThanOrEqual(1)
    expect(body.history[0]).toMatchObject({ role: 'user', content: 'hello' })
  })

  it('[S8] counts every entry and gives back the last 200', async () => {
    const stage = await serveForTest({ LIMIT_CHAT_PER_MINUTE: '1000' })
    try {
      const sessionId = await stage.init()
      const say = (message: string) => stage.call('/api/chat', { body: { sessionId, message } })
      await say('the first')
      await Promise.all(Array.from({ length: 204 }, (_, place) => say(`and ${place}`)))
      const { body } = await stage.call(`/api/session/${sessionId}`)
      const contents = body.history.map(({ content }: { content: string }) => content)
      expect(contents).toHaveLength(200)
      expect(contents).not.toContain('the first')
      expect(body.messageCount).toBeGreaterThanOrEqual(205)
    } finally {
      await stage.close()
    }
  })

  it('[S7] answers another site as if the session did not exist', async () => {
    const sessionId = await house.init()
    const nothing = await house.call('/api/session/7d3c3a5e-0000-4000-8000-000000000000', {
      from: otherOrigin,
    })
    const foreign = await house.call(`/api/session/${sessionId}`, { from: otherOrigin })
    expect([foreign.status, foreign.body]).toEqual([nothing.status, nothing.body])
    expect(
      (await house.call(`/api/session/${sessionId}`, { method: 'DELETE', from: otherOrigin })).status,
    ).toBe(404)
    const message = { sessionId, message: 'hi' }
    expect((await house.call('/api/chat', { body: message, from: otherOrigin })).status).toBe(404)
    expect((await house.call(`/api/session/${sessionId}`)).status).toBe(200)
  })

  it('[O8] serves a read without Origin, and nothing else', async () => {
    const sessionId = await house.init()
    expect((await house.call(`/api/session/${sessionId}`, { from: null })).status).toBe(200)
    const referer = { referer: 'http://shop.test/page' }
    expect((await house.call(`/api/session/${sessionId}`, { from: null, headers: referer })).status).toBe(200)
    const wrong = { referer: 'http://other.test/page' }
    expect((await house.call(`/api/session/${sessionId}`, { from: null, headers: wrong })).status).toBe(404)
    expect((await house.call('/api/chat', { body: { sessionId, message: 'x' }, from: null })).status).toBe(
      403,
    )
    expect((await house.call(`/api/session/${sessionId}`, { method: 'DELETE', from: null })).status).toBe(403)
  })

  it('[S5] deletes a session for good', async () => {
    const sessionId = await house.init()
    await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    const { status, body } = await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })
    expect([status, body]).toEqual([200, { deleted: true }])
    expect((await house.call(`/api/session/${sessionId}`)).body.error).toBe('session_not_found')
    expect((await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('[S5] takes a DELETE with an empty JSON body', async () => {
    const sessionId = await house.init()
    const headers = { 'content-type': 'application/json' }
    expect((await house.call(`/api/session/${sessionId}`, { method: 'DELETE', headers })).status).toBe(200)
  })
})

describe('statistics and health', () => {
  it('[T1] [O7] counts sessions and messages, for anybody', async () => {
    const before = (await house.call('/api/stats', { from: null })).body
    const sessionId = await house.init()
    await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    const after = (await house.call('/api/stats', { from: 'http://stranger.test' })).body
    expect(after).toEqual({
      uptimeSeconds: expect.any(Number),
      activeSessions: before.activeSessions + 1,
      messagesProcessed: before.messagesProcessed + 1,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  })

  it('[T2] [O7] is healthy, for anybody', async () => {
    const { status, body } = await house.call('/health', { from: null })
    expect(status).toBe(200)
    expect(body.status).toBe('ok')
    expect(new Date(body.timestamp).getTime()).toBeGreaterThan(0)
  })
})

describe('errors', () => {
  const json = { 'content-type': 'application/json' }
  const deep = `{"sessionId":"x","message":"y","pageContext":${'{"data":'.repeat(100_000)}1${'}'.repeat(100_000)}}`

  it.each([
    ['an unknown path', 404, 'not_found', '/api/nothing', {}],
    ['an unknown method', 404, 'not_found', '/api/chat', { method: 'DELETE' }],
    ['an address that cannot be decoded', 404, 'not_found', '/api/%zz', {}],
    ['an id that is far too long', 404, 'session_not_found', `/api/session/${'a'.repeat(5_000)}`, {}],
    ['bad JSON', 400, 'invalid_message', '/api/chat', { body: '{"a":' }],
    ['an empty body', 400, 'invalid_message', '/api/chat', { method: 'POST', headers: json }],
    ['a body that is an array', 400, 'invalid_message', '/api/chat', { body: '[]' }],
    ['a poisoned prototype', 400, 'invalid_message', '/api/chat', { body: '{"__proto__":{"a":1}}' }],
    ['a body over 1 MB', 413, 'payload_too_large', '/api/chat', { body: `"${'x'.repeat(1_000_001)}"` }],
    ['100,000 levels', 400, 'invalid_message', '/api/chat', { body: deep }],
    [
      'another content type',
      415,
      'unsupported_media_type',
      '/api/chat',
      { body: 'a=b', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'JSON in another charset',
      415,
      'unsupported_media_type',
      '/api/chat',
      { body: '{}', headers: { 'content-type': 'application/json; charset=utf-7' } },
    ],
  ])('[R1] [R4] answers %s with %i %s', async (_, status, code, path, options) => {
    const answer = await house.call(path, options)
    expect([answer.status, answer.body.error]).toEqual([status, code])
    expect(answer.body.message).toEqual(expect.any(String))
    expect((await house.call('/health')).status).toBe(200)
  })

  it('[R5] opens CORS on the public side, errors included, and keeps answers out of caches', async () => {
    for (const path of [
      '/health',
      '/api/stats',
      '/%61pi/stats',
      '/api/nothing',
      '/api/session/none',
      '/api/session/%zz',
    ]) {
      const { headers } = await house.call(path)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-expose-headers')).toMatch(/Retry-After/i)
    }
    for (const path of ['/api/admin/me', '/%61pi/admin/me', '/api/%61dmin/me']) {
      const { headers } = await house.call(path)
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('[R5] answers a preflight for DELETE', async () => {
    const response = await fetch(`${house.url}/api/session/x`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(response.headers.get('access-control-allow-headers')).toMatch(/content-type/i)
  })
})

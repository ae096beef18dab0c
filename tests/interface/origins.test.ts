import fc from 'fast-check'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSiteConfig, matchingEntries } from '#protocol'
import { openStore } from '#server'
import { readHostEntry } from '../../src/server/origin/host-entry.ts'
import { readOrigin } from '../../src/server/origin/read-origin.ts'
import { serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
let sessionId: string
beforeAll(async () => {
  house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '100000' })
  const store = await openStore({ dataDir: house.folder, sessionIdleMs: 1_800_000 })
  const hosts = [
    'bare.test',
    'port.test:8080',
    'any.test:*',
    '*.wild.test',
    '*.deep.wild.test:9000',
    'xn--bcher-kva.test',
    'localhost',
    '127.0.0.1:4000',
    '[::1]:5000',
  ]
  const site = { id: 'table', name: 'Table', config: defaultSiteConfig('Table'), createdAt: 1 }
  await store.sites.add({ ...site, hosts: hosts.map((host) => entryOf(host)) })
  await store.close()
  const { body } = await house.call('/api/session/init', { body: {}, from: 'http://bare.test' })
  sessionId = body.sessionId
})
afterAll(() => house.close())

function entryOf(host: string): string {
  const read = readHostEntry(host)
  if ('problem' in read) throw new Error(read.problem)
  return read.entry
}

const allowed = [
  'http://bare.test',
  'https://bare.test',
  'https://BARE.test',
  'http://bare.test:80',
  'https://bare.test:443',
  'http://bare.test.',
  'http://port.test:8080',
  'https://port.test:8080',
  'http://any.test',
  'https://any.test',
  'http://any.test:1',
  'https://any.test:65535',
  'http://a.wild.test',
  'https://a.b.c.wild.test',
  'http://x.deep.wild.test',
  'http://x.deep.wild.test:9000',
  'http://xn--bcher-kva.test',
  'http://localhost',
  'http://localhost:3000',
  'https://localhost:3443',
  'http://127.0.0.1:4000',
  'http://[::1]:5000',
]
const refused = [
  '',
  'null',
  'bare.test',
  '//bare.test',
  'ftp://bare.test',
  'file://',
  'chrome-extension://bare.test',
  'javascript:alert(1)',
  'http://bare.test:8080',
  'http://bare.test:443',
  'https://bare.test:80',
  'http://bare.test/',
  'http://bare.test/path',
  'http://bare.test?x',
  'http://bare.test#x',
  'http://user@bare.test',
  'http://user:pass@bare.test',
  'http://evil.test@bare.test',
  'http://bare.test@evil.test',
  'http://bare.test.evil.test',
  'http://evilbare.test',
  'http://evil.test#bare.test',
  'http://bare.test, http://evil.test',
  'http://bare.test http://bare.test',
  'http://bare.test,http://bare.test',
  'http://sub.bare.test',
  'http://port.test',
  'http://port.test:8081',
  'http://wild.test',
  'https://wild.test:443',
  'http://awild.test',
  'http://a.wild.test:8080',
  'http://x.deep.wild.test:9001',
  'http://wild.test.',
  'http://bare.test..',
  'http://.bare.test',
  'http://bare .test',
  'http://bare%2etest',
  'http://bücher.test',
  'http://bare.test\\@evil.test',
  'http://*.wild.test',
  'http://bare.test:99999',
  'http://127.0.0.1',
  'http://127.0.0.1:4001',
  'http://127.1:4000x',
  'http://[::1]',
  'http://[::1]:5001',
  'http://[::1',
  'http://0x7f000001:4001',
  'http://b\u00fccher.test.evil.test',
  'http://bar\u0435.test',
]

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

describe('who may speak', () => {
  it.each([
    ...allowed.map((origin) => [origin, true] as const),
    ...refused.map((origin) => [origin, false] as const),
  ])(
    '[O1] [O4] [O5] [O6] gives %o the same answer (%s) on REST, polling and WebSocket',
    async (origin, expected) => {
      const path = `/socket.io/?EIO=4&sessionId=${sessionId}&transport=`
      const init = await send('POST', '/api/session/init', origin)
      const polling = await send('GET', `${path}polling`, origin)
      const websocket = await send('GET', `${path}websocket`, origin, upgrade)
      expect([init, polling, websocket]).toEqual(expected ? [200, 200, 101] : [403, 403, 403])
    },
  )

  it.each([
    ['an empty sid', 'transport=polling&sid=', 'http://stranger.test'],
    ['a second, empty sid', 'transport=polling&sid=x&sid=', 'http://stranger.test'],
    ['an empty sid over WebSocket', 'transport=websocket&sid=', undefined],
    ['a second transport', 'transport=polling&transport=websocket', undefined],
  ])('[O4] [O8] lets nobody past the door with %s', async (_, query, origin) => {
    const upgrades = query.endsWith('websocket') || query.startsWith('transport=websocket')
    const path = `/socket.io/?EIO=4&sessionId=${sessionId}&${query}`
    expect(await send('GET', path, origin, upgrades ? upgrade : {})).toBe(403)
  })

  it('[O6] never lets a wildcard cover a public suffix or a whole machine', () => {
    for (const entry of [
      '*.com',
      '*.co.uk',
      '*.github.io',
      '*.localhost',
      '*',
      '*.*',
      'a.*',
      'http://a.test',
      'a.test/x',
      'a b',
      'a.test,b.test',
      "a'b.test",
      '',
    ])
      expect(readHostEntry(entry)).toHaveProperty('problem')
  })

  it('[O6] finds an entry for an origin exactly when host and port fit', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
    const host = fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => labels.join('.'))
    fc.assert(
      fc.property(host, host, fc.option(fc.integer({ min: 1, max: 65_535 })), (one, other, port) => {
        const origin = readOrigin(`https://${one}${port === null || port === 443 ? '' : `:${port}`}`)
        const entries = origin ? matchingEntries(origin) : []
        expect(entries.includes(other)).toBe(other === one && (port === null || port === 443))
        expect(entries.includes(`*.${other}`)).toBe(
          one.endsWith(`.${other}`) && (port === null || port === 443),
        )
        expect(entries).toContain(`${one}:${port ?? 443}`)
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

/** A request with exactly this Origin, as no browser would let a page set it. Returns the status. */
function send(
  method: string,
  path: string,
  origin: string | undefined,
  headers: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const json = method === 'POST' ? { 'content-type': 'application/json' } : {}
    // Header values are bytes: a browser would have written punycode, a stranger may write anything.
    const told = origin === undefined ? {} : { origin: Buffer.from(origin, 'utf8').toString('latin1') }
    const sent = request(`${house.url}${path}`, {
      method,
      agent: false,
      headers: { ...json, ...headers, ...told },
    })
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? '{}' : undefined)
  })
}

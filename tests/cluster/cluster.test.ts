import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server'
import { isShared } from '#store'
import { openCluster, type Cluster } from '../chaos/nodes/cluster.ts'
import { killNodes } from '../chaos/nodes/kill-nodes.ts'
import { outage, outages } from '../chaos/nodes/outage.ts'
import { roll } from '../chaos/nodes/roll.ts'
import type { ChildServer } from '../chaos/support/child-server.ts'
import { origin } from '../chaos/turns/house.ts'
import { call, join, newSession } from './support/guest.ts'
import { createSharedThrottle } from '../../src/server/identity/throttle.ts'
import { accepts } from '../support/accepts.ts'
import { seed } from '../support/seed.ts'

const chatsPerMinute = 150
const spotless = { lost: 0, doubled: 0, disorder: 0, broken: 0, unanswered: 0 }
let cluster: Cluster
let urls: [string, string, string]

beforeAll(async () => {
  cluster = await openCluster({ nodes: 3, environment: { LIMIT_CHAT_PER_MINUTE: String(chatsPerMinute) } })
  urls = [cluster.urlOf(0), cluster.urlOf(1), cluster.urlOf(2)]
}, 120_000)
afterAll(() => cluster.close())

describe('three nodes behind a balancer without stickiness', () => {
  it('give a session one socket: a second one on another node takes over, and the first is told', async () => {
    const sessionId = await newSession(urls[2])
    const first = await join(urls[0], sessionId)
    const second = await join(urls[1], sessionId)
    expect(await first.ended()).toBe('io server disconnect')
    expect(first.said.at(-1)).toMatchObject({ name: 'error' })
    await call(urls[0], '/api/chat', { body: { sessionId, message: 'who hears this' } })
    await second.hear('message_done')
    expect(first.said.some(({ name }) => name === 'message_chunk')).toBe(false)
    expect(second.socket.connected).toBe(true)
    second.socket.disconnect()
  })

  it('serve one polling connection by whichever node its requests reach', async () => {
    const sessionId = await newSession(urls[0])
    const poll = async (url: string, sid?: string, body?: string) => {
      const query = new URLSearchParams({ EIO: '4', transport: 'polling', sessionId, ...(sid && { sid }) })
      const method = body === undefined ? 'GET' : 'POST'
      const response = await fetch(`${url}/socket.io/?${query}`, {
        method,
        headers: { origin, connection: 'close' },
        ...(body !== undefined && { body }),
      })
      return { status: response.status, text: await response.text() }
    }
    const { sid } = JSON.parse((await poll(urls[0])).text.slice(1)) as { sid: string }
    expect(await poll(urls[1], sid, '40')).toEqual({ status: 200, text: 'ok' })
    expect((await poll(urls[2], sid)).text).toMatch(/^40\{"sid"/)
    const unknown = { code: 1, message: 'Session ID unknown' }
    for (const url of urls) {
      const { status, text } = await poll(url, `${sid.slice(0, 20)}x${sid.slice(21)}`)
      expect([status, JSON.parse(text)]).toEqual([400, unknown])
    }
  })

  it('end the socket and the turn of a session that is deleted elsewhere', async () => {
    const sessionId = await newSession(urls[0])
    const guest = await join(urls[1], sessionId)
    await call(urls[2], '/api/chat', { body: { sessionId, message: 'count' } })
    await guest.hear('message_chunk')
    expect((await call(urls[0], `/api/session/${sessionId}`, { method: 'DELETE' })).status).toBe(200)
    expect(await guest.ended()).toBe('io server disconnect')
    expect(guest.said.at(-1)).toMatchObject({
      name: 'error',
      payload: { message: 'This conversation has ended.' },
    })
    for (const url of urls) expect((await call(url, `/api/session/${sessionId}`)).status).toBe(404)
  })

  it('interrupt a turn that runs elsewhere: a new message closes the stream and both are answered', async () => {
    const sessionId = await newSession(urls[0])
    const guest = await join(urls[2], sessionId)
    await call(urls[0], '/api/chat', { body: { sessionId, message: 'one' } })
    await guest.hear('message_chunk')
    await call(urls[1], '/api/chat', { body: { sessionId, message: 'two' } })
    const cut = await guest.hear('message_done', 0, ({ more }) => more === true)
    expect(String(cut.text)).not.toContain('one:39')
    const whole = await guest.hear('message_done', 0, ({ more }) => more === undefined)
    expect(whole.text).toContain('one+two:39')
    guest.socket.disconnect()
  })

  it('stop a turn that runs elsewhere', async () => {
    const sessionId = await newSession(urls[0])
    const guest = await join(urls[2], sessionId)
    await call(urls[0], '/api/chat', { body: { sessionId, message: 'long' } })
    await guest.hear('message_chunk')
    guest.socket.emit('stop', { sessionId })
    const done = await guest.hear('message_done')
    expect(done.more).toBeUndefined()
    expect(String(done.text)).not.toContain('long:39')
    guest.socket.disconnect()
  })

  it('end a turn that runs elsewhere when its visitor has been gone for a while', async () => {
    const { databaseUrl, redis } = cluster
    const store = await openStore({ dataDir: '.', sessionIdleMs: 60_000, databaseUrl, redisUrl: redis.url })
    if (!isShared(store)) throw new Error('the store is not shared')
    const sessionId = await newSession(urls[0])
    const guest = await join(urls[2], sessionId)
    await call(urls[0], '/api/chat', { body: { sessionId, message: 'long' } })
    await guest.hear('message_chunk')
    // The node that waited for the visitor in vain does not know which one runs the turn.
    store.neighbours.tell({ kind: 'gone', sessionId })
    const done = await guest.hear('message_done')
    expect(String(done.text)).not.toContain('long:39')
    guest.socket.disconnect()
    await store.close()
  })

  it('count guesses at a password together, and forgive them together', async () => {
    const { databaseUrl, redis } = cluster
    const open = () => openStore({ dataDir: '.', sessionIdleMs: 60_000, databaseUrl, redisUrl: redis.url })
    const stores = [await open(), await open()] as const
    const [one, other] = stores.map((store) => {
      if (!isShared(store)) throw new Error('the store is not shared')
      return createSharedThrottle(store.counts)
    })
    const who = { login: 'ada@mill.example', address: '192.0.2.7' }
    const waits: (number | undefined)[] = []
    for (let n = 0; n < 4; n++) waits.push(await one?.attempt(who), await other?.attempt(who))
    expect(waits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
    for (const wait of waits.slice(6)) expect(wait).toBeGreaterThan(800)
    await one?.forgive(who)
    expect(await other?.attempt(who)).toBe(0)
    for (const store of stores) await store.close()
  })

  it('show a changed site everywhere', async () => {
    const { databaseUrl, redis } = cluster
    const store = await openStore({ dataDir: '.', sessionIdleMs: 60_000, databaseUrl, redisUrl: redis.url })
    const site = await store.sites.get('shop')
    if (site) await store.sites.save({ ...site, config: { ...site.config, greeting: 'Changed.' } })
    await store.close()
    for (const url of urls) {
      const greeting = async () => {
        const { body } = await call(url, '/api/session/init', { body: {} })
        return (body.siteConfig as { greeting: string }).greeting
      }
      // Two seconds are promised; how busy this machine is decides nothing here.
      for (let tries = 0; tries < 100 && (await greeting()) !== 'Changed.'; tries++) await delay(100)
      expect(await greeting()).toBe('Changed.')
    }
  })

  it.each([1, 2])('count requests together: exactly so many of 200 pass (run %i)', async () => {
    const sessionId = await newSession(urls[0])
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        call(urls[place % 2] as string, '/api/chat', { body: { sessionId, message: `m${place}` } }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(chatsPerMinute)
    expect(refused).toHaveLength(200 - chatsPerMinute)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await call(urls[2], `/api/session/${sessionId}`, { method: 'DELETE' })
  })

  it('take up the turn of a node that stands still; when it goes on it writes nothing', async () => {
    const sessionId = await newSession(urls[0])
    const guest = await join(urls[1], sessionId)
    const still = cluster.nodes[0]?.pid ?? 0
    await call(urls[0], '/api/chat', { body: { sessionId, message: 'slowly' } })
    await guest.hear('message_chunk')
    process.kill(still, 'SIGSTOP')
    const done = await guest.hear('message_done').finally(() => process.kill(still, 'SIGCONT'))
    expect(done.text).toContain('slowly:39')
    const heard = guest.said.length
    await delay(1_500)
    expect(guest.said).toHaveLength(heard)
    const deltas = guest.said
      .filter(({ name }) => name === 'message_chunk')
      .map(({ payload }) => payload.delta)
    expect(deltas.join('')).toBe(done.text)
    guest.socket.disconnect()
  })

  it('stop although a connection of another node comes to them at the last moment', async () => {
    const [node] = cluster.nodes as [ChildServer]
    // It has no connections of its own yet.
    await node.kill()
    await node.restart()
    const sessionId = await newSession(urls[1])
    const addressOf = (transport: string, sid = '') =>
      `/socket.io/?${new URLSearchParams({ EIO: '4', transport, sessionId, ...(sid && { sid }) })}`
    const polled = await fetch(urls[1] + addressOf('polling'), { headers: { origin, connection: 'close' } })
    const { sid } = JSON.parse((await polled.text()).slice(1)) as { sid: string }
    const late = connect(node.port, '127.0.0.1').on('error', () => undefined)
    await once(late, 'connect')
    const ending = node.stop()
    // It takes no new connections by then, and still hears those that are open.
    while (await accepts(node.port)) await delay(10)
    late.write(
      [
        `GET ${addressOf('websocket', sid)} HTTP/1.1`,
        'host: pagehand.test',
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    )
    expect(await ending).toEqual({ code: 0, held: undefined })
    late.destroy()
    await node.restart()
  }, 120_000)

  it('lose nothing and double nothing when nodes are killed, and answer every question once', async () => {
    const verdict = await killNodes(cluster, { visitors: 20, kills: 3, seed: seed % 10_000 })
    expect(verdict).toMatchObject(spotless)
    expect(verdict.events).toBeGreaterThan(20 * 40)
  }, 300_000)

  it('are restarted one after the other without a request that fails twice', async ({ signal }) => {
    const { crowd, requests, failed, ends } = await roll(cluster, { rounds: 1, visitors: 9, signal })
    expect(ends).toMatchObject([0, 1, 2].map((node) => ({ node, code: 0, held: undefined })))
    expect(failed).toBe(0)
    expect(requests).toBeGreaterThan(0)
    expect(crowd).toMatchObject(spotless)
  }, 300_000)

  it('answer 503 while Redis stands still, and go on where they were', async () => {
    const isReady = async () => (await call(urls[1], '/health/ready')).status === 200
    // Redis stands still until all this was seen, however busy this machine is.
    const meanwhile = async () => {
      while (await isReady()) await delay(50)
      const refused = await call(urls[1], '/api/session/init', { body: {} })
      expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
      expect(refused.headers.get('retry-after')).not.toBeNull()
      expect((await call(urls[1], '/health')).status).toBe(200)
      await delay(5_000)
    }
    expect(await outage(cluster, 'Redis stands still', { meanwhile, visitors: 6 })).toMatchObject(spotless)
  }, 300_000)

  it('go on where they were when PostgreSQL crashes', async () => {
    const options = { meanwhile: () => delay(500), visitors: 6 }
    const verdict = await outage(cluster, 'PostgreSQL crashes and comes back', options)
    expect(verdict).toMatchObject(spotless)
  }, 300_000)

  it('restore a conversation from its history when Redis has lost everything', async () => {
    const sessionId = await newSession(urls[0])
    const guest = await join(urls[1], sessionId)
    await call(urls[2], '/api/chat', { body: { sessionId, message: 'before' } })
    const before = await guest.hear('message_done')
    await call(urls[2], '/api/chat', { body: { sessionId, message: 'after' } })
    await guest.hear('message_chunk', guest.said.length)
    await outages['Redis is killed and comes back empty'](cluster, () => delay(200))
    const mark = guest.said.length
    const joined = await guest.hear('session_joined', mark)
    expect(joined.history).toContainEqual(expect.objectContaining({ content: before.text }))
    const done = await guest.hear('message_done', mark, ({ more }) => more === undefined)
    expect(done.text).toContain('after:39')
    const { body } = await call(urls[0], `/api/session/${sessionId}`)
    const said = (body.history as { role: string; content: string }[]).filter(
      ({ role }) => role === 'assistant',
    )
    expect(said.map(({ content }) => content)).toEqual([before.text, done.text])
    guest.socket.disconnect()
  }, 120_000)
})

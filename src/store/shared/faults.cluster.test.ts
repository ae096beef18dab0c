import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chunk, done, message, newSession } from '../contract/samples.ts'
import type { SharedStore } from '../shared-store.ts'
import { sharedDatabases, sharedNodes } from '../../../tests/support/shared-places.ts'

const databases = sharedDatabases()
const newPlace = sharedNodes(databases)
const soon = { timeout: 50_000 }

const answer = (text: string) => ({
  events: [chunk(0), done(text)],
  history: [{ entry: { role: 'assistant' as const, content: text }, after: 1 }],
})
const contents = async ({ sessions }: SharedStore, id: string) =>
  (await sessions.history(id)).map(({ content }) => content)
const isBack = (store: SharedStore) =>
  expect
    .poll(
      () =>
        store.check().then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true)

/** Says something to Redis directly. */
async function tellRedis(tell: (client: Redis) => Promise<unknown>): Promise<void> {
  const client = new Redis(databases().redis.url)
  await tell(client).finally(() => client.disconnect())
}

/** A conversation of which a client has seen everything. */
async function conversation(store: SharedStore): Promise<string> {
  const id = await newSession(store)
  await store.sessions.accept(message(id, 'one'))
  await store.sessions.commit({ sessionId: id, ...answer('first') })
  return id
}

describe('a Redis that has lost its data', () => {
  const losses = {
    'was emptied': () => tellRedis((client) => client.flushall()),
    async 'was restarted'() {
      await databases().redis.crash()
      await databases().redis.start()
    },
  }
  for (const [name, lose] of Object.entries(losses)) {
    it(`gives each log a new epoch when it ${name}: restored from history, without a hole`, async () => {
      const store = await newPlace()()
      const id = await conversation(store)
      const before = await store.log.tail(id)
      let woken = 0
      store.log.watch(id, () => woken++)
      await lose()
      await isBack(store)
      await expect.poll(async () => (await store.log.tail(id))?.epoch, soon).not.toBe(before?.epoch)
      const after = await store.log.tail(id)
      expect(after).toMatchObject({ head: 2, floor: 2, confirmed: 2 })
      expect(await store.log.read(id, 1, 10, before?.epoch)).toBeUndefined()
      expect((await store.sessions.history(id, { upTo: 2 })).map(({ content }) => content)).toEqual([
        'one',
        'first',
      ])

      await store.sessions.commit({ sessionId: id, ...answer('second') })
      expect(await store.log.read(id, 2, 10, before?.epoch)).toBeUndefined()
      expect((await store.log.read(id, 2, 10, after?.epoch))?.map(({ seq }) => seq)).toEqual([3, 4])
      // A cursor of the old log says nothing about the new one.
      store.log.confirm(id, 4, before?.epoch)
      expect(await store.log.tail(id)).toMatchObject({ head: 4, confirmed: 2 })
      expect(await contents(store, id)).toEqual(['one', 'first', 'second'])
      expect(woken).toBeGreaterThan(0)
    })
  }

  it('is the same lost Redis for all nodes, old and new', async () => {
    const place = newPlace()
    const old = await place()
    const id = await conversation(old)
    await tellRedis((client) => client.flushall())
    const young = await place()
    const epoch = (await young.log.tail(id))?.epoch
    await old.sessions.commit({ sessionId: id, events: [chunk(0)] })
    await young.sessions.commit({ sessionId: id, events: [chunk(1)] })
    expect(await old.log.tail(id)).toMatchObject({ epoch, head: 4 })
    expect(await young.log.tail(id)).toMatchObject({ epoch, head: 4 })
  })

  it('does not count when it came back with an older state', async () => {
    const store = await newPlace()()
    const id = await conversation(store)
    const before = await store.log.tail(id)
    await tellRedis((client) => client.save())
    await store.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1)] })
    await databases().redis.crash()
    await databases().redis.start()
    onTestFinished(() => tellRedis((client) => client.flushall().then(() => client.save())))
    await tellRedis(async (client) => expect(await client.hget(`pagehand:log:${id}`, 'head')).toBe('2'))
    await isBack(store)
    const after = await store.log.tail(id)
    expect(after?.epoch).not.toBe(before?.epoch)
    expect(await contents(store, id)).toEqual(['one', 'first'])
  })

  it('is noticed where only the events are missing', async () => {
    const store = await newPlace()()
    const id = await conversation(store)
    const before = await store.log.tail(id)
    await tellRedis((client) => client.del(`pagehand:log:${id}:events`))
    expect(await store.log.read(id, 0, 10)).toBeUndefined()
    expect((await store.log.tail(id))?.epoch).not.toBe(before?.epoch)
  })
})

describe('a database that is away', () => {
  it('is still asked where only what others say was not heard for a while', async () => {
    const place = newPlace()
    const [deaf, other] = [await place(), await place()]
    const id = await conversation(deaf)
    const { epoch } = (await deaf.log.tail(id)) ?? {}
    const heard: string[] = []
    deaf.neighbours.listen(({ kind }) => heard.push(kind))
    deaf.log.watch(id, () => heard.push('woken'))
    await tellRedis((client) => client.call('CLIENT', 'KILL', 'TYPE', 'pubsub'))
    await other.sessions.commit({ sessionId: id, events: [chunk(0)] })
    expect(await deaf.log.tail(id)).toMatchObject({ epoch, head: 3 })
    await expect.poll(() => heard, soon).toEqual(expect.arrayContaining(['missed', 'woken']))
    expect((await deaf.log.read(id, 2, 10, epoch))?.map(({ seq }) => seq)).toEqual([3])
    heard.length = 0
    await other.sessions.commit({ sessionId: id, events: [chunk(1)] })
    await expect.poll(() => heard, soon).toContain('woken')
  })

  it('is said so, quickly, and Redis is found again', async () => {
    const { redis } = databases()
    const place = newPlace()
    const [store, hasty] = [await place(), await place({ patienceMs: 3_000 })]
    const id = await conversation(store)
    redis.signal('SIGSTOP')
    onTestFinished(() => redis.signal('SIGCONT'))
    const refused = { code: 'unavailable', retryAfterSeconds: 2 }
    await expect(hasty.sessions.commit({ sessionId: id, events: [chunk(0)] })).rejects.toMatchObject(refused)
    await expect(hasty.log.tail(id)).rejects.toMatchObject(refused)
    await expect(hasty.sessions.accept(message(id, 'two'))).rejects.toMatchObject(refused)
    await expect(hasty.counts.take('key', 1_000)).rejects.toMatchObject(refused)
    await expect(hasty.check()).rejects.toMatchObject(refused)
    redis.signal('SIGCONT')
    await isBack(hasty)
    expect(await store.sessions.accept(message(id, 'three'))).toMatchObject({ fresh: true })
    expect(await contents(store, id)).toEqual(['one', 'first', 'three'])
  })

  it('is given up once, however many wait for it', async () => {
    const { redis } = databases()
    const hasty = await newPlace()({ patienceMs: 1_000 })
    const warnings: string[] = []
    const keep = ({ name }: Error) => warnings.push(name)
    process.on('warning', keep)
    redis.signal('SIGSTOP')
    onTestFinished(() => {
      redis.signal('SIGCONT')
      process.off('warning', keep)
    })
    const asked = Array.from({ length: 20 }, () => hasty.counts.take('key', 1_000))
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
    await new Promise(setImmediate)
    expect(warnings).toEqual([])
    redis.signal('SIGCONT')
    await isBack(hasty)
  })

  it('does not stop words from flowing, nor lose what it was to be told: PostgreSQL', async () => {
    const { postgres } = databases()
    const store = await newPlace()()
    const id = await conversation(store)
    await postgres.crash()
    expect(await store.sessions.commit({ sessionId: id, events: [chunk(0)] })).toBe(true)
    const refused = { code: 'unavailable', retryAfterSeconds: 2 }
    await expect(store.sessions.commit({ sessionId: id, ...answer('second') })).rejects.toMatchObject(refused)
    await expect(store.sessions.accept(message(id, 'two'))).rejects.toMatchObject(refused)
    await expect(store.sites.list()).rejects.toMatchObject(refused)
    await expect(store.admin.people.account('x')).rejects.toMatchObject(refused)
    await postgres.start()
    await isBack(store)
    // The visitor has seen the answer, so it is part of the history.
    expect(await contents(store, id)).toEqual(['one', 'first', 'second'])
    expect((await store.log.tail(id))?.head).toBe(5)
  })

  it('cannot keep what a visitor erases: the log goes as soon as Redis is back', async () => {
    const { redis } = databases()
    const place = newPlace()
    const [store, hasty] = [await place(), await place({ patienceMs: 3_000 })]
    const id = await conversation(store)
    redis.signal('SIGSTOP')
    onTestFinished(() => redis.signal('SIGCONT'))
    await expect(hasty.check()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await hasty.sessions.erase(id)).toBe(true)
    redis.signal('SIGCONT')
    const traces = async () => {
      let found: string[] = []
      await tellRedis(async (client) => (found = await client.keys(`*${id}*`)))
      return found
    }
    await expect.poll(traces, soon).toEqual([])
  })

  it('stops the start with a clear reason', async () => {
    const open = newPlace()
    const why = (name: string) => ({ code: 'unavailable', message: expect.stringContaining(name) as string })
    await expect(open({ redisUrl: 'redis://127.0.0.1:1' })).rejects.toMatchObject(why('REDIS_URL'))
    await expect(open({ databaseUrl: 'postgres://x@127.0.0.1:1/x' })).rejects.toMatchObject(
      why('DATABASE_URL'),
    )
  })
})

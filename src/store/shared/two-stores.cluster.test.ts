import { Redis } from 'ioredis'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bundled } from '../../../tests/support/bundled.ts'
import { chunk, done, message, newSession } from '../contract/samples.ts'
import { eventOf } from '../log-entry.ts'
import type { SharedStore } from '../shared-store.ts'
import { sharedDatabases, sharedNodes } from '../../../tests/support/shared-places.ts'

const databases = sharedDatabases()
const newPlace = sharedNodes(databases)
const soon = { timeout: 50_000 }
const dyingNode = bundled(resolve(import.meta.dirname, '../../../tests/support/dying-node.ts'))

/** Keeps a session's row to itself, so that nobody's change gets through to PostgreSQL. */
async function holdRow(databaseUrl: string, sessionId: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select 1 from sessions where id = $1 for update', [sessionId])
  return {
    /** Ends the connections that wait for the row: what they were sent is never done. Returns how many there were. */
    async cutWaiting() {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
      )
      return rowCount
    },
    release: () => client.query('commit'),
  }
}

const contents = async ({ sessions }: SharedStore, id: string) =>
  (await sessions.history(id)).map(({ content }) => content)
const positions = async ({ log }: SharedStore, id: string) =>
  (await log.read(id, 0, 100))?.map((entry) => `${entry.seq} ${eventOf(entry).name}`)

describe('a node that dies between Redis and PostgreSQL', () => {
  const endings = { 'whose statement is never done': true, 'whose statement is done after its death': false }
  for (const [name, isCut] of Object.entries(endings)) {
    it(`leaves a change that the next holder finishes, once: ${name}`, async () => {
      const { redis, database } = databases()
      const databaseUrl = await database()
      const node = await newPlace()({ databaseUrl })
      const id = await newSession(node)
      await node.sessions.accept(message(id, 'a question'))
      const fence = await node.sessions.lease(id, 'dying', 600_000)
      const row = await holdRow(databaseUrl, id)

      const words = [dyingNode(), databaseUrl, redis.url, id, String(fence)]
      const dying = spawn(process.execPath, words, { stdio: 'inherit' })
      await expect.poll(async () => (await node.log.tail(id))?.head, soon).toBe(2)
      dying.kill('SIGKILL')
      await once(dying, 'exit')
      if (isCut) await expect.poll(row.cutWaiting, soon).toBe(0)
      await row.release()

      // The lease of the dead has run out.
      await node.sessions.release(id, 'dying')
      expect(await node.sessions.lease(id, 'next', 10_000)).toBeGreaterThan(fence ?? 0)
      expect(await node.sessions.inbox(id)).toEqual([])
      expect((await node.sessions.load(id))?.turn).toEqual({ answered: true })
      expect(await contents(node, id)).toEqual(['a question', 'an answer'])
      expect(await positions(node, id)).toEqual(['1 message_chunk', '2 message_done'])
      expect((await node.sessions.get(id))?.messageCount).toBe(2)
      // Looked at again, nothing is done again.
      await node.sessions.release(id, 'next')
      await node.sessions.lease(id, 'third', 10_000)
      expect(await contents(node, id)).toEqual(['a question', 'an answer'])
    })
  }

  it('is finished by whoever reads the history, before anybody takes the lease', async () => {
    const { redis, database } = databases()
    const databaseUrl = await database()
    const node = await newPlace()({ databaseUrl })
    const id = await newSession(node)
    const row = await holdRow(databaseUrl, id)
    const dying = spawn(process.execPath, [dyingNode(), databaseUrl, redis.url, id, '0'])
    await expect.poll(async () => (await node.log.tail(id))?.head, soon).toBe(2)
    dying.kill('SIGKILL')
    await once(dying, 'exit')
    await expect.poll(row.cutWaiting, soon).toBe(0)
    await row.release()
    expect(await contents(node, id)).toEqual(['an answer'])
  })
})

describe('two nodes', () => {
  it('fence each other off, with events and without', async () => {
    const place = newPlace()
    const clock = { now: 1_000_000 }
    const [one, other] = [await place({ now: () => clock.now }), await place({ now: () => clock.now })]
    const id = await newSession(one)
    const stale = await one.sessions.lease(id, 'one', 1_000)
    clock.now += 1_001
    const fresh = await other.sessions.lease(id, 'other', 1_000)
    const entry = { role: 'assistant' as const, content: 'late' }
    const late = { sessionId: id, fence: stale ?? 0 }
    expect(await one.sessions.commit({ ...late, events: [chunk(0)] })).toBe(false)
    expect(
      await one.sessions.commit({ ...late, events: [done('late')], history: [{ entry, after: 0 }] }),
    ).toBe(false)
    expect(await one.sessions.commit({ ...late, turn: { late: true } })).toBe(false)
    expect(await one.sessions.lease(id, 'one', 1_000)).toBeUndefined()
    expect(await other.sessions.commit({ sessionId: id, fence: fresh ?? 0, events: [chunk(0)] })).toBe(true)
    expect(await positions(one, id)).toEqual(['1 message_chunk'])
    expect(await contents(one, id)).toEqual([])
  })

  it('give one message of a client one id, whichever of them it reaches', async () => {
    const place = newPlace()
    const [one, other] = [await place(), await place()]
    const id = await newSession(one)
    const say = ({ sessions }: SharedStore) => sessions.accept(message(id, 'hi', { clientMessageId: 'c\0' }))
    const answers = await Promise.all([say(one), say(other), say(one), say(other)])
    expect(new Set(answers.map((answer) => answer?.messageId)).size).toBe(1)
    expect(answers.filter((answer) => answer?.fresh)).toHaveLength(1)
    expect(await one.sessions.inbox(id)).toHaveLength(1)
  })

  it('wake each other when events come, when the session ends, and read without asking again', async () => {
    const place = newPlace()
    const [watching, writing] = [await place(), await place()]
    const id = await newSession(writing)
    let woken = 0
    watching.log.watch(id, () => woken++)
    expect(await watching.log.read(id, 0, 10)).toEqual([])
    await writing.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1)] })
    await expect.poll(() => woken, soon).toBe(1)
    expect(await positions(watching, id)).toEqual(['1 message_chunk', '2 message_chunk'])
    await writing.sessions.erase(id)
    await expect.poll(() => woken, soon).toBeGreaterThan(1)
    expect(await watching.log.read(id, 2, 10)).toBeUndefined()
    expect(await watching.log.tail(id)).toBeUndefined()
  })

  it('both hear of a log that both watch', async () => {
    const place = newPlace()
    const [one, other, writing] = [await place(), await place(), await place()]
    const id = await newSession(writing)
    const woken = [0, 0]
    for (const [index, node] of [one, other].entries()) {
      node.log.watch(id, () => (woken[index] = (woken[index] ?? 0) + 1))
      await node.log.read(id, 0, 10)
    }
    await writing.sessions.commit({ sessionId: id, events: [chunk(0)] })
    await expect.poll(() => woken, soon).toEqual([1, 1])
  })

  it('see in the history whatever the log has said, at every moment and once', async () => {
    const place = newPlace()
    const [writing, reading] = [await place(), await place()]
    const id = await newSession(writing)
    const answers = 60
    const say = (text: string) =>
      writing.sessions.commit({
        sessionId: id,
        events: [done(text)],
        history: [{ entry: { role: 'assistant', content: text }, after: 0 }],
      })
    const written = Promise.all(Array.from({ length: answers }, (_, index) => say(String(index + 1))))
    for (let head = 0; head < answers;) {
      head = (await reading.log.tail(id))?.head ?? 0
      const history = await reading.sessions.history(id, { upTo: head })
      expect(history.map(({ content }) => Number(content))).toEqual(
        Array.from({ length: head }, (_, index) => index + 1),
      )
    }
    expect(await written).not.toContain(false)
    expect((await reading.sessions.get(id))?.messageCount).toBe(answers)
  })

  it('keep the order of a log that both append to', async () => {
    const place = newPlace()
    const [one, other] = [await place(), await place()]
    const id = await newSession(one)
    let woken = 0
    one.log.watch(id, () => woken++)
    const say = (node: SharedStore, index: number) =>
      node.sessions.commit({ sessionId: id, events: [chunk(index), chunk(index)] })
    await Promise.all(Array.from({ length: 40 }, (_, index) => say(index % 2 ? one : other, index)))
    const seqs = async (node: SharedStore) => (await node.log.read(id, 0, 100))?.map(({ seq }) => seq)
    const all = Array.from({ length: 80 }, (_, index) => index + 1)
    expect(await seqs(other)).toEqual(all)
    await expect.poll(() => seqs(one), soon).toEqual(all)
  })

  it('leave no trace of a session that was erased', async () => {
    const { redis, database } = databases()
    const databaseUrl = await database()
    const node = await newPlace()({ databaseUrl })
    const canary = 'correct horse battery staple'
    const id = await newSession(node)
    await node.sessions.accept(
      message(id, canary, { context: { visibleText: canary }, clientMessageId: canary }),
    )
    const entry = { role: 'assistant' as const, content: canary }
    await node.sessions.commit({
      sessionId: id,
      events: [chunk(0), done(canary)],
      history: [{ entry, after: 1 }],
      notes: [{ at: 1, note: { kind: 'outcome', outcome: 'unanswered', canary } }],
      turn: { canary },
      visitor: { canary },
    })
    await node.seats.take(id, canary)
    await node.admin.transcripts.catchUp()

    const client = new pg.Client({ connectionString: databaseUrl })
    const store = new Redis(redis.url)
    onTestFinished(async () => {
      store.disconnect()
      await client.end()
    })
    await client.connect()
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    /** Every table and key that still speaks of it. */
    const traces = async () => {
      const found = await store.keys(`*${id}*`)
      for (const { name } of tables.rows) {
        const speaks = `select 1 from ${name} where ${name}::text like any ($1)`
        const words = [`%${canary}%`, `%${id}%`, `%'staple'%`]
        if ((await client.query(speaks, [words])).rowCount) found.push(name)
      }
      return found
    }
    expect((await traces()).length).toBeGreaterThan(8)
    await node.sessions.erase(id)
    expect(await traces()).toEqual([])
  })

  it('open an empty database together', async () => {
    const { redis, postgres } = databases()
    const databaseUrl = await postgres.database()
    const open = newPlace()
    const nodes = await Promise.all([1, 2, 3].map(() => open({ databaseUrl, redisUrl: redis.url })))
    await nodes[0]?.admin.people.admit({ issuer: 'i', subject: 's' }, 'default', 'owner', {
      id: null,
      name: 'x',
    })
    expect(await nodes[2]?.admin.people.find({ issuer: 'i', subject: 's' })).toBeDefined()
  })

  it('count together, exactly', async () => {
    const place = newPlace()
    const nodes = [await place(), await place()]
    const key = `chat:${Math.random()}`
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => nodes[index % 2]?.counts.take(key, 60_000)),
    )
    const taken = all.map((count) => count?.taken ?? 0).sort((one, two) => one - two)
    expect(taken).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    expect(all.every((count) => (count?.msLeft ?? 0) > 0 && (count?.msLeft ?? 0) <= 60_000)).toBe(true)
  })

  it('tell each other things, and know who sits where', async () => {
    const place = newPlace()
    const [one, other] = [await place(), await place()]
    const heard: unknown[] = []
    const own: unknown[] = []
    other.neighbours.listen((notice) => heard.push(notice))
    one.neighbours.listen((notice) => own.push(notice))
    one.neighbours.tell({ kind: 'settings' })
    const first = await one.seats.take('session', 'a')
    await expect.poll(() => heard, soon).toHaveLength(2)
    expect(heard).toEqual([
      { kind: 'settings' },
      { kind: 'kick', sessionId: 'session', seat: first, nonce: 'a' },
    ])
    expect(own).toEqual([])
    const left = { nonce: 'a', written: 7, owed: true }
    await one.seats.remember('session', first, left)
    expect(await other.seats.recall('session')).toEqual([left])
    const second = await other.seats.take('session', 'a')
    expect(second).toBeGreaterThan(first)
    expect(await one.seats.holds('session', first)).toBe(false)
    expect(await one.seats.recall('session')).toEqual([])
    // A slow node must not speak of the past.
    await one.seats.remember('session', first, left)
    expect(await one.seats.recall('session')).toEqual([])
  })
})

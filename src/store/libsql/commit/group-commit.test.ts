import { describe, expect, it, onTestFinished } from 'vitest'
import { chunk, message } from '../../contract/samples.ts'
import { openBatch } from './batch.ts'
import { libsqlEventLog } from '../log/event-log.ts'
import { openDisk } from './disk.ts'
import { groupCommit } from './group-commit.ts'
import { openJournal } from '../log/journal.ts'
import { openDatabase } from '../file/open-database.ts'
import { openRebootGuard } from './reboot-guard.ts'
import { readSessions } from '../sessions/read-sessions.ts'
import { recentSessions } from '../sessions/recent-sessions.ts'
import { openRows } from '../sessions/rows.ts'
import { openTails } from '../log/tails.ts'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'
import { afterwards, type Later } from './write-pace.ts'
import { writeSessions } from '../sessions/write-sessions.ts'

/** The writing half of the store, with its connection in reach. */
function setup({ ticking = afterwards }: { ticking?: Later } = {}) {
  const file = temporaryFile()
  const { connection } = openDatabase({ file, now: Date.now })
  const journal = openJournal(connection)
  const tails = openTails(connection)
  const recents = recentSessions(connection, tails)
  const rows = openRows(connection)
  const clock = { now: 0 }
  let transactions = 0
  const writes = groupCommit({
    connection,
    disk: openDisk(connection, file),
    rebootGuard: openRebootGuard({ connection, newEpoch: () => '00000000' }),
    clock: () => clock.now,
    later: ticking,
    openBatch() {
      transactions += 1
      return openBatch({ journal, rows, at: Date.now(), maxEntries: 1_000, forget: recents.forget })
    },
  })
  const sessions = {
    ...readSessions({ connection, tails, recents, now: Date.now }),
    ...writeSessions({ connection, writes, tails, recents, newEpoch: () => '00000000' }),
  }
  onTestFinished(() => {
    writes.close()
    connection.close()
  })
  /** What a full disk says, without a disk of our own to fill. */
  const limitPages = (pages: number) => connection.pragma(`max_page_count = ${pages}`)
  const log = libsqlEventLog(tails, writes, new Set())
  return { connection, writes, sessions, limitPages, log, clock, transactions: () => transactions }
}

const long = 'x'.repeat(200_000)

describe('a group of changes', () => {
  it('fails as a whole when the disk is full, and the next one succeeds when it is not', async () => {
    const { sessions, limitPages, log } = setup()
    await sessions.create({ id: 'a', siteId: 's', host: 'h', at: 1 })
    await sessions.create({ id: 'b', siteId: 's', host: 'h', at: 1 })
    await sessions.commit({ sessionId: 'a', events: [chunk(0)] })
    limitPages(1)
    const full = await Promise.allSettled([
      sessions.commit({ sessionId: 'a', events: [chunk(1)] }),
      sessions.accept(message('b', long)),
      sessions.commit({ sessionId: 'b', events: [chunk(0)] }),
    ])
    expect(full.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    for (const result of full) {
      expect(result).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 5 } })
      expect((result as { reason: Error }).reason.cause).toMatchObject({ code: 'SQLITE_FULL' })
    }
    expect(await log.tail('a')).toMatchObject({ head: 1 })
    expect(await log.read('a', 0, 10)).toHaveLength(1)

    limitPages(1_000_000)
    await sessions.commit({ sessionId: 'a', events: [chunk(1)] })
    await sessions.accept(message('b', long))
    expect((await log.read('a', 0, 10))?.map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('leaves memory as it was when it fails', async () => {
    const { sessions, limitPages } = setup()
    await sessions.create({ id: 'a', siteId: 's', host: 'h', at: 1 })
    await sessions.accept(message('a', 'before', { context: { url: '/before' } }))
    const look = async () => [
      await sessions.load('a'),
      await sessions.history('a', { last: 100 }),
      await sessions.inbox('a'),
    ]
    const before = await look()
    limitPages(1)
    const failing = sessions.accept(message('a', long, { context: { url: '/after' }, at: 2_000_000 }))
    const turn = sessions.commit({ sessionId: 'a', turn: 1, visitor: {}, consumed: [1], wakeAt: 5 })
    await expect(Promise.all([failing, turn])).rejects.toMatchObject({ code: 'unavailable' })
    expect(await look()).toEqual(before)
  })

  it('loses only the change that throws', async () => {
    const { connection, writes, sessions, log } = setup()
    await sessions.create({ id: 'a', siteId: 's', host: 'h', at: 1 })
    const wrong = writes.change(() => {
      connection.exec(`insert into counters values ('half', 1)`)
      throw new Error('half-way')
    })
    const right = sessions.commit({ sessionId: 'a', events: [chunk(0)] })
    await expect(wrong).rejects.toThrow('half-way')
    expect(await right).toBe(true)
    expect(await log.tail('a')).toMatchObject({ head: 1 })
    expect(connection.prepare(`select * from counters where name = 'half'`).all()).toEqual([])
  })

  it('is one of its own for whoever is alone, and waits for more when many speak', async () => {
    // A rest that no slow machine can outlast.
    const { sessions, writes, transactions } = setup({ ticking: () => () => undefined })
    const loop = () => new Promise((resolve) => setImmediate(resolve))
    const ids = Array.from({ length: 10 }, (_, index) => `s${index}`)
    await Promise.all(ids.map((id) => sessions.create({ id, siteId: 's', host: 'h', at: 1 })))
    const speak = (who: readonly string[]) =>
      Promise.all(who.map((sessionId) => sessions.commit({ sessionId, events: [chunk(0)] })))
    const before = transactions()
    for (let count = 1; count <= 100; count += 1) await speak(['s0'])
    expect(transactions() - before).toBe(100)
    for (let count = 0; count < 4; count += 1) await speak(ids)
    expect(transactions() - before).toBe(104)
    const first = speak(['s1'])
    await loop()
    const second = speak(['s2'])
    await loop()
    expect(transactions() - before).toBe(104)
    writes.flush()
    expect(await Promise.all([first, second])).toEqual([[true], [true]])
    expect(transactions() - before).toBe(105)
  })

  it('is written at the next pause, and what comes later in the same turn of the event loop goes together', async () => {
    const { writes, transactions } = setup()
    const pause = async () => {
      for (let count = 0; count < 3; count += 1) await Promise.resolve()
    }
    const first = writes.speak(() => undefined)
    await pause()
    expect(transactions()).toBe(1)
    const later = [writes.add(() => undefined)]
    await pause()
    later.push(writes.add(() => undefined))
    await pause()
    expect(transactions()).toBe(1)
    await Promise.all([first, ...later])
    expect(transactions()).toBe(2)
  })

  it('refuses what comes after the end', async () => {
    const { writes } = setup()
    writes.close()
    await expect(writes.add(() => 1)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chunk, message, newSession } from './contract/samples.ts'
import { column } from './libsql/file/column.ts'
import { libsqlStore, type LibsqlOptions } from './libsql-store.ts'
import { openDatabase } from './libsql/file/open-database.ts'
import { temporaryFile } from '../../tests/support/temporary-file.ts'

function setup(options: Partial<LibsqlOptions> = {}) {
  const file = temporaryFile()
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const open = () => libsqlStore({ file, now, ...options })
  const beside = openDatabase({ file, now }).connection
  onTestFinished(() => void beside.close())
  return {
    file,
    clock,
    open,
    journalRows: () => column<number>(beside, 'select count(*) from journal').first(),
  }
}

const whenSwept = (isTrue: () => Promise<boolean>) => expect.poll(isTrue, { interval: 5 }).toBe(true)

describe('the libsql file', () => {
  it('gets one journal row for all sessions that speak in the same moment', async () => {
    const { open, journalRows } = setup()
    const store = open()
    const ids = await Promise.all(Array.from({ length: 50 }, () => newSession(store)))
    const speak = (sessionId: string) => store.sessions.commit({ sessionId, events: [chunk(0), chunk(1)] })
    await Promise.all(ids.map(speak))
    expect(journalRows()).toBe(1)
    await store.close()
  })

  it('holds no byte of an erased session, not even in its write-ahead log', async () => {
    const { file, open } = setup()
    const store = open()
    const [id, other] = [await newSession(store), await newSession(store)]
    const canary = 'correct horse battery staple'
    await store.sessions.accept(message(id, canary, { context: { visibleText: canary.repeat(400) } }))
    const event = { name: 'message' as const, payload: { text: canary } }
    await Promise.all([
      store.sessions.commit({
        sessionId: id,
        events: [event],
        turn: { canary },
        notes: [{ at: 1, note: canary }],
      }),
      store.sessions.commit({ sessionId: other, events: [chunk(0)] }),
    ])
    const holders = () => filesWith(file, canary)
    expect(holders()).not.toEqual([])
    await store.sessions.erase(id)
    expect(holders()).toEqual([])
    expect(filesWith(file, id)).toEqual([])
    await store.close()
  })

  it('cuts events that are older than a session may idle, and says so by the floor', async () => {
    const { clock, open, journalRows } = setup({ keepMs: 1_000, sweepEveryMs: 5 })
    let store = open()
    const id = await newSession(store)
    await store.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1)] })
    store.log.confirm(id, 2)
    clock.now += 600
    await store.sessions.commit({ sessionId: id, events: [chunk(2)] })
    clock.now += 600
    await whenSwept(async () => (await store.log.tail(id))?.floor === 2)
    expect(await store.log.read(id, 1, 10)).toBeUndefined()
    expect((await store.log.read(id, 2, 10))?.map(({ seq }) => seq)).toEqual([3])
    clock.now += 600
    await whenSwept(async () => journalRows() === 0)
    await store.close()
    store = open()
    expect(await store.log.tail(id)).toMatchObject({ head: 3, floor: 3, confirmed: 2 })
    await store.sessions.commit({ sessionId: id, events: [chunk(3)] })
    expect((await store.log.read(id, 3, 10))?.map(({ seq }) => seq)).toEqual([4])
    await store.close()
  })

  it('bounds the events of one session', async () => {
    const { open } = setup({ maxEntries: 100 })
    const store = open()
    const id = await newSession(store)
    for (let index = 0; index < 300; index += 10) {
      const events = Array.from({ length: 10 }, (_, place) => chunk(index + place))
      await store.sessions.commit({ sessionId: id, events })
    }
    const tail = await store.log.tail(id)
    expect(tail).toMatchObject({ head: 300 })
    expect(tail?.floor).toBeGreaterThanOrEqual(175)
    expect((await store.log.read(id, tail?.floor ?? 0, 1_000))?.at(-1)?.seq).toBe(300)
    await store.close()
  })

  it('bounds the events of all sessions together, oldest first', async () => {
    const { open } = setup({ maxCharacters: 2_000, sweepEveryMs: 5 })
    const store = open()
    const [old, young] = [await newSession(store), await newSession(store)]
    for (let index = 0; index < 20; index++)
      await store.sessions.commit({ sessionId: old, events: [chunk(index)] })
    for (let index = 0; index < 20; index++)
      await store.sessions.commit({ sessionId: young, events: [chunk(index)] })
    await whenSwept(async () => (await store.log.tail(old))?.floor === 20)
    expect((await store.log.tail(young))?.floor).toBeLessThan(20)
    await store.close()
  })
})

function filesWith(file: string, text: string): string[] {
  const folder = dirname(file)
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}

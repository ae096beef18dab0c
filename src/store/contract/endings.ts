import { describe, expect, it } from 'vitest'
import type { Contract } from './describe-store.ts'
import type { Store } from '../store.ts'
import { chunk, done, message, newSession } from './samples.ts'

/** A session with something in every corner. */
async function fullSession(store: Store): Promise<string> {
  const id = await newSession(store)
  await store.sessions.accept(message(id, 'hello', { context: { url: '/a' } }))
  const entry = { role: 'assistant' as const, content: 'answer' }
  await store.sessions.commit({
    sessionId: id,
    events: [chunk(0), done('answer')],
    history: [{ entry, after: 1 }],
    notes: [{ at: 1, note: { kind: 'outcome' } }],
    turn: { open: true },
    wakeAt: 1,
  })
  return id
}

export function describeEndings({ open, reopen }: Contract): void {
  describe('an ended session', () => {
    it('is found by its idleness, the longest first', async () => {
      const store = await open()
      const late = await newSession(store, 300)
      const early = await newSession(store, 100)
      expect(await store.sessions.idle(200, 10)).toEqual([early])
      expect(await store.sessions.idle(400, 10)).toEqual([early, late])
      expect(await store.sessions.idle(400, 1)).toEqual([early])
      await store.sessions.evict(early)
      expect(await store.sessions.idle(400, 10)).toEqual([late])
    })

    it('is left alone if it became active since it was found', async () => {
      const store = await open()
      const id = await newSession(store, 100)
      await store.sessions.accept(message(id, 'wait', { at: 300 }))
      await store.sessions.evict(id, 200)
      expect(await store.sessions.get(id)).toMatchObject({ activeAt: 300 })
      expect(await store.log.tail(id)).toBeDefined()
      await store.sessions.evict(id, 301)
      expect(await store.sessions.get(id)).toBeUndefined()
    })

    it('is gone once evicted, but its transcript stays', async () => {
      const store = await open()
      const id = await fullSession(store)
      await store.sessions.evict(id)
      for (const look of [() => store, () => reopen(store)]) {
        const current = await look()
        expect(await current.sessions.get(id)).toBeUndefined()
        expect(await current.log.tail(id)).toBeUndefined()
        expect(await current.sessions.inbox(id)).toEqual([])
        expect(await current.sessions.waiting(10)).toEqual([])
        expect(await current.sessions.transcriptSite(id)).toBe('site')
        expect(await current.sessions.history(id)).toHaveLength(2)
        expect(await current.sessions.notes(id)).toHaveLength(1)
        expect(await current.sessions.countActive(0)).toBe(0)
      }
    })

    it('takes nothing any more', async () => {
      const store = await open()
      const id = await fullSession(store)
      await store.sessions.evict(id)
      expect(await store.sessions.accept(message(id, 'too late'))).toBeUndefined()
      expect(await store.sessions.commit({ sessionId: id, events: [chunk(0)] })).toBe(false)
      expect(await store.sessions.history(id)).toHaveLength(2)
    })

    it('that never spoke leaves nothing', async () => {
      const store = await open()
      const id = await newSession(store)
      await store.sessions.evict(id)
      expect(await store.sessions.transcriptSite(id)).toBeUndefined()
      expect(await store.sessions.erase(id)).toBe(false)
    })

    it('is erased without a trace, once, and the others stay', async () => {
      const store = await open()
      const [id, other] = [await fullSession(store), await fullSession(store)]
      const write = (sessionId: string) => store.sessions.commit({ sessionId, events: [chunk(2)] })
      await Promise.all([write(id), write(other)])
      expect(await store.sessions.erase(id)).toBe(true)
      expect(await store.sessions.erase(id)).toBe(false)
      for (const look of [() => store, () => reopen(store)]) {
        const current = await look()
        expect(await current.sessions.get(id)).toBeUndefined()
        expect(await current.sessions.history(id)).toEqual([])
        expect(await current.sessions.notes(id)).toEqual([])
        expect(await current.sessions.inbox(id)).toEqual([])
        expect(await current.sessions.transcriptSite(id)).toBeUndefined()
        expect(await current.log.tail(id)).toBeUndefined()
        expect((await current.log.read(other, 0, 10))?.map(({ seq }) => seq)).toEqual([1, 2, 3])
        expect(await current.sessions.countMessages()).toBe(2)
      }
    })

    it('is erased with what was written in the same moment', async () => {
      const store = await open()
      const id = await fullSession(store)
      const late = store.sessions.accept(message(id, 'late'))
      const event = store.sessions.commit({ sessionId: id, events: [chunk(9)] })
      const erased = store.sessions.erase(id)
      const after = store.sessions.accept(message(id, 'later still'))
      await Promise.all([late, event, erased])
      expect(await after).toBeUndefined()
      expect(await store.sessions.history(id)).toEqual([])
      expect(await (await reopen(store)).log.tail(id)).toBeUndefined()
    })

    it('is erased after its eviction too', async () => {
      const store = await open()
      const id = await fullSession(store)
      await store.sessions.evict(id)
      expect(await store.sessions.erase(id)).toBe(true)
      expect(await store.sessions.history(id)).toEqual([])
      expect(await store.sessions.transcriptSite(id)).toBeUndefined()
    })

    it('wakes who watches, so that they notice', async () => {
      const store = await open()
      const id = await fullSession(store)
      let woken = 0
      store.log.watch(id, () => woken++)
      await store.sessions.erase(id)
      expect(woken).toBe(1)
    })
  })
}

import { describe, expect, it } from 'vitest'
import type { Contract } from './describe-store.ts'
import { chunk, message, newSession } from './samples.ts'

export function describeLeases({ open, clock }: Contract): void {
  describe('leases', () => {
    it('are held by one at a time, and renewed under the same number', async () => {
      const store = await open()
      const id = await newSession(store)
      const fence = await store.sessions.lease(id, 'a', 1_000)
      expect(fence).toBeTypeOf('number')
      expect(await store.sessions.lease(id, 'b', 1_000)).toBeUndefined()
      clock.now += 900
      expect(await store.sessions.lease(id, 'a', 1_000)).toBe(fence)
      clock.now += 900
      expect(await store.sessions.lease(id, 'b', 1_000)).toBeUndefined()
    })

    it('pass on when released or run out, under a higher number', async () => {
      const store = await open()
      const id = await newSession(store)
      const first = await store.sessions.lease(id, 'a', 1_000)
      await store.sessions.release(id, 'b')
      expect(await store.sessions.lease(id, 'b', 1_000)).toBeUndefined()
      await store.sessions.release(id, 'a')
      const second = await store.sessions.lease(id, 'b', 1_000)
      clock.now += 1_001
      const third = await store.sessions.lease(id, 'c', 1_000)
      expect(second).toBeGreaterThan(first ?? 0)
      expect(third).toBeGreaterThan(second ?? 0)
    })

    it('fence off the commits of an earlier holder, and of nobody else', async () => {
      const store = await open()
      const id = await newSession(store)
      const stale = await store.sessions.lease(id, 'a', 1_000)
      clock.now += 1_001
      const commit = (fence: number | undefined) =>
        store.sessions.commit({ sessionId: id, events: [chunk(0)], ...(fence !== undefined && { fence }) })
      expect(await commit(stale)).toBe(true)
      const fresh = await store.sessions.lease(id, 'b', 1_000)
      expect(await commit(stale)).toBe(false)
      expect(await commit(fresh)).toBe(true)
      expect(await commit(undefined)).toBe(true)
      expect((await store.log.tail(id))?.head).toBe(3)
    })

    it('keep a waiting session away from others until they end', async () => {
      const store = await open()
      const id = await newSession(store)
      expect(await store.sessions.waiting(10)).toEqual([])
      await store.sessions.accept(message(id, 'hello'))
      expect(await store.sessions.waiting(10)).toEqual([id])
      await store.sessions.lease(id, 'a', 1_000)
      expect(await store.sessions.waiting(10)).toEqual([])
      clock.now += 1_001
      expect(await store.sessions.waiting(10)).toEqual([id])
      expect(await store.sessions.waiting(0)).toEqual([])
    })

    it('are not needed to be woken at a time', async () => {
      const store = await open()
      const id = await newSession(store)
      await store.sessions.commit({ sessionId: id, wakeAt: clock.now + 500 })
      expect(await store.sessions.waiting(10)).toEqual([])
      clock.now += 500
      expect(await store.sessions.waiting(10)).toEqual([id])
      await store.sessions.commit({ sessionId: id, context: {} })
      expect(await store.sessions.waiting(10)).toEqual([id])
      await store.sessions.commit({ sessionId: id, wakeAt: null })
      expect(await store.sessions.waiting(10)).toEqual([])
    })

    it('are not given on a session that is not there', async () => {
      const store = await open()
      expect(await store.sessions.lease('nobody', 'a', 1_000)).toBeUndefined()
    })
  })
}

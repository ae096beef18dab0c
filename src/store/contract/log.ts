import { describe, expect, it } from 'vitest'
import type { Contract } from './describe-store.ts'
import { eventOf } from '../log-entry.ts'
import type { Store } from '../store.ts'
import { chunk, done, newSession } from './samples.ts'

const positions = async ({ log }: Store, id: string, after = 0, limit = 1_000) =>
  (await log.read(id, after, limit))?.map(({ seq }) => seq)

export function describeLog({ open, reopen }: Contract): void {
  describe('the event log', () => {
    it('numbers from 1 without a gap and reads from any position', async () => {
      const store = await open()
      const id = await newSession(store)
      expect(await store.log.tail(id)).toMatchObject({ head: 0, floor: 0, confirmed: 0 })
      await store.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1)] })
      await store.sessions.commit({ sessionId: id, events: [done('both')] })
      expect(await positions(store, id)).toEqual([1, 2, 3])
      expect(await positions(store, id, 1, 1)).toEqual([2])
      expect(await positions(store, id, 3)).toEqual([])
      expect((await store.log.read(id, 2, 1))?.map(eventOf)).toEqual([done('both')])
    })

    it('keeps the order of many sessions that speak at once', async () => {
      const store = await open()
      const ids = await Promise.all(Array.from({ length: 20 }, () => newSession(store)))
      const all = Array.from({ length: 25 }, (_, index) => index).flatMap((index) =>
        ids.map((sessionId) => store.sessions.commit({ sessionId, events: [chunk(index)] })),
      )
      await Promise.all(all)
      for (const id of ids) {
        const entries = await store.log.read(id, 0, 100)
        expect(entries?.map(eventOf)).toEqual(Array.from({ length: 25 }, (_, index) => chunk(index)))
      }
    })

    it('comes back whole after a restart, goes on after its head and keeps its epoch', async () => {
      const store = await open()
      const id = await newSession(store)
      await store.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1)] })
      const before = await store.log.tail(id)
      const again = await reopen(store)
      expect(await again.log.tail(id)).toEqual(before)
      await again.sessions.commit({ sessionId: id, events: [done('both')] })
      expect((await again.log.read(id, 0, 10))?.map(eventOf)).toEqual([chunk(0), chunk(1), done('both')])
    })

    it('gives every session an epoch of eight hex digits', async () => {
      const store = await open()
      const tails = [
        await store.log.tail(await newSession(store)),
        await store.log.tail(await newSession(store)),
      ]
      expect(tails[0]?.epoch).toMatch(/^[0-9a-f]{8}$/)
      expect(tails[0]?.epoch).not.toBe(tails[1]?.epoch)
    })

    it('wakes who watches before the commit is answered, and not after', async () => {
      const store = await open()
      const id = await newSession(store)
      const seen: string[] = []
      const stop = store.log.watch(id, () => seen.push('woken'))
      await store.sessions.commit({ sessionId: id, events: [chunk(0)] }).then(() => seen.push('answered'))
      expect(seen).toEqual(['woken', 'answered'])
      await store.sessions.commit({ sessionId: id, context: {} })
      expect(seen).toHaveLength(2)
      stop()
      await store.sessions.commit({ sessionId: id, events: [chunk(1)] })
      expect(seen).toHaveLength(2)
    })

    it('remembers the confirmed cursor, which never goes back nor beyond the head', async () => {
      const store = await open()
      const id = await newSession(store)
      await store.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1), chunk(2)] })
      store.log.confirm(id, 2)
      store.log.confirm(id, 1)
      store.log.confirm(id, 9)
      expect((await store.log.tail(id))?.confirmed).toBe(2)
      expect((await (await reopen(store)).log.tail(id))?.confirmed).toBe(2)
    })

    it('knows nothing of a session that is not there', async () => {
      const store = await open()
      expect(await store.log.tail('nobody')).toBeUndefined()
      expect(await store.log.read('nobody', 0, 10)).toBeUndefined()
      expect(await store.sessions.commit({ sessionId: 'nobody', events: [chunk(0)] })).toBe(false)
    })
  })
}

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Contract } from './describe-store.ts'
import type { Store } from '../store.ts'
import { message } from './samples.ts'

/** A session of a conversation. */
async function newPart({ sessions }: Store, threadId: string, place: number): Promise<string> {
  const id = randomUUID()
  const thread = { id: threadId, place, keyHash: 'hash' }
  await sessions.create({ id, siteId: 'site', host: 'shop.example', at: 1_000_000 + place, thread })
  return id
}

export function describeThreads({ open, reopen }: Contract): void {
  describe('a conversation', () => {
    it('knows its sessions in order, the living and what is left of the others', async () => {
      const store = await open()
      const threadId = randomUUID()
      const first = await newPart(store, threadId, 0)
      await store.sessions.accept(message(first, 'hello', { at: 1_000_005 }))
      await store.sessions.accept(message(first, 'are you there?', { at: 1_000_006 }))
      await store.sessions.evict(first)
      const second = await newPart(store, threadId, 1)
      const other = await newPart(store, randomUUID(), 0)
      for (const look of [() => store, () => reopen(store)]) {
        const { sessions } = await look()
        const part = { id: threadId, siteId: 'site', keyHash: 'hash' }
        expect(await sessions.thread(threadId)).toEqual([
          { ...part, place: 0, sessionId: first, activeAt: 1_000_006, messageCount: 2, opening: 'hello' },
          { ...part, place: 1, sessionId: second, activeAt: 1_000_001, messageCount: 0, opening: undefined },
        ])
        expect(await sessions.threadOf(first)).toBe(threadId)
        expect(await sessions.threadOf(second)).toBe(threadId)
        expect(await sessions.threadOf(other)).not.toBe(threadId)
        expect((await sessions.get(second))?.thread).toEqual({ id: threadId, place: 1 })
        expect((await sessions.load(second))?.thread).toEqual({ id: threadId, place: 1 })
      }
    })

    it('is gone with its last session, and unknown ones never were', async () => {
      const store = await open()
      const threadId = randomUUID()
      const spoke = await newPart(store, threadId, 0)
      const silent = await newPart(store, threadId, 1)
      await store.sessions.accept(message(spoke, 'hello'))
      await store.sessions.evict(silent)
      expect((await store.sessions.thread(threadId)).map(({ sessionId }) => sessionId)).toEqual([spoke])
      await store.sessions.erase(spoke)
      expect(await store.sessions.thread(threadId)).toEqual([])
      expect(await store.sessions.threadOf(spoke)).toBeUndefined()
      expect(await store.sessions.thread('nothing')).toEqual([])
    })

    it('is nothing that a session must have', async () => {
      const { sessions } = await open()
      await sessions.create({ id: 'alone', siteId: 'site', host: 'shop.example', at: 5 })
      expect((await sessions.get('alone'))?.thread).toBeUndefined()
      expect(await sessions.threadOf('alone')).toBeUndefined()
    })
  })
}

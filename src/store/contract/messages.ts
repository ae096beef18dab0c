import { describe, expect, it } from 'vitest'
import type { Contract } from './describe-store.ts'
import { chunk, done, message, newSession } from './samples.ts'

const assistant = (content: string) => ({ role: 'assistant' as const, content })

export function describeMessages({ open, reopen }: Contract): void {
  describe('sessions', () => {
    it('are there once they are created, and only then', async () => {
      const { sessions } = await open()
      await sessions.create({ id: 'one', siteId: 'site', host: 'shop.example', at: 5 })
      expect(await sessions.get('one')).toEqual({
        id: 'one',
        siteId: 'site',
        host: 'shop.example',
        createdAt: 5,
        activeAt: 5,
        messageCount: 0,
        trial: false,
      })
      expect(await sessions.get('two')).toBeUndefined()
      expect(await sessions.load('two')).toBeUndefined()
    })

    it('in which a draft is tried count in no number', async () => {
      const { sessions } = await open()
      await sessions.create({ id: 'one', siteId: 'site', host: 'shop.example', at: 5, trial: true })
      const entry = { role: 'user' as const, content: 'Hi', at: 6 }
      await sessions.accept({ sessionId: 'one', messageId: 'm', input: {}, entry, at: 6 })
      expect(await sessions.load('one')).toMatchObject({ trial: true, messageCount: 1 })
      expect(await sessions.countActive(0)).toBe(0)
      expect(await sessions.countMessages()).toBe(0)
    })

    it('take a message into history, inbox and counts together', async () => {
      const store = await open()
      const id = await newSession(store)
      const first = message(id, 'hello', { context: { url: '/a' }, at: 1_000_007 })
      expect(await store.sessions.accept(first)).toEqual({ messageId: first.messageId, fresh: true })
      const { sessions } = await reopen(store)
      expect(await sessions.load(id)).toMatchObject({
        activeAt: 1_000_007,
        messageCount: 1,
        context: { url: '/a' },
      })
      expect(await sessions.history(id)).toEqual([{ ...first.entry, seq: 0 }])
      expect((await sessions.inbox(id)).map(({ input }) => input)).toEqual([first.input])
      expect(await sessions.countMessages()).toBe(1)
    })

    it('keep of a page what may be kept, whoever brings it', async () => {
      const store = await open()
      const id = await newSession(store)
      const secret = { id: 1, inputType: 'password' }
      const brought = { url: '/a', indexedElements: [{ ...secret, value: 'hunter2' }], unheardOf: 1 }
      const kept = { url: '/a', indexedElements: [secret] }
      await store.sessions.accept(message(id, 'hello', { context: brought }))
      expect((await store.sessions.load(id))?.context).toEqual(kept)
      await store.sessions.commit({ sessionId: id, context: { ...brought, url: '/b' } })
      expect((await (await reopen(store)).sessions.load(id))?.context).toEqual({ ...kept, url: '/b' })
    })

    it('take the same client id once, one after the other and at the same time', async () => {
      const store = await open()
      const id = await newSession(store)
      let taken = 0
      const again = () =>
        store.sessions.accept(message(id, 'hello', { clientMessageId: 'c1' }), () => void (taken += 1))
      const answers = [await again(), ...(await Promise.all([again(), again()]))]
      expect(new Set(answers.map((answer) => answer?.messageId)).size).toBe(1)
      expect(answers.map((answer) => answer?.fresh)).toEqual([true, false, false])
      expect(taken).toBe(1)
      expect(await store.sessions.history(id)).toHaveLength(1)
      expect(await store.sessions.inbox(id)).toHaveLength(1)
      const other = await newSession(store)
      expect(await store.sessions.accept(message(other, 'hi', { clientMessageId: 'c1' }))).toMatchObject({
        fresh: true,
      })
    })

    it('know what was complete at a log position', async () => {
      const store = await open()
      const id = await newSession(store)
      await store.sessions.accept(message(id, 'question'))
      const history = [{ entry: assistant('early'), after: -1 }]
      await store.sessions.commit({ sessionId: id, events: [chunk(0), chunk(1)], history })
      const answer = [{ entry: assistant('answer'), after: 0 }]
      await store.sessions.commit({ sessionId: id, events: [done('answer'), chunk(0)], history: answer })
      const upTo = async (position: number) =>
        (await store.sessions.history(id, { upTo: position })).map(({ content }) => content)
      expect(await upTo(0)).toEqual(['question', 'early'])
      expect(await upTo(2)).toEqual(['question', 'early'])
      expect(await upTo(3)).toEqual(['question', 'early', 'answer'])
      expect((await store.sessions.history(id, { last: 1 })).map(({ seq }) => seq)).toEqual([3])
      expect((await store.sessions.get(id))?.messageCount).toBe(3)
    })

    it('keep state, visitor and inbox through a restart, and forget what was consumed', async () => {
      const store = await open()
      const id = await newSession(store)
      await store.sessions.commit({ sessionId: id, inputs: [{ a: 1 }, { b: 2 }], turn: { open: true } })
      const [first] = await store.sessions.inbox(id)
      const visitor = { name: 'Ada' }
      await store.sessions.commit({
        sessionId: id,
        consumed: [first?.id ?? 0],
        visitor,
        context: { url: '/b' },
      })
      const { sessions } = await reopen(store)
      expect(await sessions.load(id)).toMatchObject({ turn: { open: true }, visitor, context: { url: '/b' } })
      expect((await sessions.inbox(id)).map(({ input }) => input)).toEqual([{ b: 2 }])
    })

    it('keep the notes of their timeline in order', async () => {
      const store = await open()
      const id = await newSession(store)
      const notes = [
        { at: 1, note: { kind: 'outcome' } },
        { at: 2, note: { kind: 'usage' } },
      ]
      await store.sessions.commit({ sessionId: id, notes })
      expect(await store.sessions.notes(id)).toEqual(notes)
    })

    it('are active by messages and results alone, and never become younger', async () => {
      const store = await open()
      const id = await newSession(store, 100)
      await store.sessions.commit({ sessionId: id, context: { url: '/c' } })
      expect((await store.sessions.get(id))?.activeAt).toBe(100)
      await store.sessions.commit({ sessionId: id, activeAt: 300 })
      await store.sessions.commit({ sessionId: id, activeAt: 200 })
      expect((await store.sessions.get(id))?.activeAt).toBe(300)
    })

    it('count as active only with a message', async () => {
      const store = await open()
      const id = await newSession(store, 100)
      await newSession(store, 100)
      await store.sessions.accept(message(id, 'hello', { at: 200 }))
      expect(await store.sessions.countActive(150)).toBe(1)
      expect(await store.sessions.countActive(250)).toBe(0)
    })
  })
}

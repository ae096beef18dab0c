import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherOrigin, serveForTest } from '../support/server.ts'

const hour = 3_600_000

let house: Awaited<ReturnType<typeof serveForTest>>
let time = Date.now()
beforeAll(async () => {
  house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '1000' }, { now: () => time })
})
afterAll(() => house.close())

interface Conversation {
  readonly id: string
  readonly key: string
}

async function begin(conversation?: unknown, from?: string) {
  const { body } = await house.call('/api/session/init', {
    body: conversation === undefined ? {} : { conversation },
    ...(from !== undefined && { from }),
  })
  return body as { sessionId: string; conversation: Conversation }
}

/** A conversation in which this was said and answered, whose session has ended since. */
async function past(said = 'hello there') {
  const { sessionId, conversation } = await begin()
  await say(sessionId, said)
  time += hour
  expect((await house.call(`/api/session/${sessionId}`)).status).toBe(404)
  return { sessionId, conversation }
}

async function say(sessionId: string, message: string): Promise<void> {
  const { next, socket } = house.connect(sessionId)
  await next('session_joined')
  await house.call('/api/chat', { body: { sessionId, message } })
  await next('message_done')
  socket.disconnect()
}

const restore = async (sessionId: string) => (await house.call(`/api/session/${sessionId}`)).body
const post = (path: string, body: unknown, from?: string) =>
  house.call(`/api/conversations${path}`, { body, ...(from !== undefined && { from }) })
const list = async (...conversations: Conversation[]) =>
  (await post('', { conversations })).body.conversations

describe('a conversation', () => {
  it('[S10] goes on in a new session, with what was said in both', async () => {
    const { sessionId: first, conversation } = await past('the first day')
    const { sessionId, conversation: same } = await begin(conversation)
    expect(same).toEqual(conversation)
    expect(sessionId).not.toBe(first)
    const { next } = house.connect(sessionId)
    const joined = await next('session_joined')
    expect(joined).toMatchObject({
      restored: true,
      history: [{ role: 'user', content: 'the first day' }, { role: 'assistant' }],
    })
    await house.call('/api/chat', { body: { sessionId, message: 'the second day' } })
    await next('message_done')
    const { messageCount, history } = await restore(sessionId)
    expect(messageCount).toBe(4)
    expect(history.map(({ role }: { role: string }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ])
    expect(history[2].content).toBe('the second day')
    time += hour
    const third = await begin(conversation)
    expect((await restore(third.sessionId)).messageCount).toBe(4)
    expect(await list(conversation)).toMatchObject([{ title: 'the first day', messageCount: 4 }])
  })

  it('[S10] is begun again where what is named is wrong, of another site, or no name at all', async () => {
    const { conversation } = await past()
    const wrong = [
      { ...conversation, key: 'x'.repeat(43) },
      { ...conversation, id: crypto.randomUUID() },
      { id: conversation.id },
      'nonsense',
      null,
      [],
      { id: '\u0000', key: '\ud800' },
    ]
    for (const named of wrong) {
      const begun = await begin(named)
      expect(begun.conversation.id).not.toBe(conversation.id)
      expect(await restore(begun.sessionId)).toMatchObject({ messageCount: 0, history: [] })
    }
    expect((await begin(conversation, otherOrigin)).conversation.id).not.toBe(conversation.id)
    const stranger = await house.call('/api/session/init', {
      body: { conversation },
      from: 'http://stranger.test',
    })
    expect(stranger.status).toBe(403)
  })

  it('[S11] is listed, read and deleted by whoever has its key', async () => {
    const [one, other] = [await past('  where is\nmy lamp? '), await past('second')]
    const wrong = { ...one.conversation, key: other.conversation.key }
    expect(await list(wrong, one.conversation, other.conversation)).toEqual([
      { id: other.conversation.id, title: 'second', time: expect.any(Number), messageCount: 2 },
      { id: one.conversation.id, title: 'where is my lamp?', time: expect.any(Number), messageCount: 2 },
    ])
    const read = await post('/read', one.conversation)
    expect(read.body.history).toMatchObject([{ role: 'user' }, { role: 'assistant' }])
    for (const path of ['/read', '/delete']) {
      expect((await post(path, wrong)).status).toBe(404)
      expect((await post(path, one.conversation, otherOrigin)).status).toBe(404)
      expect((await post(path, one.conversation, 'http://stranger.test')).status).toBe(403)
      expect((await post(path, { id: one.conversation.id })).status).toBe(400)
    }
    expect((await post('', { conversations: [one.conversation] }, otherOrigin)).body.conversations).toEqual(
      [],
    )
    expect((await post('/delete', one.conversation)).body).toEqual({ deleted: true })
    expect((await post('/delete', one.conversation)).status).toBe(404)
    expect((await post('/read', one.conversation)).status).toBe(404)
    expect(await list(one.conversation, other.conversation)).toHaveLength(1)
  })

  it('[S11] is asked for thirty times a minute from one address', async () => {
    const statuses: number[] = []
    for (let asked = 0; asked < 31; asked++)
      statuses.push((await house.call('/api/conversations', { body: { conversations: [] } })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('erasure', () => {
  it('[S12] of one session erases the conversation: every session of it, the living included', async () => {
    const { sessionId: first, conversation } = await past()
    const { sessionId: second } = await begin(conversation)
    await say(second, 'again')
    const { sessionId: third } = await begin(conversation)
    const { next } = house.connect(third)
    await next('session_joined')
    expect((await house.call(`/api/session/${first}`, { method: 'DELETE' })).body).toEqual({ deleted: true })
    await next('error')
    for (const id of [first, second, third])
      expect((await house.call(`/api/session/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await begin(conversation)).conversation.id).not.toBe(conversation.id)
  })

  it('[S12] need not hide the key: it is kept nowhere', async () => {
    const { conversation } = await past()
    const files = readdirSync(house.folder).filter((name) => name.startsWith('pagehand.db'))
    const kept = files.map((name) => readFileSync(join(house.folder, name), 'latin1')).join('')
    expect(kept).toContain(conversation.id)
    expect(kept.indexOf(conversation.key)).toBe(-1)
  })
})

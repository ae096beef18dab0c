import type { Assistant } from '#assistant'
import type { PersonFile } from '#protocol'
import { openStore } from '#server'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '../../src/cli/commands/person.ts'
import { ownedDesk, type OwnedDesk } from './support/owned-desk.ts'

const assistant: Assistant = {
  async advance({ state }, emit) {
    emit.say('Certainly.')
    emit.note({ kind: 'outcome', outcome: 'answered' })
    return { version: 1, open: false, waiting: null, memory: state?.memory }
  },
}
const who = 'grace@navy.example'

describe('everything of one person', () => {
  let desk: OwnedDesk
  const query = { who }
  beforeAll(async () => {
    desk = await ownedDesk({}, { assistant })
    const { token, at: params } = desk
    const { draft } = (await desk.call('readConfig', { token, params })).body
    await desk.call('saveDraft', { token, params, body: { ...draft, contact: { leaveMessage: true } } })
    await desk.call('publishConfig', { token, params })
    await talk('Where is my lamp?', { name: 'Grace', email: 'Grace@Navy.example', id: '77' })
    await talk('Hello from somebody else', { email: 'ada@example.org' })
    const third = await talk('Please call me')
    const letter = { sessionId: third, email: who, message: 'Call me at noon', shareConversation: false }
    expect((await desk.visit('POST', '/api/contact', letter)).status).toBe(200)
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await desk.close()
    isOpen = false
  }
  afterAll(close)

  /** A visit with one message, its answer and, perhaps, a name and a rating. */
  async function talk(message: string, visitor?: Record<string, unknown>): Promise<string> {
    const { body } = await desk.visit('POST', '/api/session/init', {})
    const sessionId = String(body.sessionId)
    const socket = io(desk.url, { query: { sessionId }, extraHeaders: { origin: 'http://shop.test' } })
    const done = new Promise<string>((resolve) =>
      socket.on('message_done', ({ streamId }: { streamId: string }) => resolve(streamId)),
    )
    socket.emit('join_session', { sessionId })
    if (visitor) socket.emit('identify', { sessionId, visitor })
    await desk.visit('POST', '/api/chat', { sessionId, message })
    socket.emit('feedback', { sessionId, streamId: await done, value: 'down', reason: 'wrong' })
    await vi.waitFor(async () => {
      const { body } = await desk.call('listSessions', { token: desk.token, params: desk.at })
      const told = body.items.find(({ preview }) => preview === message)
      expect(told?.visitor ?? undefined).toEqual(visitor)
      const { body: whole } = await desk.call('readSession', {
        token: desk.token,
        params: { ...desk.at, sessionId: told?.id ?? '' },
      })
      expect(whole.timeline.map(({ kind }) => kind)).toContain('feedback')
    })
    socket.close()
    return sessionId
  }

  const find = async (name: string) =>
    (await desk.call('findPerson', { token: desk.token, params: desk.at, query: { who: name } })).body

  it('is found by e-mail address, in any case, and by id', async () => {
    const found = await find(who)
    expect(found.conversations.map(({ preview }) => preview)).toEqual(['Where is my lamp?', 'Please call me'])
    expect(found.contacts).toMatchObject([{ email: who, message: 'Call me at noon' }])
    expect((await find('77')).conversations).toHaveLength(1)
    expect(await find('grace')).toEqual({ conversations: [], contacts: [], silent: [] })
    expect((await desk.call('findPerson', { token: desk.token, params: desk.at })).status).toBe(400)
  })

  it('is handed over as one file, with every word and no id that one could speak with', async () => {
    const { text, headers } = await desk.call('exportPerson', { token: desk.token, params: desk.at, query })
    const file = JSON.parse(text) as PersonFile
    expect(headers.get('content-disposition')).toContain('.json')
    expect(file).toMatchObject({
      who,
      site: { id: desk.site.id },
      contacts: [{ message: 'Call me at noon' }],
    })
    expect(file.conversations[0]?.timeline).toMatchObject([
      { kind: 'message', content: 'Where is my lamp?' },
      { kind: 'message', content: 'Certainly.' },
      { kind: 'outcome' },
      { kind: 'feedback', value: 'down', reason: 'wrong' },
    ])
    const store = await openStore(desk.config)
    const { sessions } = await store.desk.visitors.ofPerson(desk.site.id, who)
    await store.close()
    expect(sessions).toHaveLength(2)
    for (const { id } of sessions) expect(text).not.toContain(id)
  })

  it('is not erased at the terminal while a server runs on the file, but exported', async () => {
    const lines: string[] = []
    const terminal = {
      environment: { DATA_DIR: desk.dataDir },
      out: (line: string) => void lines.push(line),
      error: () => undefined,
      colour: false,
    }
    await expect(person.run(['erase', who, '--site', desk.site.id, '--yes'], terminal)).rejects.toThrow(
      /A server runs/,
    )
    await person.run(['export', who, '--site', desk.site.id], terminal)
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ who, conversations: [{}, {}], contacts: [{}] })
  })

  it('is erased, whole, and nobody else with it; the audit says how much and not who', async () => {
    const { body } = await desk.call('erasePerson', { token: desk.token, params: desk.at, query })
    expect(body).toEqual({ conversations: 2, contacts: 1, silent: 0 })
    expect(await find(who)).toEqual({ conversations: [], contacts: [], silent: [] })
    const { body: left } = await desk.call('listSessions', { token: desk.token, params: desk.at })
    expect(left.items.map(({ preview }) => preview)).toEqual(['Hello from somebody else'])
    const { text } = await desk.call('listAudit', { token: desk.token })
    expect(text).toContain('"action":"erasePerson"')
    expect(text).not.toContain(who)
    const again = await desk.call('erasePerson', { token: desk.token, params: desk.at, query })
    expect(again.body).toEqual({ conversations: 0, contacts: 0, silent: 0 })
  })

  it('is erased at the terminal once the server is gone, after a question', async () => {
    await close()
    const lines: string[] = []
    const asked: string[] = []
    const terminal = (answer?: string) => ({
      environment: { DATA_DIR: desk.dataDir },
      out: (line: string) => void lines.push(line),
      error: () => undefined,
      colour: false,
      ...(answer !== undefined && {
        ask: async (question: string) => {
          asked.push(question)
          return answer
        },
      }),
    })
    const words = ['erase', 'ada@example.org', '--site', desk.site.id]
    await expect(person.run(words, terminal())).rejects.toThrow(/1 conversation, 0 messages left\? Add --yes/)
    await person.run(words, terminal('n'))
    await person.run(words, terminal('y'))
    await person.run(words, terminal('y'))
    expect(asked).toHaveLength(2)
    expect(lines).toEqual([
      'Nothing was erased.',
      'erased: 1 conversation, 0 messages left',
      'Nothing is kept of ada@example.org on this site.',
    ])
  })
})

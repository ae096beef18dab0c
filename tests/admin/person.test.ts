import type { Assistant } from '#assistant'
import type { PersonFile } from '#protocol'
import { openStore } from '#server'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '../../src/cli/commands/person.ts'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

const assistant: Assistant = {
  async advance({ state }, emit) {
    emit.say('Certainly.')
    emit.note({ kind: 'outcome', outcome: 'answered' })
    return { version: 1, open: false, waiting: null, memory: state?.memory }
  },
}
const who = 'grace@navy.example'

describe('everything of one person', () => {
  let admin: OwnedAdmin
  const query = { who }
  beforeAll(async () => {
    admin = await ownedAdmin({}, { assistant })
    const { token, at: params } = admin
    const { draft } = (await admin.call('readConfig', { token, params })).body
    await admin.call('saveDraft', { token, params, body: { ...draft, contact: { leaveMessage: true } } })
    await admin.call('publishConfig', { token, params })
    await talk('Where is my lamp?', { name: 'Grace', email: 'Grace@Navy.example', id: '77' })
    await talk('Hello from somebody else', { email: 'ada@example.org' })
    const third = await talk('Please call me')
    const letter = { sessionId: third, email: who, message: 'Call me at noon', shareConversation: false }
    expect((await admin.visit('POST', '/api/contact', letter)).status).toBe(200)
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await admin.close()
    isOpen = false
  }
  afterAll(close)

  /** A visit with one message, its answer and, perhaps, a name and a rating. */
  async function talk(message: string, visitor?: Record<string, unknown>): Promise<string> {
    const { body } = await admin.visit('POST', '/api/session/init', {})
    const sessionId = String(body.sessionId)
    const socket = io(admin.url, { query: { sessionId }, extraHeaders: { origin: 'http://shop.test' } })
    const done = new Promise<string>((resolve) =>
      socket.on('message_done', ({ streamId }: { streamId: string }) => resolve(streamId)),
    )
    socket.emit('join_session', { sessionId })
    if (visitor) socket.emit('identify', { sessionId, visitor })
    await admin.visit('POST', '/api/chat', { sessionId, message })
    socket.emit('feedback', { sessionId, streamId: await done, value: 'down', reason: 'wrong' })
    const kept = async () => {
      const { body } = await admin.call('listSessions', { token: admin.token, params: admin.at })
      const told = body.items.find(({ preview }) => preview === message)
      const { body: whole } = await admin.call('readSession', {
        token: admin.token,
        params: { ...admin.at, sessionId: told?.id ?? '' },
      })
      return { visitor: told?.visitor ?? undefined, kinds: whole.timeline.map(({ kind }) => kind) }
    }
    const wanted = { visitor, kinds: expect.arrayContaining(['feedback']) as string[] }
    await vi.waitFor(async () => expect(await kept()).toEqual(wanted), { timeout: 50_000 })
    socket.close()
    return sessionId
  }

  const find = async (name: string) =>
    (await admin.call('findPerson', { token: admin.token, params: admin.at, query: { who: name } })).body

  it('is found by e-mail address, in any case, and by id', async () => {
    const found = await find(who)
    expect(found.conversations.map(({ preview }) => preview)).toEqual(['Where is my lamp?', 'Please call me'])
    expect(found.contacts).toMatchObject([{ email: who, message: 'Call me at noon' }])
    expect((await find('77')).conversations).toHaveLength(1)
    expect(await find('grace')).toEqual({ conversations: [], contacts: [], silent: [] })
    expect((await admin.call('findPerson', { token: admin.token, params: admin.at })).status).toBe(400)
  })

  it('is handed over as one file, with every word and no id that one could speak with', async () => {
    const { text, headers } = await admin.call('exportPerson', {
      token: admin.token,
      params: admin.at,
      query,
    })
    const file = JSON.parse(text) as PersonFile
    expect(headers.get('content-disposition')).toContain('.json')
    expect(file).toMatchObject({
      who,
      site: { id: admin.site.id },
      contacts: [{ message: 'Call me at noon' }],
    })
    expect(file.conversations[0]?.timeline).toMatchObject([
      { kind: 'message', content: 'Where is my lamp?' },
      { kind: 'message', content: 'Certainly.' },
      { kind: 'outcome' },
      { kind: 'feedback', value: 'down', reason: 'wrong' },
    ])
    const store = await openStore(admin.config)
    const { sessions } = await store.admin.visitors.ofPerson(admin.site.id, who)
    await store.close()
    expect(sessions).toHaveLength(2)
    for (const { id } of sessions) expect(text).not.toContain(id)
  })

  it('is not erased at the terminal while a server runs on the file, but exported', async () => {
    const lines: string[] = []
    const terminal = {
      environment: { DATA_DIR: admin.dataDir },
      out: (line: string) => void lines.push(line),
      error: () => undefined,
      colour: false,
    }
    await expect(person.run(['erase', who, '--site', admin.site.id, '--yes'], terminal)).rejects.toThrow(
      /A server runs/,
    )
    await person.run(['export', who, '--site', admin.site.id], terminal)
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ who, conversations: [{}, {}], contacts: [{}] })
  })

  it('is erased, whole, and nobody else with it; the audit says how much and not who', async () => {
    const { body } = await admin.call('erasePerson', { token: admin.token, params: admin.at, query })
    expect(body).toEqual({ conversations: 2, contacts: 1, silent: 0 })
    expect(await find(who)).toEqual({ conversations: [], contacts: [], silent: [] })
    const { body: left } = await admin.call('listSessions', { token: admin.token, params: admin.at })
    expect(left.items.map(({ preview }) => preview)).toEqual(['Hello from somebody else'])
    const { text } = await admin.call('listAudit', { token: admin.token })
    expect(text).toContain('"action":"erasePerson"')
    expect(text).not.toContain(who)
    const again = await admin.call('erasePerson', { token: admin.token, params: admin.at, query })
    expect(again.body).toEqual({ conversations: 0, contacts: 0, silent: 0 })
  })

  it('is erased at the terminal once the server is gone, after a question', async () => {
    await close()
    const lines: string[] = []
    const asked: string[] = []
    const terminal = (answer?: string) => ({
      environment: { DATA_DIR: admin.dataDir },
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
    const words = ['erase', 'ada@example.org', '--site', admin.site.id]
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

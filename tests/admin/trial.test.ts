import type { Assistant } from '#assistant'
import { defaultSiteConfig, type SiteConfig } from '#protocol'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

/** Says by which persona it goes. */
const assistant: Assistant = {
  async advance({ site }, emit) {
    emit.note({ kind: 'policy', decision: 'allow', rule: 'harmless', step: 'click 4: Open', reason: 'a tab' })
    emit.note({ kind: 'usage', model: 'small', inputTokens: 30, outputTokens: 4 })
    emit.say('I am ')
    emit.say(`${site.persona ?? 'nobody'}.`)
    emit.note({ kind: 'outcome', outcome: 'answered' })
    return { version: 1, open: false, waiting: null, memory: undefined }
  },
}

describe('trying the draft', () => {
  let admin: OwnedAdmin
  beforeAll(async () => {
    admin = await ownedAdmin({ LIMIT_INIT_PER_MINUTE: '1000' }, { assistant })
    const { token, at: params } = admin
    const body = { ...defaultSiteConfig('Shop'), greeting: 'From the draft.', enabled: false }
    await admin.call('saveDraft', { token, params, body })
    const chosen = { persona: 'a captain', rules: '', model: null, baseUrl: null, tellsVisitor: true }
    await admin.call('saveAssistant', { token, params, body: chosen })
  })
  afterAll(() => admin.close())

  const tokenOf = async () =>
    (await admin.call('tryDraft', { token: admin.token, params: admin.at })).body.token
  const init = async (memberToken?: unknown) =>
    (await admin.visit('POST', '/api/session/init', { memberToken })).body as {
      sessionId: string
      siteConfig: SiteConfig
      trial?: boolean
    }

  /** Asks something and waits for the end of the reply. */
  async function ask(sessionId: string): Promise<Record<string, unknown>> {
    const extraHeaders = { origin: 'http://shop.test' }
    const socket = io(admin.url, {
      query: { sessionId },
      transports: ['websocket'],
      extraHeaders,
      forceNew: true,
    })
    const done = new Promise<Record<string, unknown>>((resolve) => socket.once('message_done', resolve))
    await new Promise<void>((resolve) => {
      socket.once('session_joined', () => resolve())
      socket.on('connect', () => socket.emit('join_session', { sessionId }))
    })
    await admin.visit('POST', '/api/chat', { sessionId, message: 'Who are you?' })
    const heard = await done
    socket.disconnect()
    return heard
  }

  it('answers the preview by the draft, without a session', async () => {
    const { token, at: params } = admin
    const body = { message: 'Who are you?', history: [{ role: 'user', content: 'Hello' }] }
    expect((await admin.call('askDraft', { token, params, body })).body).toEqual({
      text: 'I am a captain.',
      sources: [],
      block: null,
      model: 'small',
      fault: null,
    })
    expect((await admin.call('listSessions', { token, params })).body.items).toEqual([])
    expect((await admin.call('askDraft', { token, params, body: { message: ' ' } })).status).toBe(400)
  })

  it('goes by the draft, and tells what stood behind a reply', async () => {
    const { sessionId, siteConfig, trial } = await init(await tokenOf())
    expect({ trial, ...siteConfig }).toMatchObject({
      trial: true,
      greeting: 'From the draft.',
      enabled: true,
    })
    const restored = await admin.visit('GET', `/api/session/${sessionId}`)
    expect(restored.body).toMatchObject({ trial: true, siteConfig: { greeting: 'From the draft.' } })
    expect(await ask(sessionId)).toMatchObject({
      text: 'I am a captain.',
      debug: {
        decisions: [{ decision: 'allow', rule: 'harmless' }],
        sources: [],
        tokens: { input: 30, output: 4 },
        model: 'small',
      },
    })
  })

  it('counts in no number, and no conversation of it is listed', async () => {
    const { token, at: params } = admin
    const { sessionId } = await init(await tokenOf())
    await ask(sessionId)
    const sessions = async () => (await admin.call('listSessions', { token, params })).body.items
    expect(await sessions()).toEqual([])
    expect((await admin.visit('GET', '/api/stats')).body).toMatchObject({
      activeSessions: 0,
      messagesProcessed: 0,
    })
    const visitor = await init()
    expect(await ask(visitor.sessionId)).toMatchObject({ text: 'I am nobody.' })
    expect(await sessions()).toHaveLength(1)
    expect((await admin.visit('GET', '/api/stats')).body).toMatchObject({
      activeSessions: 1,
      messagesProcessed: 1,
    })
  })

  it('tells nobody else what stood behind a reply', async () => {
    const { sessionId } = await init()
    expect(await ask(sessionId)).not.toHaveProperty('debug')
  })

  it('begins a plain session for a token that is used, of another site, or none at all', async () => {
    const token = await tokenOf()
    expect((await init(token)).trial).toBe(true)
    const other = await admin.call('createSite', {
      token: admin.token,
      body: { name: 'Other', hosts: ['other.test'] },
    })
    const foreign = await admin.call('tryDraft', { token: admin.token, params: { id: other.body.id } })
    for (const wrong of [token, foreign.body.token, 'x'.repeat(43), '', 7, { $ne: 1 }, null]) {
      const plain = await init(wrong)
      expect(plain.trial).toBeUndefined()
      expect(plain.siteConfig.greeting).not.toBe('From the draft.')
    }
  })

  it('goes on with another conversation from its own session, and from no other', async () => {
    const { sessionId } = await init(await tokenOf())
    const next = await init(sessionId)
    expect(next).toMatchObject({ trial: true, siteConfig: { greeting: 'From the draft.' } })
    expect(next.sessionId).not.toBe(sessionId)
    expect((await init((await init()).sessionId)).trial).toBeUndefined()
    await admin.visit('DELETE', `/api/session/${sessionId}`)
    expect((await init(sessionId)).trial).toBeUndefined()
  })

  it('is for members alone', async () => {
    expect((await admin.call('tryDraft', { params: admin.at })).status).toBe(401)
  })
})

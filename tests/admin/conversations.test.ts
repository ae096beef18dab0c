import type { SessionDetail } from '#protocol'
import type { Assistant } from '#assistant'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

const within = { timeout: 50_000 }
const page = {
  url: 'http://shop.test/cart',
  title: 'Cart',
  indexedElements: [{ id: 4, type: 'button', text: 'Send order' }],
}

const asked = { kind: 'asked', label: 'Send order', path: '/cart', rule: 'binding' } as const

/** Plans, asks and answers on cue, so that a timeline has everything in it. */
const assistant: Assistant = {
  async advance({ inputs, state }, emit) {
    const memory = undefined
    const last = inputs.at(-1)
    if (last?.kind === 'message' && last.text.startsWith('Send')) {
      emit.note({
        kind: 'policy',
        decision: 'ask',
        rule: 'submitting',
        step: 'click 4',
        reason: 'it sends an order',
      })
      emit.note({ ...asked, answer: 'asked' })
      const question = {
        message: 'Send the order?',
        confirm_label: 'Send',
        cancel_label: 'Leave it',
        confirmationId: 'q1',
      }
      emit.send({ name: 'confirmation_required', payload: question })
      return {
        version: 1,
        open: true,
        memory,
        waiting: { kind: 'confirmation', confirmationId: 'q1', expiresAt: Date.now() + 60_000 },
      }
    }
    if (last?.kind === 'confirmation' && last.confirmed) {
      emit.note({ ...asked, answer: 'yes' })
      const step = { id: 'a1', type: 'click_element', elementId: 4, description: 'Send the order' }
      emit.send({
        name: 'action_plan',
        payload: { actions: [step], useUniversalIndexing: true, planId: 'p1' },
      })
      const steps = [{ action: 'click', elementId: 4, description: 'Send the order' }]
      return {
        version: 1,
        open: true,
        memory,
        waiting: { kind: 'plan', planId: 'p1', actionId: 'a1', steps },
      }
    }
    if (last?.kind === 'result') {
      emit.note({ kind: 'outcome', outcome: 'completed' })
      emit.send({ name: 'task_complete', payload: { summary: 'sent', message: 'Your order is on its way.' } })
    } else {
      emit.say('=1+1 is two.')
      emit.note({ kind: 'usage', model: 'test', inputTokens: 10, outputTokens: 5 })
      emit.note({ kind: 'outcome', outcome: 'answered' })
    }
    return { version: 1, open: false, waiting: null, memory: state?.memory }
  },
}

describe('conversations at the dashboard', () => {
  let admin: OwnedAdmin
  let sessionId = ''
  let second = ''
  /** What the dashboard calls the two. */
  let named = { first: '', second: '' }
  beforeAll(async () => {
    admin = await ownedAdmin({}, { assistant })
    sessionId = await order()
    second = await ask('Is "this", quoted?')
    const { items } = (await admin.call('listSessions', { token: admin.token, params: admin.at })).body
    named = { first: items[1]?.id ?? '', second: items[0]?.id ?? '' }
  })
  afterAll(() => admin.close())

  async function begin(): Promise<string> {
    return String((await admin.visit('POST', '/api/session/init', {})).body.sessionId)
  }

  async function ask(message: string): Promise<string> {
    const id = await begin()
    await admin.visit('POST', '/api/chat', { sessionId: id, message })
    await vi.waitFor(
      async () => expect((await admin.visit('GET', `/api/session/${id}`)).body.messageCount).toBe(2),
      within,
    )
    return id
  }

  /** The whole dance: a message, a question, a yes, a plan, its result. */
  async function order(): Promise<string> {
    const id = await begin()
    const extraHeaders = { origin: 'http://shop.test' }
    const socket = io(admin.url, { query: { sessionId: id }, transports: ['websocket'], extraHeaders })
    const done = new Promise<void>((resolve) => socket.on('task_complete', () => resolve()))
    socket.on('confirmation_required', () =>
      socket.emit('confirmation_response', { sessionId: id, confirmed: true }),
    )
    socket.on('action_plan', () => {
      const result = { success: true, elementId: 4, description: 'clicked Send order' }
      socket.emit('update_context', { sessionId: id, context: page })
      socket.emit('action_complete', { sessionId: id, actionId: 'a1', result })
    })
    socket.emit('join_session', { sessionId: id })
    await new Promise<void>((resolve) => socket.on('session_joined', () => resolve()))
    socket.emit('identify', { sessionId: id, visitor: { name: 'Grace' } })
    await admin.visit('POST', '/api/chat', { sessionId: id, message: 'Send my order', pageContext: page })
    await done
    const online = async () => {
      const { body } = await admin.call('listSessions', { token: admin.token, params: admin.at })
      return body.items.map((item) => [item.preview, item.online, item.live])
    }
    expect(await online()).toEqual([['Send my order', true, true]])
    socket.disconnect()
    // The socket is gone at once; the conversation can still be gone on with.
    await vi.waitFor(async () => expect(await online()).toEqual([['Send my order', false, true]]), within)
    return id
  }

  it('show every step of a task on one timeline', async () => {
    const { token, at } = admin
    const read = async () =>
      (await admin.call('readSession', { token, params: { ...at, sessionId: named.first } }))
        .body as SessionDetail
    const { timeline, visitor } = await read()
    expect(visitor).toEqual({ name: 'Grace' })
    const told = timeline.map((entry) =>
      entry.kind === 'message' ? `${entry.role}: ${entry.content}` : entry.kind,
    )
    expect(told).toEqual([
      'user: Send my order',
      'policy',
      'question',
      'user: Send',
      'confirmation',
      'plan',
      'result',
      'assistant: Your order is on its way.',
      'outcome',
    ])
    expect(timeline.find(({ kind }) => kind === 'plan')).toMatchObject({
      page: 'http://shop.test/cart',
      steps: [{ action: 'click', element: 'Send order', description: 'Send the order' }],
    })
    expect(timeline.find(({ kind }) => kind === 'result')).toMatchObject({ success: true, planId: 'p1' })
  })

  it('tell what visitors were asked, how often, and what they said', async () => {
    const { body } = await admin.call('readAsked', { token: admin.token, params: admin.at })
    const { kind: _kind, ...about } = asked
    expect(body.items).toEqual([{ ...about, asked: 1, yes: 1, no: 0 }])
  })

  it('go by names with which nobody can speak as the visitor', async () => {
    const { token, at } = admin
    expect(named.first).not.toBe(sessionId)
    expect((await admin.visit('GET', `/api/session/${named.first}`)).status).toBe(404)
    expect((await admin.visit('DELETE', `/api/session/${named.first}`)).status).toBe(404)
    const said = { sessionId: named.first, message: 'hello' }
    expect((await admin.visit('POST', '/api/chat', said)).status).toBe(404)
    // Their own ids are nowhere in what the dashboard tells, and lead nowhere in it.
    const query = { format: 'json' }
    const told = await Promise.all([
      admin.call('listSessions', { token, params: at }),
      admin.call('readSession', { token, params: { ...at, sessionId: named.first } }),
      admin.call('exportSessions', { token, params: at, query }),
      admin.call('exportSessions', { token, params: at, query: { format: 'csv' } }),
      admin.call('exportSession', { token, params: { ...at, sessionId: named.first }, query }),
    ])
    for (const { status, text, headers } of told) {
      expect(status).toBe(200)
      expect(text + JSON.stringify([...headers])).not.toMatch(new RegExp(`${sessionId}|${second}`, 'i'))
    }
    expect((await admin.call('readSession', { token, params: { ...at, sessionId } })).status).toBe(404)
  })

  it('are listed, searched and filtered', async () => {
    const { token, at: params } = admin
    const list = async (query: Record<string, string>) =>
      (await admin.call('listSessions', { token, params, query })).body.items.map(({ id }) => id)
    expect(await list({})).toEqual([named.second, named.first])
    expect(await list({ q: 'order' })).toEqual([named.first])
    expect(await list({ outcome: 'answered' })).toEqual([named.second])
    expect(await list({ outcome: 'completed', q: 'way' })).toEqual([named.first])
    expect(await list({ from: '2100-01-01' })).toEqual([])
    expect(
      (await admin.call('listSessions', { token, params, query: { limit: '1' } })).body.next,
    ).not.toBeNull()
    expect((await admin.call('listSessions', { token, params, query: { limit: '500' } })).status).toBe(400)
    expect((await admin.call('listSessions', { token, params, query: { from: '2026-02-31' } })).status).toBe(
      400,
    )
  })

  it('are counted by day', async () => {
    const { token, at: params } = admin
    const { totals, days } = (await admin.call('readStats', { token, params })).body
    expect(days).toHaveLength(30)
    expect(totals).toMatchObject({
      sessions: 2,
      messages: 2,
      completed: 1,
      answered: 1,
      failed: 0,
      inputTokens: 10,
    })
    expect(totals.responseMs).toBeGreaterThanOrEqual(0)
    const query = { zone: 'Pacific/Kiritimati' }
    const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    const before = today()
    const there = (await admin.call('readStats', { token, params, query })).body
    expect(there.totals).toEqual(totals)
    expect([before, today()]).toContain(there.to)
    const health = (await admin.call('readAssistant', { token, params })).body.health
    expect(health.tokens).toMatchObject([{ inputTokens: 10, outputTokens: 5 }])
  })

  it('leave as JSON with everything, and as CSV that no spreadsheet will run', async () => {
    const { token, at: params } = admin
    const json = await admin.call('exportSessions', { token, params, query: { format: 'json' } })
    const all = JSON.parse(json.text) as SessionDetail[]
    expect(all.map(({ id }) => id)).toEqual([named.second, named.first])
    expect(all[1]?.timeline).toHaveLength(9)
    const csv = await admin.call('exportSessions', { token, params, query: { format: 'csv' } })
    expect(csv.headers.get('content-disposition')).toContain('.csv')
    const lines = csv.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      'conversation,host,started,at,who,text,outcome,visitor name,visitor email,visitor id,contact name,contact email',
    )
    expect(csv.text).toContain('"Is ""this"", quoted?"')
    expect(csv.text).toContain(`,'=1+1 is two.,`)
    expect(csv.text).toContain('Send the order?')
    const one = await admin.call('exportSession', {
      token,
      params: { ...params, sessionId: named.first },
      query: { format: 'json' },
    })
    expect(JSON.parse(one.text)).toHaveLength(1)
  })

  it('are erased for good by the owner, and by the visitor', async () => {
    const { token, at: params } = admin
    const readable = (text: string) =>
      readdirSync(admin.dataDir).some((name) => readFileSync(join(admin.dataDir, name)).includes(text))
    expect(readable('quoted?')).toBe(true)
    expect(
      (await admin.call('eraseSession', { token, params: { ...params, sessionId: named.second } })).status,
    ).toBe(200)
    expect(
      (await admin.call('readSession', { token, params: { ...params, sessionId: named.second } })).status,
    ).toBe(404)
    expect((await admin.visit('GET', `/api/session/${second}`)).status).toBe(404)
    expect((await admin.visit('DELETE', `/api/session/${sessionId}`)).body).toEqual({ deleted: true })
    expect((await admin.call('listSessions', { token, params })).body.items).toEqual([])
    expect((await admin.call('listSessions', { token, params, query: { q: 'order' } })).body.items).toEqual(
      [],
    )
    const left = await admin.call('exportSessions', { token, params, query: { format: 'json' } })
    expect(JSON.parse(left.text)).toEqual([])
    await expect.poll(() => ['quoted?', 'Send my order', 'Your order is on'].filter(readable)).toEqual([])
  })
})

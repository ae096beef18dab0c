import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherOrigin, serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  house = await serveForTest({ LIMIT_INIT_PER_MINUTE: '1000' })
})
afterAll(() => house.close())

const pageContext = {
  url: 'http://shop.test/',
  title: 'Shop',
  visibleText: 'Delivery takes three working days. Returns are free for thirty days.',
  indexedElements: [
    { id: 1, type: 'link', text: 'Contact', href: '/contact' },
    { id: 2, type: 'button', text: 'Show details' },
    { id: 3, type: 'button', text: 'Delete account' },
    { id: 4, type: 'textbox', text: 'Your name' },
  ],
}

async function talk(message: string, context: object = pageContext) {
  const sessionId = await house.init()
  const client = house.connect(sessionId)
  await client.next('session_joined')
  const { body } = await house.call('/api/chat', { body: { sessionId, message, pageContext: context } })
  return { sessionId, ...client, messageId: body.messageId as string }
}

describe('connection', () => {
  it('[W1] [W6] joins a session with a stock client', async () => {
    const sessionId = await house.init()
    const joined = await house.connect(sessionId).next('session_joined')
    expect(joined).toEqual({ sessionId, restored: false, history: [] })
  })

  it('[W6] tells a returning visitor what was said', async () => {
    const { sessionId, socket, next } = await talk('How long does delivery take?')
    await next('message_done')
    socket.disconnect()
    const again = house.connect(sessionId, { auth: {} })
    const joined = await again.next('session_joined')
    expect(joined.restored).toBe(true)
    expect(joined.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'user', content: 'How long does delivery take?' }),
      ]),
    )
  })

  it('[W6] [E5] knows a session whose id is written in capitals', async () => {
    const sessionId = await house.init()
    const capitals = sessionId.toUpperCase()
    const { socket, heard, next } = house.connect(capitals)
    await next('session_joined')
    socket.emit('update_context', { sessionId: capitals, context: pageContext })
    socket.emit('join_session', capitals)
    await next('session_joined', undefined, heard.length)
    expect(heard.map(({ payload }) => payload.sessionId)).toEqual([sessionId, sessionId])
    await house.call('/api/chat', { body: { sessionId: capitals, message: 'How long does delivery take?' } })
    expect((await next('message_done')).text).toMatch(/three working days/)
  })

  it('[W7] refuses an unknown session for good', async () => {
    const { socket } = house.connect('7d3c3a5e-0000-4000-8000-000000000000')
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve))
    expect(error.message).toMatch(/session/i)
    expect(socket.active).toBe(false)
  })

  it.each(['websocket', 'polling'])('[W2] [O4] refuses a stranger over %s', async (transport) => {
    const sessionId = await house.init()
    const { socket } = house.connect(sessionId, {
      transports: [transport],
      extraHeaders: { origin: 'http://stranger.test' },
      reconnection: false,
    })
    await new Promise((resolve) => socket.on('connect_error', resolve))
    expect(socket.connected).toBe(false)
  })

  it.each(['websocket', 'polling'])('[S7] refuses another site over %s', async (transport) => {
    const sessionId = await house.init()
    const { socket } = house.connect(sessionId, {
      transports: [transport],
      extraHeaders: { origin: otherOrigin },
    })
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve))
    expect(error.message).toMatch(/session/i)
  })

  it('[W3] [W9] lets a second socket take the session and tells the first', async () => {
    const sessionId = await house.init()
    const first = house.connect(sessionId)
    await first.next('session_joined')
    const dropped = new Promise((resolve) => first.socket.on('disconnect', resolve))
    const second = house.connect(sessionId)
    await second.next('session_joined')
    expect(await dropped).toBe('io server disconnect')
    expect(first.heard.at(-1)?.name).toBe('error')
    expect(second.socket.connected).toBe(true)
  })

  it('[W4] pings every 25 seconds', async () => {
    const answer = await fetch(
      `${house.url}/socket.io/?EIO=4&transport=polling&sessionId=${await house.init()}`,
      {
        headers: { origin: 'http://shop.test' },
      },
    )
    expect(JSON.parse((await answer.text()).slice(1)).pingInterval).toBe(25_000)
  })
})

describe('a turn', () => {
  it('[C2] [C8] [C9] streams an answer in numbered chunks and ends it once', async () => {
    const { heard, next } = await talk('How long does delivery take?')
    const done = await next('message_done')
    const chunks = heard.filter(({ name }) => name === 'message_chunk').map(({ payload }) => payload)
    expect(chunks.length).toBeGreaterThan(0)
    expect(chunks.map(({ chunkIndex }) => chunkIndex)).toEqual(chunks.map((_, index) => index))
    expect(new Set(chunks.map(({ streamId }) => streamId))).toEqual(new Set([done.streamId]))
    expect(chunks.map(({ delta }) => delta).join('')).toBe(done.text)
    expect(done.text).toMatch(/three working days/)
    expect(done.more).toBeUndefined()
  })

  it('[V1] [V2] [E2] [V5] sends a click, takes its result and completes the task', async () => {
    const { sessionId, socket, heard, next } = await talk('Click Show details')
    const plan = await next('action_plan')
    expect(plan.useUniversalIndexing).toBe(true)
    const [action] = plan.actions as { id: string; type: string; elementId: number; description: string }[]
    expect(action).toMatchObject({ id: expect.any(String), type: 'click_element', elementId: 2 })
    expect(action?.description).toEqual(expect.any(String))
    const context = { ...pageContext, visibleText: `${pageContext.visibleText} The details are shown.` }
    socket.emit('update_context', { sessionId, context })
    const result = { success: true, elementId: 2, description: 'Clicked' }
    socket.emit('action_complete', { sessionId, actionId: action?.id, result })
    expect(await next('task_complete')).toEqual({ summary: expect.any(String), message: expect.any(String) })
    expect(heard.filter(({ name }) => name === 'task_complete')).toHaveLength(1)
  })

  it('[V4] [E4] asks before it deletes, and leaves it when the visitor says no', async () => {
    const { sessionId, socket, heard, next } = await talk('Click Delete account')
    const question = await next('confirmation_required')
    expect(question).toMatchObject({
      message: expect.stringContaining('Delete account'),
      confirm_label: expect.any(String),
      cancel_label: expect.any(String),
    })
    socket.emit('confirmation_response', { sessionId, confirmed: false })
    await next('message_done')
    expect(heard.some(({ name }) => name === 'action_plan')).toBe(false)
  })

  it('[V4] [E4] deletes when the visitor says yes', async () => {
    const { sessionId, socket, next } = await talk('Click Delete account')
    await next('confirmation_required')
    socket.emit('confirmation_response', { sessionId, confirmed: true })
    expect((await next('action_plan')).actions).toMatchObject([{ elementId: 3, type: 'click_element' }])
  })

  it('[W5] [W8] replays what a reconnecting client missed', async () => {
    const sessionId = await house.init()
    const { socket, heard, next } = house.connect(sessionId, { reconnectionDelay: 20 })
    await next('session_joined')
    socket.io.engine.close()
    await house.call('/api/chat', {
      body: { sessionId, message: 'How long does delivery take?', pageContext },
    })
    const done = await next('message_done')
    const chunks = heard.filter(({ name }) => name === 'message_chunk')
    expect(chunks.map(({ payload }) => payload.delta).join('')).toBe(done.text)
  })
})

describe('bad events', () => {
  it.each([
    [
      'a payload for another session',
      'update_context',
      { sessionId: '7d3c3a5e-0000-4000-8000-000000000000', context: {} },
    ],
    ['no payload', 'update_context', undefined],
    ['a wrong type', 'confirmation_response', { confirmed: 'yes' }],
    ['an unknown event', 'launch', {}],
  ])('[E5] [R3] answers %s with an error event', async (_, name, payload) => {
    const sessionId = await house.init()
    const { socket, next } = house.connect(sessionId)
    await next('session_joined')
    socket.emit(name, payload && 'sessionId' in payload ? payload : payload && { sessionId, ...payload })
    expect(await next('error')).toEqual({ message: expect.any(String) })
    socket.emit('join_session', sessionId)
    await next('session_joined', undefined, 2)
  })

  it('[E5] survives 100,000 levels in every event', async () => {
    const sessionId = await house.init()
    const { socket, heard, next } = house.connect(sessionId)
    await next('session_joined')
    const deep = `${'{"deep":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    const names = [
      'join_session',
      'update_context',
      'continue_task',
      'action_complete',
      'sequence_complete',
      'confirmation_response',
      'stop',
      'feedback',
      'identify',
    ]
    for (const [index, name] of names.entries()) {
      // Written by hand: the client's own encoder cannot take it.
      const payload = `{"sessionId":"${sessionId}","context":${deep}}`
      socket.io.engine.write(`2["${name}",${payload}]`)
      await next('error', undefined, index + 1)
    }
    expect(heard.filter(({ name }) => name === 'error').length).toBe(names.length)
    expect((await house.call('/health')).status).toBe(200)
  })

  it('[E6] closes the transport of a flooding socket', async () => {
    const sessionId = await house.init()
    const { socket, next } = house.connect(sessionId, { reconnection: false })
    await next('session_joined')
    const closed = new Promise((resolve) => socket.on('disconnect', resolve))
    for (let count = 0; count < 100; count += 1) socket.emit('join_session', { sessionId })
    expect(await closed).toMatch(/transport/)
  })

  it('[S9] ends the socket of a deleted session for good', async () => {
    const { sessionId, socket, next } = await talk('How long does delivery take?')
    await next('message_done')
    const closed = new Promise((resolve) => socket.on('disconnect', resolve))
    await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })
    expect(await closed).toBe('io server disconnect')
  })

  it('[S9] has erased the session by the time its socket is told', async () => {
    const looks = Array.from({ length: 20 }, async () => {
      const { sessionId, socket, next } = await talk('How long does delivery take?')
      await next('message_done')
      const looked = new Promise<number>((resolve) =>
        socket.on(
          'disconnect',
          () => void house.call(`/api/session/${sessionId}`).then((a) => resolve(a.status)),
        ),
      )
      await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })
      return looked
    })
    expect(await Promise.all(looks)).toEqual(looks.map(() => 404))
  })
})

import { io } from 'socket.io-client'

/** What a visitor of the past said, and how the page answered. */
export interface Visit {
  readonly says: readonly string[]
  readonly page?: Record<string, unknown>
  readonly confirms?: boolean
  readonly visitor?: Record<string, string>
}

interface Step {
  readonly description: string
  readonly elementId: number
}

/** Holds a whole conversation with the real server as a widget would, without a browser. */
export async function holdConversation(base: string, origin: string, visit: Visit): Promise<string> {
  const headers = { origin, 'content-type': 'application/json' }
  const post = async (path: string, body: object) =>
    (await (await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
      sessionId: string
    }
  const { sessionId } = await post('/api/session/init', {})
  const socket = io(base, {
    query: { sessionId },
    transports: ['websocket'],
    extraHeaders: { origin },
    forceNew: true,
  })
  await new Promise<void>((done) => socket.once('connect', done))
  socket.emit('join_session', { sessionId })
  if (visit.visitor) socket.emit('identify', { sessionId, visitor: visit.visitor })
  const context = { url: `${origin}/contact`, title: 'Contact', language: 'en', ...visit.page }
  socket.on('action_plan', ({ actions, planId }: { actions: (Step & { id?: string })[]; planId: string }) => {
    socket.emit('update_context', { sessionId, context })
    const results = actions.map(({ description, elementId }) => ({ success: true, description, elementId }))
    const [first] = actions
    if (actions.length === 1 && first?.id)
      socket.emit('action_complete', { sessionId, actionId: first.id, result: results[0], planId })
    else
      socket.emit('sequence_complete', {
        sessionId,
        planId,
        result: { success: true, completedSteps: actions.length, totalSteps: actions.length, results },
      })
  })
  socket.on('confirmation_required', ({ confirmationId }: { confirmationId?: string }) =>
    socket.emit('confirmation_response', { sessionId, confirmed: visit.confirms ?? true, confirmationId }),
  )
  for (const message of visit.says) {
    const ended = new Promise<void>((done) => {
      const timer = setTimeout(done, 8_000)
      const end = (payload: { more?: boolean }) => {
        if (payload.more) return
        clearTimeout(timer)
        done()
      }
      for (const name of ['message_done', 'message', 'task_complete', 'ui_block']) socket.on(name, end)
    })
    await post('/api/chat', { sessionId, message, pageContext: context })
    await ended
    for (const name of ['message_done', 'message', 'task_complete', 'ui_block'])
      socket.removeAllListeners(name)
  }
  socket.disconnect()
  return sessionId
}

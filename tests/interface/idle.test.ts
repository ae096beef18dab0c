import { afterEach, describe, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
afterEach(() => house.close())

const minute = 60_000

/** A server whose clock stands until the test moves it. */
async function serveWithClock() {
  let time = Date.now()
  house = await serveForTest({}, { now: () => time })
  const sessionId = await house.init()
  const alive = async () => (await house.call(`/api/session/${sessionId}`)).status === 200
  return { sessionId, alive, pass: (ms: number) => void (time += ms) }
}

describe('an idle session', () => {
  it('[S2] is forgotten after thirty minutes, to the millisecond', async () => {
    const { sessionId, alive, pass } = await serveWithClock()
    pass(30 * minute - 1)
    expect(await alive()).toBe(true)
    pass(1)
    const { status, body } = await house.call(`/api/session/${sessionId}`)
    expect([status, body.error]).toEqual([404, 'session_not_found'])
    expect((await house.call('/api/chat', { body: { sessionId, message: 'hi' } })).status).toBe(404)
  })

  it('[S3] lives on by a message', async () => {
    const { sessionId, alive, pass } = await serveWithClock()
    pass(29 * minute)
    await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    pass(29 * minute)
    expect(await alive()).toBe(true)
  })

  it('[S3] lives on by an action result', async () => {
    const { sessionId, alive, pass } = await serveWithClock()
    const { socket, next } = house.connect(sessionId)
    await next('session_joined')
    pass(29 * minute)
    const before = await house.call(`/api/session/${sessionId}`)
    expect(before.status).toBe(200)
    socket.emit('action_complete', { sessionId, actionId: 'a', result: { success: true, description: 'x' } })
    socket.emit('stop', { sessionId: 'nobody' })
    // Events are handled in order: once the second is refused the first has been taken.
    await next('error')
    await settled(sessionId, socket)
    pass(29 * minute)
    expect(await alive()).toBe(true)
  })

  it('[S3] does not live on by reads, joins and context updates', async () => {
    const { sessionId, alive, pass } = await serveWithClock()
    const { socket, next } = house.connect(sessionId)
    await next('session_joined')
    pass(20 * minute)
    expect(await alive()).toBe(true)
    socket.emit('update_context', { sessionId, context: { url: 'http://shop.test/' } })
    socket.emit('join_session', { sessionId })
    await next('session_joined', undefined, 1)
    pass(10 * minute)
    expect(await alive()).toBe(false)
  })

  it('[S2] leaves a transcript that the visitor can still erase', async () => {
    const { sessionId, pass } = await serveWithClock()
    await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    pass(30 * minute)
    expect((await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })).status).toBe(200)
    expect((await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })).status).toBe(404)
  })

  async function settled(sessionId: string, socket: { emit: (name: string, payload: object) => void }) {
    socket.emit('feedback', { sessionId, streamId: 'x', value: 'up' })
    await house.call('/api/stats')
  }
})

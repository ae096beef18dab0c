import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

describe('log lines', () => {
  it('join a request and its turn by a hash of the session, and never hold its id', async () => {
    let text = ''
    const stream = new Writable({
      write(part, _, done) {
        text += String(part)
        done()
      },
    })
    const house = await serveForTest({ LOG_LEVEL: 'debug' }, { logger: pino({ level: 'debug' }, stream) })
    const sessionId = await house.init()
    const { next } = house.connect(sessionId)
    await next('session_joined')
    const headers = { 'x-request-id': 'from-the-proxy.1' }
    await house.call('/api/chat', { body: { sessionId, message: 'hello' }, headers })
    await next('message_done')
    await house.close()

    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const request = lines.find(({ route }) => route === '/api/chat')
    expect(request).toMatchObject({
      msg: 'request',
      request: 'from-the-proxy.1',
      method: 'POST',
      status: 200,
    })
    expect(request?.session).toMatch(/^[0-9a-f]{12}$/)
    expect(lines.find(({ msg }) => msg === 'turn')).toMatchObject({
      session: request?.session,
      outcome: 'answered',
    })
    expect(text).not.toContain(sessionId)
  })

  it('do not take a name for a request that could forge a line', async () => {
    const house = await serveForTest()
    const answer = await house.call('/api/nothing', { headers: { 'x-request-id': 'a b"}{' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    await house.close()
  })
})

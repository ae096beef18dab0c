import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>> | undefined
afterEach(async () => {
  await house?.close()
  house = undefined
})

const token = 'a-token-of-the-operator'

describe('metrics', () => {
  it('are nowhere unless they are asked for', async () => {
    house = await serveForTest()
    expect((await house.call('/metrics')).status).toBe(404)
  })

  it('are shown to whoever has the token, and to nobody else', async () => {
    house = await serveForTest({ METRICS_TOKEN: token })
    const read = (authorization?: string) =>
      fetch(`${house?.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })
    expect((await read()).status).toBe(401)
    expect((await read(`Bearer ${token.toUpperCase()}`)).status).toBe(401)
    const answer = await read(`Bearer ${token}`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('process_cpu_seconds_total')
  })

  it('have a port of their own, and count requests by route and turns by outcome', async () => {
    const port = await freePort()
    house = await serveForTest({ METRICS_PORT: String(port) })
    const sessionId = await house.init()
    const { next } = house.connect(sessionId)
    await next('session_joined')
    await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
    await next('message_done')
    await house.call(`/api/session/${sessionId}`)

    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toMatch(
      /pagehand_http_request_seconds_count\{method="POST",route="\/api\/chat",status="200"\} 1/,
    )
    expect(text).toMatch(/pagehand_turn_run_seconds_count\{outcome="answered"\} 1/)
    expect(text).toMatch(/^pagehand_sockets 1$/m)
    expect(text).toMatch(/^pagehand_turns_running 0$/m)
    expect(text).not.toContain(sessionId)
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404)
    expect((await house.call('/metrics')).status).toBe(404)
  })
})

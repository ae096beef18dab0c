import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { ownedDesk } from '../admin/support/owned-desk.ts'
import { serveForTest } from '../support/server.ts'

/** A model's server that refuses every key. */
async function refusing(key: string) {
  const model = createServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } }))
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  const environment = {
    ASSISTANT: 'compatible:m',
    ASSISTANT_BASE_URL: `http://127.0.0.1:${port}/v1`,
    ASSISTANT_API_KEY: key,
  }
  return { environment, close: () => model.close() }
}

it('tells the owner at the desk why the model failed as soon as the turn is over', async () => {
  const key = 'sk-very-secret-key-of-the-owner'
  const model = await refusing(key)
  const desk = await ownedDesk(model.environment)
  const { body } = await desk.visit('POST', '/api/session/init', {})
  await desk.visit('POST', '/api/chat', { sessionId: body['sessionId'], message: 'hello' })
  await vi.waitFor(async () => {
    const { body: settings } = await desk.call('readAssistant', { token: desk.token, params: desk.at })
    expect(settings.health.lastFault).toContain('the model failed with 401')
    expect(settings.health.lastFault).not.toContain(key)
  }, 10_000)
  await desk.close()
  model.close()
})

it('tells operators why a model failed, without its key, and visitors who answers instead', async () => {
  const key = 'sk-very-secret-key-of-the-owner'
  const model = await refusing(key)
  let text = ''
  const stream = new Writable({
    write(part, _, done) {
      text += String(part)
      done()
    },
  })
  const house = await serveForTest(
    { ...model.environment, METRICS_TOKEN: 'a-token-of-the-operator' },
    { logger: pino({ level: 'info' }, stream) },
  )
  const sessionId = await house.init()
  const { next } = house.connect(sessionId)
  await next('session_joined')
  await house.call('/api/chat', { body: { sessionId, message: 'hello' } })
  expect(await next('message_done')).toMatchObject({
    text: expect.stringMatching(/is not answering/) as string,
  })

  const metrics = await fetch(`${house.url}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-the-operator' },
  })
  expect(await metrics.text()).toContain('pagehand_assistant_faults_total{kind="unavailable"} 1')
  await house.close()
  model.close()
  const line = text
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as Record<string, unknown>)
    .find(({ msg }) => msg === 'the model failed')
  expect(line).toMatchObject({ level: 40, cause: expect.stringContaining('401') as string })
  expect(text).not.toContain(key)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { ownedAdmin } from '../admin/support/owned-admin.ts'
import { serveForTest } from '../support/server.ts'

/** A model's server that refuses every key, once it has stumbled over this many. */
async function refusing(key: string, stumbles = 0) {
  let asked = 0
  const model = createServer((_, response) => {
    asked += 1
    const [status, message] = asked > stumbles ? [401, 'Incorrect API key provided'] : [500, 'Stumbled over']
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `${message}: ${key}` } }))
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

it('tells the owner at the dashboard why the model failed as soon as the turn is over', async () => {
  const key = 'sk-very-secret-key-of-the-owner'
  const model = await refusing(key)
  const admin = await ownedAdmin(model.environment)
  const { body } = await admin.visit('POST', '/api/session/init', {})
  await admin.visit('POST', '/api/chat', { sessionId: body['sessionId'], message: 'hello' })
  const lastFault = async () =>
    (await admin.call('readAssistant', { token: admin.token, params: admin.at })).body.health.lastFault
  // Nothing warmed up the engine that takes over, as `serve` does: its first answer costs seconds of a processor.
  await expect.poll(lastFault).toContain('the model failed with 401')
  expect(await lastFault()).not.toContain(key)
  await admin.close()
  model.close()
})

it('tells operators why a model failed, also where it was asked once more, without its key, and visitors who answers instead', async () => {
  const key = 'sk-very-secret-key-of-the-owner'
  const model = await refusing(key, 1)
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
  const counted = await metrics.text()
  expect(counted).toContain('pagehand_assistant_faults_total{kind="unavailable"} 1')
  expect(counted).toContain('pagehand_assistant_faults_total{kind="retried"} 1')
  await house.close()
  model.close()
  const lines = text
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as Record<string, unknown>)
  for (const [said, status] of [
    ['the model is asked once more', '500'],
    ['the model failed', '401'],
  ] as const)
    expect(lines.filter(({ msg }) => msg === said)).toMatchObject([
      { level: 40, cause: expect.stringContaining(status) as string },
    ])
  expect(text).not.toContain(key)
})

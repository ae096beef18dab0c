import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it, onTestFinished } from 'vitest'
import { origin, serveForTest } from '../support/server.ts'
import { contactPage } from './support/contact-page.ts'
import { startModelServer } from './support/model-server.ts'
import { startVisitor } from './support/visitor.ts'

it('answers everybody else while 10,000 steps in one answer are judged', async () => {
  const step = (elementId: number) => ({ action: 'click', elementId, description: 'Press it' })
  const steps = Array.from({ length: 10_000 }, (_, index) => step(index))
  const reply = { calls: [{ name: 'page_act', input: JSON.stringify({ steps }) }], whole: true }
  const model = await startModelServer('openai', () => reply)
  const server = await serveForTest({ ASSISTANT: 'compatible:test', ASSISTANT_BASE_URL: model.baseUrl })
  const visitor = await startVisitor(server.url, origin)
  onTestFinished(async () => {
    visitor.close()
    await server.close()
    await model.close()
  })
  const held = monitorEventLoopDelay({ resolution: 1 })
  await visitor.send('hello', contactPage())
  await model.received(1)
  held.enable()
  const statuses: number[] = []
  // The visitor hears of it once the answer was refused.
  while (visitor.heard.length === 0) statuses.push((await server.call('/health')).status)
  held.disable()
  console.log(
    `10,000 steps: /health answered ${statuses.length} times meanwhile, nothing else ran for at most ${Math.round(held.max / 1e6)} ms`,
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

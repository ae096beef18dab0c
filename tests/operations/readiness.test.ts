import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Assistant } from '#assistant'
import { createNodeReadiness } from '../../src/server/operations/node-readiness.ts'
import { serveForTest } from '../support/server.ts'

describe('readiness', () => {
  it('is yes while the node serves; the bare health check is another address', async () => {
    const house = await serveForTest()
    expect(await house.call('/health/ready', { from: null })).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    })
    expect(Object.keys((await house.call('/health')).body)).toEqual(['status', 'timestamp'])
    await house.close()
  })

  it('is no from the moment the node is told to stop, while turns under way still end', async () => {
    const begun = signal()
    const goOn = signal()
    const slow: Assistant = {
      async advance(_, emit) {
        emit.say('one ')
        begun.give()
        await goOn.given
        emit.say('two')
        return { version: 1, open: false, waiting: null, memory: null }
      },
    }
    const house = await serveForTest({}, { assistant: slow })
    const sessionId = await house.init()
    const { next } = house.connect(sessionId)
    await next('session_joined')
    await house.call('/api/chat', { body: { sessionId, message: 'count' } })
    await begun.given

    const closed = house.server.close()
    const ready = await house.call('/health/ready')
    expect(ready).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(ready.headers.get('retry-after')).toBe('1')
    expect((await house.call('/health')).status).toBe(200)
    goOn.give()
    expect(await next('message_done')).toMatchObject({ text: 'one two' })
    await closed
  })

  it('is no when the store does not answer, and asks it once for all who ask together', async () => {
    let asked = 0
    const probe = async () => {
      asked += 1
      await delay(1_000, undefined, { ref: false })
    }
    const readiness = createNodeReadiness({ probe, timeoutMs: 10 })
    const answers = await Promise.allSettled([readiness.check(), readiness.check(), readiness.check()])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(asked).toBe(1)
  })

  it('comes back by itself', async () => {
    let away = true
    const readiness = createNodeReadiness({
      async probe() {
        if (away) throw new Error('away')
      },
    })
    await expect(readiness.check()).rejects.toMatchObject({ status: 503 })
    away = false
    await expect(readiness.check()).resolves.toBeUndefined()
  })
})

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}

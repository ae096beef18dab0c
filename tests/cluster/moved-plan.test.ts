import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import type { Assistant, TurnState } from '#assistant'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer } from '#server'
import { openBalancer } from '../chaos/nodes/balancer.ts'
import { until } from '../chaos/support/until.ts'
import { sharedDatabases } from '../support/shared-places.ts'
import { call, join, newSession } from './support/guest.ts'

const databases = sharedDatabases()
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const planId = 'plan-1'
const ended: TurnState = { version: 1, open: false, waiting: null, memory: null }
const step = { id: 'step-1', type: 'click_element', elementId: 1, description: 'Click' } as const

/** Sends a plan for a message, and says what else it was given. */
const planner: Assistant = {
  async advance({ inputs }, emit) {
    if (inputs.some(({ kind }) => kind !== 'message')) {
      emit.say(inputs.map(({ kind }) => kind).join(' '))
      return ended
    }
    emit.send({ name: 'action_plan', payload: { planId, actions: [step], useUniversalIndexing: true } })
    return { ...ended, open: true, waiting: { kind: 'plan', planId, actionId: step.id, steps: [] } }
  },
}

/** Two nodes in this process that share databases and a clock, and a balancer that takes them in turn. */
async function setup() {
  const clock = { ticks: 0 }
  const dataDir = mkdtempSync(pathOf(tmpdir(), 'moved-'))
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const { redis, database } = databases()
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://pagehand.test',
    DATABASE_URL: await database(),
    REDIS_URL: redis.url,
    SECRET_KEY: 'the same for every node of the test',
  })
  const store = await openStore(config)
  const shop = { id: 'shop', name: 'shop', hosts: ['shop.test'], createdAt: 0 }
  await store.sites.add({ ...shop, config: defaultSiteConfig('shop') })
  await store.close()
  const parts = { logger: pino({ level: 'silent' }), assistant: planner, ticks: () => clock.ticks }
  const nodes = [await startServer(config, parts), await startServer(config, parts)]
  closing.push(() => Promise.all(nodes.map((node) => node.close())))
  const balancer = await openBalancer(nodes.map(({ port }) => port))
  closing.push(() => balancer.close())
  return { clock, first: `http://127.0.0.1:${nodes[0]?.port}`, balanced: `http://127.0.0.1:${balancer.port}` }
}

it('a plan whose widget moved to another node counts as unknown after the same silence', async () => {
  const { clock, first, balanced } = await setup()
  const sessionId = await newSession(first)
  const guest = await join(balanced, sessionId)
  closing.push(() => guest.socket.disconnect())
  await call(first, '/api/chat', { body: { sessionId, message: 'click it' } })
  await guest.hear('action_plan')
  const before = guest.said.length
  // The plan is at the client already: the other node has nothing to send, and must watch all the same.
  guest.socket.io.engine.close()
  await guest.hear('session_joined', before)
  await until(() => {
    clock.ticks += 60_000
    return guest.said.some(({ name }) => name === 'message_done')
  }, 20_000)
  expect(guest.said.slice(before).map(({ name }) => name)).toEqual([
    'session_joined',
    'message_chunk',
    'message_done',
  ])
  expect(guest.said.at(-1)?.payload).toMatchObject({ text: 'silence' })
})

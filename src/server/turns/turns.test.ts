import { noKnowledge, type Assistant, type TurnRequest, type TurnState } from '#assistant'
import { defaultSiteConfig, limits } from '#protocol'
import { libsqlStore } from '#store'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFile } from '../../../tests/support/temporary-file.ts'
import { createConversation } from '../sessions/conversation.ts'
import { createTurns } from './turns.ts'

const planned: TurnState = {
  version: 1,
  open: true,
  waiting: { kind: 'plan', planId: 'p1', steps: [] },
  memory: null,
}
const ended: TurnState = { version: 1, open: false, waiting: null, memory: null }

/** A session whose plan is with the widget, on a clock that the test moves; the inbox is swept all the time. */
async function setup() {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const store = libsqlStore({ file: temporaryFile(), now })
  const asked: TurnRequest['inputs'][] = []
  const assistant: Assistant = {
    async advance({ inputs }, emit) {
      asked.push(inputs)
      emit.send({ name: 'task_complete', payload: { summary: 'done', message: 'Done.' } })
      return ended
    },
  }
  const inbox = vi.fn(store.sessions.inbox)
  const sessions = { ...store.sessions, inbox }
  const site = { id: 'site', name: 'Site', hosts: ['site.test'], config: defaultSiteConfig('Site') }
  const turns = createTurns({
    sessions,
    log: store.log,
    assistant,
    owner: 'here',
    sweepMs: 1,
    profileOf: async () => ({ ...site, policy: {} }),
    knowledgeOf: () => noKnowledge,
    budget: { left: async () => true, spent: async () => undefined },
    languageOf: () => 'en',
    apologyIn: () => 'Sorry.',
    logger: pino({ level: 'silent' }),
    silenceMs: 60_000,
    pageSeen: () => undefined,
    newId: () => 'id',
    now,
  })
  const nothing = () => undefined
  const plans = {
    began: nothing,
    resumed: nothing,
    heard: nothing,
    sawPage: nothing,
    answered: (sessionId: string) => turns.wake(sessionId),
    pageSeen: nothing,
    ended: nothing,
    stop: nothing,
  }
  const conversation = createConversation({
    sessions,
    turns,
    plans,
    disconnect: nothing,
    newId: () => 'id',
    now,
  })
  const sessionId = '7d3c3a5e-0000-4000-8000-000000000000'
  await store.sites.add({ ...site, createdAt: 0 })
  await sessions.create({ id: sessionId, siteId: 'site', host: 'site.test', at: now() })
  await sessions.commit({ sessionId, turn: { state: planned, waitUntil: now() + 300_000 } })
  turns.start()
  onTestFinished(async () => {
    await turns.drain(0)
    await store.close()
  })

  /** Returns when several runs have looked into the inbox, or one has found something to do. */
  async function swept(): Promise<void> {
    const before = inbox.mock.calls.length
    await vi.waitUntil(() => inbox.mock.calls.length > before + 5 || asked.length > 0, { timeout: 10_000 })
  }
  return { sessionId, conversation, clock, asked, swept }
}

const page = { url: 'http://site.test/next' }
const result = { success: true, completedSteps: 1, totalSteps: 1 }

it('leaves a plan its time to report after a page load, however often the inbox is swept', async () => {
  const { sessionId, conversation, clock, asked, swept } = await setup()
  await conversation.goOn(sessionId, page)
  clock.now += limits.planGraceMs - 1
  await swept()
  expect(asked).toEqual([])
  clock.now += 1
  await vi.waitFor(() => expect(asked).toEqual([[{ kind: 'continue' }]]), { timeout: 10_000 })
})

it('takes the report of a plan as soon as it comes, and then has no use for the new page', async () => {
  const { sessionId, conversation, asked } = await setup()
  await conversation.goOn(sessionId, page)
  await conversation.report(sessionId, { kind: 'sequence', planId: 'p1', result })
  await vi.waitFor(() => expect(asked).toEqual([[{ kind: 'result', planId: 'p1', result }]]), {
    timeout: 10_000,
  })
})

import { noKnowledge, type Assistant, type TurnRequest, type TurnState } from '#assistant'
import { defaultSiteConfig, limits } from '#protocol'
import { libsqlStore, type Commit } from '#store'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFile } from '../../../tests/support/temporary-file.ts'
import { createSessionActions } from '../sessions/session-actions.ts'
import { createPlanWatch } from './plan-watch.ts'
import { createTurns } from './turns.ts'

const planned: TurnState = {
  version: 1,
  open: true,
  waiting: { kind: 'plan', planId: 'p1', steps: [] },
  memory: null,
}
const ended: TurnState = { version: 1, open: false, waiting: null, memory: null }

interface SetupOptions {
  /** What the turn waits for when it begins. */
  readonly state?: TurnState
  readonly advance?: Assistant['advance']
  /** Whether the owner lets a model know who the visitor is. */
  readonly tellsVisitor?: boolean
  /** Runs before a commit is written: what is sent may be heard by then. */
  readonly onCommit?: (change: Commit) => Promise<void>
}

const start = 1_000_000

/** A session on a clock that the test moves; its inbox is swept all the time. */
async function setup({ state, advance = endAtOnce, tellsVisitor = false, onCommit }: SetupOptions = {}) {
  const clock = { now: start }
  const now = () => clock.now
  const store = libsqlStore({ file: temporaryFile(), now })
  const asked: TurnRequest['inputs'][] = []
  const assistant: Assistant = {
    advance(request, emit, signal) {
      asked.push(request.inputs)
      return advance(request, emit, signal)
    },
  }
  const inbox = vi.fn(store.sessions.inbox)
  const sessions: typeof store.sessions = {
    ...store.sessions,
    inbox,
    async commit(change) {
      await onCommit?.(change)
      return store.sessions.commit(change)
    },
  }
  const site = { id: 'site', name: 'Site', hosts: ['site.test'], config: defaultSiteConfig('Site') }
  const turns = createTurns({
    sessions,
    historyOf: ({ id }, query) => sessions.history(id, query),
    log: store.log,
    assistant,
    owner: 'here',
    sweepMs: 1,
    profileOf: async () => ({ ...site, policy: {}, tellsVisitor }),
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
  const plans = createPlanWatch({ wake: turns.wake, onSilence: () => undefined })
  const sessionActions = createSessionActions({
    sessions,
    turns,
    plans,
    disconnect: () => undefined,
    newId: () => 'id',
    now,
  })
  await store.sites.add({ ...site, createdAt: 0 })
  await sessions.create({ id: sessionId, siteId: 'site', host: 'site.test', at: now() })
  if (state) await sessions.commit({ sessionId, turn: { state, waitUntil: now() + 300_000 } })
  turns.start()
  onTestFinished(async () => {
    plans.stop()
    await turns.drain(0)
    await store.close()
  })

  /** Returns when several runs have looked into the inbox, or one has found something to do. */
  async function swept(): Promise<void> {
    const before = inbox.mock.calls.length
    await vi.waitUntil(() => inbox.mock.calls.length > before + 5 || asked.length > 0, within)
  }
  return { store, sessionActions, clock, asked, swept }
}

const endAtOnce: Assistant['advance'] = async (_, emit) => {
  emit.send({ name: 'task_complete', payload: { summary: 'done', message: 'Done.' } })
  return ended
}
const sessionId = '7d3c3a5e-0000-4000-8000-000000000000'
const within = { timeout: 50_000 }
const page = { url: 'http://site.test/next' }
const result = { success: true, completedSteps: 1, totalSteps: 1 }

it('leaves a plan its time to report after a page load, however often the inbox is swept', async () => {
  const { sessionActions, clock, asked, swept } = await setup({ state: planned })
  await sessionActions.goOn(sessionId, page)
  clock.now += limits.planGraceMs - 1
  await swept()
  expect(asked).toEqual([])
  clock.now += 1
  await vi.waitFor(() => expect(asked).toEqual([[{ kind: 'continue' }]]), within)
})

it('takes the report of a plan as soon as it comes, and then has no use for the new page', async () => {
  const { sessionActions, asked } = await setup({ state: planned })
  await sessionActions.goOn(sessionId, page)
  await sessionActions.report(sessionId, { kind: 'sequence', planId: 'p1', result })
  await vi.waitFor(() => expect(asked).toEqual([[{ kind: 'result', planId: 'p1', result }]]), within)
})

/** Asks when it is spoken to, and ends the turn when it is answered. */
const askFirst: Assistant['advance'] = async (request, emit) => {
  if (request.inputs.some(({ kind }) => kind === 'confirmation')) {
    emit.say('All right.')
    return ended
  }
  const labels = { confirm_label: 'Yes, do it', cancel_label: 'No' }
  emit.send({
    name: 'confirmation_required',
    payload: { message: 'Really?', confirmationId: 'c1', ...labels },
  })
  return {
    ...ended,
    open: true,
    waiting: { kind: 'confirmation', confirmationId: 'c1', expiresAt: start + limits.confirmationMs },
  }
}

const asks = ({ events = [] }: Commit) => events.some(({ name }) => name === 'confirmation_required')
const yes = { kind: 'confirmation', confirmationId: 'c1', confirmed: true } as const

it.each([
  ['by its name', yes],
  ['without a name', { kind: 'confirmation', confirmed: true }],
] as const)('[E4] takes an answer %s that comes before the question is written down', async (_, answer) => {
  const { store, sessionActions, asked } = await setup({
    advance: askFirst,
    // With many nodes a question is heard from the log before the database has it.
    onCommit: async (change) => (asks(change) ? sessionActions.answer(sessionId, answer) : undefined),
  })
  const session = await store.sessions.get(sessionId)
  if (!session) throw new Error('there is no session')
  await sessionActions.accept(session, { text: 'Send it' })
  await vi.waitFor(() => expect(asked).toMatchObject([[{ kind: 'message' }], [yes]]), within)
  const said = async () => (await store.sessions.history(sessionId)).map(({ content }) => content)
  await vi.waitFor(
    async () => expect(await said()).toEqual(['Send it', 'Really?', 'Yes, do it', 'All right.']),
    within,
  )
})

it('[E4] takes no answer without a name for one to a question that was asked later', async () => {
  const { store, sessionActions, asked, clock } = await setup({ advance: askFirst })
  clock.now = start - 1
  await sessionActions.answer(sessionId, { kind: 'confirmation', confirmed: true })
  clock.now = start
  const session = await store.sessions.get(sessionId)
  if (!session) throw new Error('there is no session')
  await sessionActions.accept(session, { text: 'Send it' })
  const said = async () => (await store.sessions.history(sessionId)).map(({ content }) => content)
  await vi.waitFor(async () => expect(await said()).toEqual(['Send it', 'Really?']), within)
  expect(asked).toMatchObject([[{ kind: 'message' }]])
})

/** Acts when it is spoken to, and ends the turn when the page goes on. */
const actFirst: Assistant['advance'] = async (request, emit) => {
  if (request.inputs.some(({ kind }) => kind === 'continue'))
    return endAtOnce(request, emit, new AbortController().signal)
  emit.send({ name: 'action_plan', payload: { actions: [], planId: 'p1', useUniversalIndexing: true } })
  return planned
}

it('hears of a new page before the plan that led there is written down', async () => {
  const plans = ({ events = [] }: Commit) => events.some(({ name }) => name === 'action_plan')
  const { store, sessionActions, asked, clock } = await setup({
    advance: actFirst,
    onCommit: async (change) => (plans(change) ? sessionActions.goOn(sessionId, page) : undefined),
  })
  const session = await store.sessions.get(sessionId)
  if (!session) throw new Error('there is no session')
  await sessionActions.accept(session, { text: 'Open it' })
  await vi.waitFor(() => expect(asked).toHaveLength(1), within)
  clock.now += limits.planGraceMs
  await vi.waitFor(() => expect(asked).toMatchObject([[{ kind: 'message' }], [{ kind: 'continue' }]]), within)
})

it('knows a plan by its id, even one that looks like the number of an account', async () => {
  const waiting = { kind: 'plan', planId: 'p1', actionId: 'DE89370400440532013000', steps: [] } as const
  const { sessionActions, asked } = await setup({ state: { ...planned, waiting } })
  const told = { success: true, description: 'DE89 3704 0044 0532 0130 00' }
  await sessionActions.report(sessionId, { kind: 'action', actionId: waiting.actionId, result: told })
  const masked = { success: true, description: '[IBAN •••]' }
  const report = { kind: 'result', planId: 'p1', result: { ...masked, results: [masked] } }
  await vi.waitFor(() => expect(asked).toEqual([[report]]), within)
})

it.each([
  [false, undefined],
  [true, { name: 'Grace' }],
])('tells the assistant of the visitor only where the owner allows it: %s', async (tellsVisitor, told) => {
  const requests: TurnRequest[] = []
  const advance: Assistant['advance'] = (request, emit, signal) => {
    requests.push(request)
    return endAtOnce(request, emit, signal)
  }
  const { store, sessionActions } = await setup({ advance, tellsVisitor })
  await sessionActions.identify(sessionId, { name: 'Grace' })
  const session = await store.sessions.get(sessionId)
  await sessionActions.accept(session!, { text: 'hello' })
  await vi.waitFor(() => expect(requests).toHaveLength(1), within)
  expect(requests[0]?.visitor).toEqual(told)
})

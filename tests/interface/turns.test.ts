import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Assistant, Emit, TurnRequest, TurnState } from '#assistant'
import type { ActionPlan } from '#protocol'
import { serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
afterEach(() => house.close())

const ended: TurnState = { version: 1, open: false, waiting: null, memory: null }

/** An assistant whose every run is led by the test. */
function puppet() {
  const runs: Run[] = []
  const waiting: ((run: Run) => void)[] = []
  interface Run {
    request: TurnRequest
    emit: Emit
    signal: AbortSignal
    end: (state?: TurnState) => void
    fail: (fault: Error) => void
  }
  const assistant: Assistant = {
    advance: (request, emit, signal) =>
      new Promise((resolve, reject) => {
        const run = { request, emit, signal, end: (state = ended) => resolve(state), fail: reject }
        const next = waiting.shift()
        if (next) next(run)
        else runs.push(run)
      }),
  }
  const nextRun = () => {
    const run = runs.shift()
    return run ? Promise.resolve(run) : new Promise<Run>((resolve) => waiting.push(resolve))
  }
  return { assistant, nextRun }
}

async function setup() {
  const { assistant, nextRun } = puppet()
  house = await serveForTest({}, { assistant })
  const sessionId = await house.init()
  const client = house.connect(sessionId)
  await client.next('session_joined')
  const say = (message: string) => house.call('/api/chat', { body: { sessionId, message } })
  const names = () => client.heard.map(({ name }) => name).filter((name) => name !== 'session_joined')
  const history = async () => {
    const { body } = await house.call(`/api/session/${sessionId}`)
    return body.history.map(({ role, content }: { role: string; content: string }) => `${role}: ${content}`)
  }
  return { sessionId, say, nextRun, names, history, ...client }
}

const kinds = (request: TurnRequest) => request.inputs.map((input) => input.kind)

describe('a turn', () => {
  it('[C10] takes in a message that comes before anything was said', async () => {
    const { say, nextRun, next, names } = await setup()
    await say('one')
    const first = await nextRun()
    await say('two')
    const second = await nextRun()
    expect(first.signal.aborted).toBe(true)
    expect(second.request.inputs).toMatchObject([{ text: 'one' }, { text: 'two' }])
    second.emit.say('both')
    second.end()
    expect(await next('message_done')).toMatchObject({ text: 'both' })
    expect(names()).toEqual(['message_chunk', 'message_done'])
  })

  it('[C10] closes what was said with `more` when a message comes later, and answers with both in view', async () => {
    const { say, nextRun, next, names, history } = await setup()
    await say('one')
    const first = await nextRun()
    first.emit.say('The answer to o')
    await next('message_chunk')
    await say('two')
    const second = await nextRun()
    expect(second.request.inputs).toMatchObject([
      { kind: 'message', text: 'one' },
      { kind: 'said', text: 'The answer to o' },
      { kind: 'message', text: 'two' },
    ])
    expect(await next('message_done')).toMatchObject({ text: 'The answer to o', more: true })
    first.emit.say('a late word')
    second.emit.say('Two.')
    second.end()
    await next('message_done', (payload) => payload.text === 'Two.')
    expect(names()).toEqual(['message_chunk', 'message_done', 'message_chunk', 'message_done'])
    expect(await history()).toEqual([
      'user: one',
      'assistant: The answer to o',
      'user: two',
      'assistant: Two.',
    ])
  })

  it('[C11] ends with where it has its facts from, and keeps that with its words', async () => {
    const { sessionId, say, nextRun, next } = await setup()
    const sources = [{ title: 'Delivery', url: 'https://shop.test/delivery', quote: 'Two days.' }]
    await say('When?')
    const run = await nextRun()
    run.emit.say('In two days.')
    run.emit.cite(sources)
    run.end()
    expect(await next('message_done')).toMatchObject({ text: 'In two days.', sources })
    const { body } = await house.call(`/api/session/${sessionId}`)
    expect(body.history.at(-1)).toMatchObject({ content: 'In two days.', sources })
    const later = house.connect(sessionId)
    expect(await later.next('message_done')).toMatchObject({ sources })
  })

  it('[E7] ends an open stream by `stop` with its one terminal event', async () => {
    const { sessionId, say, nextRun, next, names, socket } = await setup()
    await say('one')
    const first = await nextRun()
    first.emit.say('So far')
    await next('message_chunk')
    socket.emit('stop', { sessionId })
    const second = await nextRun()
    expect(kinds(second.request)).toEqual(['message', 'said', 'stop'])
    second.end()
    const done = await next('message_done')
    expect(done).toEqual({ text: 'So far', streamId: expect.any(String) })
    expect(names()).toEqual(['message_chunk', 'message_done'])
  })

  it('[E7] does nothing for a `stop` when nothing is under way', async () => {
    const { sessionId, say, nextRun, next, names, socket } = await setup()
    socket.emit('stop', { sessionId })
    await say('one')
    const run = await nextRun()
    expect(kinds(run.request)).toEqual(['message'])
    run.emit.say('Hello')
    run.end()
    await next('message_done')
    expect(names()).toEqual(['message_chunk', 'message_done'])
  })

  it('[C9] says sorry once when the assistant fails, and the session goes on', async () => {
    const { say, nextRun, next, names } = await setup()
    await say('one')
    const first = await nextRun()
    first.emit.say('Half a')
    first.emit.send({ name: 'task_complete', payload: { summary: 'never', message: 'never' } })
    first.fail(new Error('broken'))
    expect(await next('message')).toMatchObject({ isError: true })
    expect(names()).toEqual(['message_chunk', 'message_done', 'message'])
    await say('two')
    const second = await nextRun()
    second.emit.say('Fine')
    second.end()
    await next('message_done', ({ text }) => text === 'Fine')
  })

  it('[C9] says sorry when the assistant ends a turn without a word', async () => {
    const { say, nextRun, next } = await setup()
    await say('one')
    const run = await nextRun()
    run.end()
    expect(await next('message')).toMatchObject({ isError: true })
  })

  it('[E1] [E2] [E3] matches results with the plan that is out, once', async () => {
    const { sessionId, say, nextRun, next, socket } = await setup()
    const waiting = { kind: 'plan', planId: 'p1', actionId: 'a1', steps: [] } as const
    await say('one')
    const first = await nextRun()
    const action = { id: 'a1', type: 'click_element', elementId: 1, description: 'Click' }
    first.emit.send({
      name: 'action_plan',
      payload: { actions: [action], useUniversalIndexing: true, planId: 'p1' },
    })
    first.end({ ...ended, open: true, waiting })
    await next('action_plan')
    const lines = [[1, 4, 'button', 'Pay', { disabled: true }]]
    const result = { success: true, description: 'done', reason: 'It was there already.', lines }
    socket.emit('action_complete', { sessionId, actionId: 'forged', result })
    socket.emit('sequence_complete', { sessionId, planId: 'other', result })
    socket.emit('update_context', { sessionId, context: { url: 'http://shop.test/after' } })
    socket.emit('action_complete', { sessionId, actionId: 'a1', result })
    socket.emit('action_complete', { sessionId, actionId: 'a1', result })
    const second = await nextRun()
    expect(second.request.inputs).toEqual([
      { kind: 'result', planId: 'p1', result: { ...result, results: [result] } },
    ])
    expect(second.request.page?.url).toBe('http://shop.test/after')
    second.emit.send({ name: 'task_complete', payload: { summary: 's', message: 'm' } })
    second.end()
    await next('task_complete')
  })

  it('[V3] [E1] [E3] [C4] plays a sequence with a client that knows the interface and no more', async () => {
    const { sessionId, say, nextRun, next, socket } = await setup()
    await say('one')
    const first = await nextRun()
    const payload: ActionPlan = {
      type: 'execute_generic_sequence',
      isSequence: true,
      actions: [
        { action: 'type', elementId: 1, inputData: 'Ada', description: 'Type “Ada”' },
        { action: 'click', elementId: 2, description: 'Go on' },
      ],
      useUniversalIndexing: true,
      planId: 'p1',
    }
    first.emit.send({ name: 'action_plan', payload })
    first.end({ ...ended, open: true, waiting: { kind: 'plan', planId: 'p1', steps: [] } })
    expect(await next('action_plan')).toEqual(payload)
    socket.emit('sequence_complete', { sessionId, result: { success: true } })
    const second = await nextRun()
    expect(second.request.inputs).toMatchObject([{ kind: 'result', planId: 'p1', result: { success: true } }])
    second.emit.say('There.')
    second.end({ ...ended, open: true })
    await next('message_chunk')
    const indexedElements = Array.from({ length: 60 }, (_, id) => ({ id, type: 'link', text: `Link ${id}` }))
    socket.emit('continue_task', { sessionId, context: { url: 'http://shop.test/after', indexedElements } })
    const third = await nextRun()
    expect(kinds(third.request)).toEqual(['continue'])
    expect(third.request.page?.url).toBe('http://shop.test/after')
    expect(third.request.page?.indexedElements).toEqual(indexedElements.slice(0, 50))
    third.end()
    await next('message_done')
  })

  it('[E4] takes an answer to a confirmation once, and only while it is open', async () => {
    const { sessionId, say, nextRun, next, socket, history } = await setup()
    socket.emit('confirmation_response', { sessionId, confirmed: true })
    await say('one')
    const first = await nextRun()
    expect(kinds(first.request)).toEqual(['message'])
    const payload = {
      message: 'Really?',
      confirm_label: 'Yes, do it',
      cancel_label: 'No',
      confirmationId: 'c1',
    }
    first.emit.send({ name: 'confirmation_required', payload })
    const waiting = { kind: 'confirmation', confirmationId: 'c1', expiresAt: Date.now() + 300_000 } as const
    first.end({ ...ended, open: true, waiting })
    await next('confirmation_required')
    socket.emit('confirmation_response', { sessionId, confirmed: true, confirmationId: 'forged' })
    socket.emit('confirmation_response', { sessionId, confirmed: true })
    const second = await nextRun()
    expect(second.request.inputs).toEqual([{ kind: 'confirmation', confirmationId: 'c1', confirmed: true }])
    second.emit.say('Done')
    second.end()
    await next('message_done')
    expect(await history()).toEqual([
      'user: one',
      'assistant: Really?',
      'user: Yes, do it',
      'assistant: Done',
    ])
  })

  it('[W5] [V4] asks again in another tab what is still open, and nothing that was answered', async () => {
    const { sessionId, say, nextRun, next } = await setup()
    const payload = { message: 'Really?', confirm_label: 'Yes', cancel_label: 'No', confirmationId: 'c1' }
    await say('one')
    const first = await nextRun()
    first.emit.send({ name: 'confirmation_required', payload })
    const waiting = { kind: 'confirmation', confirmationId: 'c1', expiresAt: Date.now() + 300_000 } as const
    first.end({ ...ended, open: true, waiting })
    await next('confirmation_required')
    // Until the first tab is known to have heard it.
    await delay(1_000)
    const second = house.connect(sessionId)
    expect(await second.next('confirmation_required')).toEqual(payload)
    expect((await second.next('session_joined')).history).toMatchObject([{ content: 'one' }])
    second.socket.emit('confirmation_response', { sessionId, confirmed: false, confirmationId: 'c1' })
    const run = await nextRun()
    run.emit.say('All right.')
    run.end()
    await second.next('message_done')
    await delay(1_000)
    const third = house.connect(sessionId)
    const { history } = await third.next('session_joined')
    expect(history).toHaveLength(4)
    expect(third.heard.map(({ name }) => name)).toEqual(['session_joined'])
  })

  it('[S9] is ended by a deletion', async () => {
    const { sessionId, say, nextRun, next } = await setup()
    await say('one')
    const run = await nextRun()
    run.emit.say('Half')
    await next('message_chunk')
    expect((await house.call(`/api/session/${sessionId}`, { method: 'DELETE' })).status).toBe(200)
    expect(run.signal.aborted).toBe(true)
    run.emit.say('too late')
    run.end()
    expect((await house.call(`/api/session/${sessionId}`)).status).toBe(404)
  })
})

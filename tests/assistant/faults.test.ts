import { afterEach, describe, expect, it } from 'vitest'
import type { Engine } from '#assistant'
import { createClock } from './support/clock.ts'
import { contactPage } from './support/contact-page.ts'
import { startModelServer, type ModelReply, type ModelServer } from './support/model-server.ts'
import { scriptedEngine, setStage, terminals, type Stage } from './support/stage.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

type Format = 'openai' | 'anthropic'

interface Fault {
  readonly name: string
  /** What the model does until the visitor writes again. */
  readonly reply: ModelReply
  /** The sentence that ends the turn. */
  readonly says: RegExp
  /** How often the model is asked. */
  readonly asked: number
  /** Whether the clock has to be moved for anything to happen. */
  readonly wait?: 'request' | 'text'
}

const act = (elementId: number) => ({
  name: 'page_act',
  input: { steps: [{ action: 'click', elementId, description: 'Press' }] },
})

const faults: readonly Fault[] = [
  { name: 'says 401', reply: { status: 401 }, says: /cannot reach my language model/, asked: 1 },
  { name: 'says 404', reply: { status: 404 }, says: /cannot reach my language model/, asked: 1 },
  { name: 'says 429', reply: { status: 429 }, says: /Many people are asking/, asked: 6 },
  {
    name: 'says 429 and wants an hour',
    reply: { status: 429, headers: { 'retry-after': '3600' } },
    says: /Many people are asking/,
    asked: 1,
  },
  { name: 'says 500', reply: { status: 500 }, says: /cannot reach my language model/, asked: 6 },
  {
    name: 'breaks the line at once',
    reply: { cut: 'before' },
    says: /cannot reach my language model/,
    asked: 6,
  },
  { name: 'never begins', reply: { stall: 'before' }, says: /took too long/, asked: 1, wait: 'request' },
  {
    name: 'stops in the middle',
    reply: { text: 'We are open', stall: 'after-text' },
    says: /cut off/,
    asked: 1,
    wait: 'text',
  },
  {
    name: 'breaks in the middle',
    reply: { text: 'We are open', cut: 'after-text' },
    says: /cut off/,
    asked: 1,
  },
  { name: 'ends without an end', reply: { text: 'We are open', cut: 'quietly' }, says: /cut off/, asked: 1 },
  { name: 'says nothing', reply: {}, says: /went wrong on my side/, asked: 1 },
  {
    name: 'only makes malformed calls',
    reply: { calls: [{ name: 'page_act', input: '{"steps": [' }] },
    says: /could not work that out/,
    asked: 5,
  },
  {
    name: 'only calls an unknown tool',
    reply: { calls: [{ name: 'format_disk', input: {} }] },
    says: /could not work that out/,
    asked: 5,
  },
  {
    name: 'looks things up for ever',
    reply: { calls: [{ name: 'find_on_page', input: { query: 'flour' } }] },
    says: /could not work that out/,
    asked: 5,
  },
  {
    name: 'wants the same refused act for ever',
    reply: { calls: [act(99)] },
    says: /same thing twice/,
    asked: 3,
  },
]

async function setup(format: Format, reply: ModelReply | ((index: number) => ModelReply)) {
  const state = { healed: false }
  const server = await startModelServer(format, (_, index) =>
    state.healed ? { text: 'Here I am again.' } : typeof reply === 'function' ? reply(index) : reply,
  )
  servers.push(server)
  const clock = createClock()
  const { now, delay } = clock
  const provider = format === 'openai' ? 'openai' : 'anthropic'
  const options = { assistant: `${provider}:test`, baseUrl: server.baseUrl, apiKey: 'k', now, delay }
  const stage = setStage(options, contactPage())
  return { server, clock, stage, options, heal: () => void (state.healed = true) }
}

function expectOneFailure(stage: Stage, says: RegExp) {
  const [end, ...more] = terminals(stage.events)
  expect(more).toEqual([])
  expect(end).toMatchObject({ name: 'message', payload: { isError: true } })
  expect(end?.payload).toMatchObject({ text: expect.stringMatching(says) as string })
  expect(stage.longestSilence).toBeLessThanOrEqual(35_000)
  expect(stage.state).toMatchObject({ open: false, waiting: null })
}

describe.each(['openai', 'anthropic'] as const)('a model (%s) that', (format) => {
  it.each(faults)('$name ends the turn in one clear message', async ({ reply, says, asked, wait }) => {
    const { stage, server, clock, heal } = await setup(format, reply)
    const halfSaid = new Promise<void>((resolve) => {
      stage.onSay = (said) => said === reply.text && resolve()
    })
    const turn = stage.say('When do you open?')
    if (wait === 'request') await server.received(1)
    if (wait === 'text') await halfSaid
    if (wait) clock.pass(wait === 'request' ? 15_000 : 20_000)
    await turn
    expectOneFailure(stage, says)
    expect(server.requests).toHaveLength(asked)

    heal()
    expect(await stage.say('Are you there?')).toMatchObject([
      { name: 'message_done', payload: { text: 'Here I am again.' } },
    ])
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain('When do you open?')
  })

  it('fails once and then answers is simply asked again', async () => {
    const { stage, server } = await setup(format, (index) =>
      index === 0 ? { status: 500 } : { text: 'At 8:00.' },
    )
    expect(await stage.say('When do you open?')).toMatchObject([
      { name: 'message_done', payload: { text: 'At 8:00.' } },
    ])
    expect(server.requests).toHaveLength(2)
    expect(stage.notes).toContainEqual({
      kind: 'retried',
      reason: 'the model failed with 500: as the test wants it',
    })
    expect(stage.notes).not.toContainEqual(expect.objectContaining({ kind: 'fault' }))
  })

  it('does the same act on an unchanged page is stopped before the third', async () => {
    const { stage } = await setup(format, { calls: [act(11)] })
    await stage.say('show more')
    await stage.report(false)
    await stage.report(false)
    expect(stage.events.filter(({ name }) => name === 'action_plan')).toHaveLength(2)
    expectOneFailure(stage, /same thing twice/)
  })

  it('never comes to an end is stopped after twelve steps', async () => {
    let page = 0
    const { stage, server } = await setup(format, { calls: [act(11)] })
    await stage.say('show more')
    while (stage.state?.open) await stage.report(true, { ...contactPage(), title: `Page ${++page}` })
    expect(server.requests).toHaveLength(12)
    expectOneFailure(stage, /more steps than I allow myself/)
  })
})

describe('when the model is gone', () => {
  it('nobody listens at its address: one clear message', async () => {
    const { server, stage } = await setup('openai', {})
    await server.close()
    await stage.say('hello')
    expectOneFailure(stage, /cannot reach my language model/)
  })

  it('nobody listens on the owner’s machine: the visitor does not wait for a model to be loaded', async () => {
    const { server, options, clock } = await setup('openai', {})
    await server.close()
    let asked = 0
    const counting: typeof fetch = (...request) => {
      asked += 1
      return fetch(...request)
    }
    const stage = setStage({ ...options, assistant: 'compatible:test', fetch: counting }, contactPage())
    const began = clock.now()
    await stage.say('hello')
    expectOneFailure(stage, /cannot reach my language model/)
    expect(clock.now() - began).toBeLessThanOrEqual(3_000)
    expect(asked).toBe(4)
  })

  it('it is being loaded on the owner’s machine: that is waited for', async () => {
    const { server, options } = await setup('openai', (index) =>
      index < 7 ? { status: 503 } : { text: 'Here I am.' },
    )
    const stage = setStage({ ...options, assistant: 'compatible:test' }, contactPage())
    expect(await stage.say('hello')).toMatchObject([
      { name: 'message_done', payload: { text: 'Here I am.' } },
    ])
    expect(server.requests).toHaveLength(8)
  })

  it('what it had begun to say is still its own when it is back', async () => {
    const { server, options, heal } = await setup('openai', (index) =>
      index === 0 ? { text: 'Hello.' } : { text: 'We are open', cut: 'after-text' },
    )
    const stage = setStage({ ...options, assistant: 'compatible:test' }, contactPage())
    await stage.say('hello')
    await stage.say('When do you open?')
    heal()
    await stage.say('Go on')
    expect(server.requests.at(-1)?.body['messages']).toContainEqual({
      role: 'assistant',
      content: 'We are open',
    })
  })

  it('it wants two seconds: it gets them', async () => {
    const { options } = await setup('openai', (index) =>
      index === 0 ? { status: 429, headers: { 'retry-after': '2' } } : { text: 'Here I am.' },
    )
    const waited: number[] = []
    const delay: typeof options.delay = (ms, signal) => {
      waited.push(ms)
      return ms === 2_000 ? Promise.resolve() : options.delay(ms, signal)
    }
    const stage = setStage({ ...options, delay }, contactPage())
    expect(await stage.say('hello')).toMatchObject([
      { name: 'message_done', payload: { text: 'Here I am.' } },
    ])
    expect(waited).toContain(2_000)
    expect(waited).not.toContain(400)
  })

  it('the built-in engine takes over where the operator wants it', async () => {
    const { options } = await setup('openai', { status: 500 })
    const builtin = scriptedEngine({ say: 'I am the other one.', next: { kind: 'answer' } })
    const stage = setStage({ ...options, builtin, fallBack: true }, contactPage())
    expect(await stage.say('hello')).toMatchObject([
      {
        name: 'message_done',
        payload: { text: expect.stringMatching(/is not answering.*\n\nI am the other one\.$/s) as string },
      },
    ])
    expect(stage.notes).toContainEqual(expect.objectContaining({ kind: 'fault' }))
  })

  it('a spent budget calls no model and says so', async () => {
    const { stage, server } = await setup('openai', { text: 'never said' })
    stage.budgetLeft = false
    await stage.say('hello')
    expectOneFailure(stage, /limit for today/)
    expect(server.requests).toEqual([])
  })

  it('an engine that is slow at every step is ended after 35 seconds of silence', async () => {
    const clock = createClock()
    const { now, delay } = clock
    let steps = 0
    const slow: Engine = {
      name: 'slow',
      async step(view, _, signal) {
        steps += 1
        await delay(14_500, signal)
        return {
          proposal: { kind: 'act', steps: [{ action: 'click', elementId: 500 + steps, description: '' }] },
          memory: view.memory,
        }
      },
    }
    const stage = setStage({ builtin: slow, now, delay }, contactPage())
    const turn = stage.say('hello')
    for (const [before, ms] of [14_500, 14_500, 6_000].entries()) {
      await expect.poll(() => steps).toBe(before + 1)
      clock.pass(ms)
    }
    await turn
    expectOneFailure(stage, /took too long/)
    expect(steps).toBe(3)
  })

  it('a site whose choice cannot be used hears of it', async () => {
    const stage = setStage({}, contactPage())
    stage.site = { ...stage.site, model: 'compatible:llama' }
    await stage.say('hello')
    expectOneFailure(stage, /cannot reach my language model/)
  })

  it('an engine that throws is an apology, not a crash', async () => {
    const broken: Engine = { name: 'broken', step: () => Promise.reject(new TypeError('a bug')) }
    const stage = setStage({ builtin: broken }, contactPage())
    await stage.say('hello')
    expectOneFailure(stage, /went wrong on my side/)
    expect(stage.notes).toContainEqual({ kind: 'fault', reason: 'a bug' })
  })
})

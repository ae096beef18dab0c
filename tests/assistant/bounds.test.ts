import { Type } from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCall } from '../../src/assistant/model/reading/read-call.ts'
import { compileSoon } from '../../src/assistant/model/tools/read-input.ts'
import { createClock } from './support/clock.ts'
import { contactPage } from './support/contact-page.ts'
import { startModelServer, type ModelReply, type ModelServer } from './support/model-server.ts'
import { setStage } from './support/stage.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function setup(reply: ModelReply, limits: { answerCharacters?: number; answerMs?: number }) {
  const server = await startModelServer('openai', () => reply)
  servers.push(server)
  const clock = createClock()
  const { now, delay } = clock
  const options = {
    assistant: 'openai:test',
    baseUrl: server.baseUrl,
    apiKey: 'k',
    now,
    delay,
    settings: limits,
  }
  return { server, clock, stage: setStage(options, contactPage()) }
}

describe('an answer that does not end', () => {
  const cut = {
    name: 'message',
    payload: { isError: true, text: expect.stringMatching(/cut off/) as string },
  }

  it('ends where it has become too long, with what was said and that it was cut off', async () => {
    const { stage } = await setup({ text: 'word '.repeat(200) }, { answerCharacters: 98 })
    const [done, ...more] = await stage.say('When do you open?')
    expect(more).toMatchObject([cut])
    expect(done).toMatchObject({ name: 'message_done', payload: { text: 'word '.repeat(20).slice(0, 98) } })
    expect(stage.state).toMatchObject({ open: false, waiting: null })
  })

  it('ends when it has gone on for too long, and is paid for', async () => {
    const { stage, clock } = await setup({ text: 'We are open', stall: 'after-text' }, { answerMs: 10_000 })
    const said = new Promise<void>((resolve) => {
      stage.onSay = (text) => text === 'We are open' && resolve()
    })
    const turn = stage.say('When do you open?')
    await said
    clock.pass(10_000)
    expect(await turn).toMatchObject([{ name: 'message_done', payload: { text: 'We are open' } }, cut])
    const usage = stage.notes.find(({ kind }) => kind === 'usage')
    expect(usage).toMatchObject({ outputTokens: Math.ceil('We are open'.length / 4) })
    expect(usage).not.toMatchObject({ inputTokens: 0 })
  })

  it('ends in a message when it never came to say anything', async () => {
    const calls = [{ name: 'finish', input: { summary: 'x'.repeat(500), message: 'y' } }]
    const { stage } = await setup({ calls }, { answerCharacters: 100 })
    expect(await stage.say('hello')).toMatchObject([{ name: 'message', payload: { isError: true } }])
  })
})

describe('a call with too much in it', () => {
  const steps = (count: number) =>
    JSON.stringify({
      steps: Array.from({ length: count }, (_, index) => ({
        action: 'click',
        elementId: index,
        description: 'Press it',
      })),
    })

  it('is refused by its length and its number of steps, before any schema looks at it', () => {
    expect(readCall({ toolName: 'page_act', input: steps(10_000) }, undefined).problem).toMatch('too long')
    expect(readCall({ toolName: 'page_act', input: steps(500) }, undefined).problem).toMatch('at most 8')
    expect(readCall({ toolName: 'page_act', input: steps(8) }, undefined).problem).toBeUndefined()
  })

  it('costs next to nothing, the first one too: schemas are compiled before it comes', async () => {
    const turns: (() => void)[] = []
    const schemas = [Type.Object({ a: Type.String() }), Type.Object({ b: Type.Number() })]
    compileSoon(schemas, ((task: () => void) => turns.push(task)) as unknown as typeof setImmediate)
    // One task each, so that nothing else has to wait for all of them.
    expect(turns).toHaveLength(1)
    for (let at = 0; at < turns.length; at += 1) turns[at]?.()
    expect(turns).toHaveLength(schemas.length)
    const before = process.cpuUsage()
    readCall({ toolName: 'page_act', input: steps(10_000) }, undefined)
    const { user, system } = process.cpuUsage(before)
    console.log(`10,000 steps in one answer: ${((user + system) / 1_000).toFixed(1)} ms of CPU`)
  })

  it.each([
    ['10,000 steps, word by word', 10_000, false],
    ['10,000 steps in one line', 10_000, true],
    // As long as one line may be.
    ['6,000 steps in one line', 6_000, true],
  ])('is not read as a whole, so that nobody else has to wait: %s', async (how, count, whole) => {
    const { stage } = await setup({ calls: [{ name: 'page_act', input: steps(count) }], whole }, {})
    const parse = vi.spyOn(JSON, 'parse')
    const before = process.cpuUsage()
    const events = await stage.say('hello')
    const { user, system } = process.cpuUsage(before)
    const lengths = parse.mock.calls.map(([text]) => String(text).length)
    parse.mockRestore()
    console.log(
      `${how}: ${lengths.length} pieces read, the longest of ${Math.max(...lengths)} characters; ${((user + system) / 1_000).toFixed(0)} ms of CPU, the model's own with it`,
    )
    expect(events).toMatchObject([{ name: 'message', payload: { isError: true } }])
    // The line that it came in is parsed, the call in it is not.
    expect(lengths.filter((length) => length > 64_000).length).toBeLessThanOrEqual(whole ? 1 : 0)
  })

  it('is one of at most sixteen', async () => {
    const call = { name: 'find_on_page', input: { query: 'flour' } }
    const { server, stage } = await setup({ calls: Array.from({ length: 40 }, () => call) }, {})
    await stage.say('hello')
    const messages = server.requests.at(-1)?.body['messages'] as { tool_calls?: unknown[] }[]
    expect(Math.max(...messages.map(({ tool_calls = [] }) => tool_calls.length))).toBeLessThanOrEqual(16)
  })
})

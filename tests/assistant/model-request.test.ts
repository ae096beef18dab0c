import { afterEach, describe, expect, it } from 'vitest'
import type { ModelSettings } from '#assistant'
import { contactPage } from './support/contact-page.ts'
import { createClock } from './support/clock.ts'
import { startModelServer, type FormatName, type ModelServer, type Script } from './support/model-server.ts'
import { setStage } from './support/stage.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

interface Setup {
  readonly provider: string
  readonly format: FormatName
  readonly script: Script
  readonly settings?: Partial<ModelSettings>
}

async function setup({ provider, format, script, settings = {} }: Setup) {
  const server = await startModelServer(format, script)
  servers.push(server)
  const { now, delay } = createClock()
  const assistant = `${provider}:test`
  const stage = setStage(
    { assistant, baseUrl: server.baseUrl, apiKey: 'k', now, delay, settings },
    contactPage(),
  )
  return { server, stage }
}

const set: Partial<ModelSettings> = {
  maxTokens: 321,
  temperature: 0.3,
  reasoning: 'low',
  headers: { 'x-team': 'mill' },
  body: { keep_alive: '5m', stream_options: null },
}

describe('the settings of a model', () => {
  it.each([
    { provider: 'openai', format: 'openai', holds: { max_tokens: 321, reasoning_effort: 'low' } },
    { provider: 'compatible', format: 'openai', holds: { max_tokens: 321, reasoning_effort: 'low' } },
    {
      provider: 'anthropic',
      format: 'anthropic',
      holds: { thinking: { type: 'enabled', budget_tokens: 1024 } },
    },
    {
      provider: 'google',
      format: 'google',
      holds: { generationConfig: { maxOutputTokens: 321, thinkingConfig: { thinkingBudget: 1024 } } },
    },
  ] as const)('reach $provider', async ({ provider, format, holds }) => {
    const { stage, server } = await setup({ provider, format, script: [{ text: 'Yes.' }], settings: set })
    await stage.say('Are you open?')
    const { body, headers } = server.requests[0]!
    expect(body).toMatchObject({ ...holds, keep_alive: '5m' })
    expect(body).not.toHaveProperty('stream_options')
    expect(headers['x-team']).toBe('mill')
  })

  it('of a site go before those of the server, which keeps its own headers from a model of the site', async () => {
    const { stage, server } = await setup({
      provider: 'compatible',
      format: 'openai',
      script: () => ({ text: 'Yes.' }),
      settings: set,
    })
    stage.site = { ...stage.site, tuning: { maxTokens: 99, headers: { 'x-site': 'a' } } }
    await stage.say('Are you open?')
    const own = { model: 'compatible:own', baseUrl: server.baseUrl, apiKey: 'k' }
    stage.site = { ...stage.site, ...own }
    await stage.say('And now?')
    const [first, second] = server.requests
    expect(first!.body).toMatchObject({ max_tokens: 99, temperature: 0.3, keep_alive: '5m' })
    expect(first!.headers).toMatchObject({ 'x-team': 'mill' })
    expect(first!.headers).not.toHaveProperty('x-site')
    expect(second!.body).toMatchObject({ max_tokens: 99, temperature: 0.3 })
    expect(second!.body).not.toHaveProperty('keep_alive')
    expect(second!.headers).toMatchObject({ 'x-site': 'a' })
    expect(second!.headers).not.toHaveProperty('x-team')
  })

  it('leave the length of an answer to a server that counts it itself', async () => {
    const { stage, server } = await setup({
      provider: 'compatible',
      format: 'openai',
      script: [{ text: 'Yes.' }],
    })
    await stage.say('Are you open?')
    expect(Object.keys(server.requests[0]!.body)).not.toContain('max_tokens')
  })

  it('keep pages and conversations within what the model can read', async () => {
    const { stage, server } = await setup({
      provider: 'compatible',
      format: 'openai',
      script: () => ({ text: 'The mill grinds slowly. '.repeat(40) }),
      settings: { contextTokens: 4_096 },
    })
    for (let turn = 0; turn < 6; turn += 1) await stage.say(`Question ${turn}: when do you open?`)
    const last = server.requests.at(-1)!.body as { messages: { content: string }[] }
    const said = JSON.stringify(last.messages.slice(1))
    expect(said).toContain('Question 5')
    expect(said).not.toContain('Question 0')
    expect(JSON.stringify(last).length / 4).toBeLessThan(4_096)
  })
})

describe('the order of roles', () => {
  const script = [
    { text: 'Let me see.', calls: [{ name: 'navigate', input: { url: '/hours', description: 'Open' } }] },
    { calls: [{ name: 'navigate', input: { url: '/hours', description: 'Open' } }] },
    { text: 'At 8:00.' },
    { text: 'Until 18:00.' },
  ]

  it('is what open models take: no visitor behind a result, nobody twice', async () => {
    const { stage, server } = await setup({ provider: 'compatible', format: 'openai', script })
    await stage.say('When do you open?')
    await stage.report(true, { url: 'https://mill.example/hours', title: 'Hours' })
    // A new message while a plan is under way closes it.
    await stage.say('No, on Sundays?')
    await stage.say('And until when?')
    const threads = server.requests.map(({ body }) => (body as { messages: { role: string }[] }).messages)
    expect(threads).toHaveLength(4)
    for (const messages of threads) {
      const order = messages.map(({ role }) => role).join(' ')
      expect(order).not.toMatch(/tool user|user user|assistant assistant/)
      expect(JSON.stringify(messages.at(-1))).toContain('<untrusted-')
    }
  })
})

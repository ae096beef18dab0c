import { afterEach, describe, expect, it } from 'vitest'
import { contactPage } from './support/contact-page.ts'
import { createClock } from './support/clock.ts'
import { startModelServer, type FormatName, type ModelServer, type Script } from './support/model-server.ts'
import { setStage, terminals } from './support/stage.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const providers = [
  { provider: 'openai', format: 'openai' },
  { provider: 'compatible', format: 'openai' },
  { provider: 'anthropic', format: 'anthropic' },
  { provider: 'google', format: 'google' },
] as const

async function setup(provider: string, format: FormatName, script: Script) {
  const server = await startModelServer(format, script)
  servers.push(server)
  const clock = createClock()
  const { now, delay } = clock
  const stage = setStage(
    { assistant: `${provider}:test`, baseUrl: server.baseUrl, apiKey: 'key-1', now, delay },
    contactPage(),
  )
  return { server, stage, clock }
}

describe.each(providers)('a model behind $provider', ({ provider, format }) => {
  it('streams an answer and tells what it cost', async () => {
    const { stage, server } = await setup(provider, format, [{ text: 'We open at 8:00 every morning.' }])
    const events = await stage.say('When do you open?')
    expect(events).toMatchObject([
      { name: 'message_done', payload: { text: 'We open at 8:00 every morning.' } },
    ])
    expect(stage.notes).toContainEqual({
      kind: 'usage',
      model: `${provider}:test`,
      inputTokens: 11,
      outputTokens: 7,
    })
    const { authorization, 'x-api-key': key, 'x-goog-api-key': googleKey } = server.requests[0]!.headers
    expect(authorization ?? key ?? googleKey).toContain('key-1')
  })

  it('puts fragmented arguments together and resumes from plain JSON with the result', async () => {
    const steps = [
      { action: 'type', elementId: 1, inputData: 'Ada “Countess” Lövelace', description: 'Write your name' },
      { action: 'click', elementId: 11, description: 'Show more' },
    ]
    const { stage, server } = await setup(provider, format, [
      { text: 'One moment.', calls: [{ name: 'page_act', input: { steps } }] },
      { calls: [{ name: 'finish', input: { summary: 'Name written', message: 'Your name is in.' } }] },
    ])
    const events = await stage.say('I am Ada “Countess” Lövelace')
    expect(events).toMatchObject([
      { name: 'message_done', payload: { text: 'One moment.', more: true } },
      { name: 'action_plan', payload: { isSequence: true, actions: steps } },
    ])
    expect(JSON.parse(JSON.stringify(stage.state))).toEqual(stage.state)
    const last = await stage.report(true, contactPage({ 1: 'Ada “Countess” Lövelace' }))
    expect(last).toEqual([
      { name: 'task_complete', payload: { summary: 'Name written', message: 'Your name is in.' } },
    ])
    expect(JSON.stringify(server.requests[1]!.body)).toContain('All 2 steps were done.')
  })

  it('joins parallel calls into one plan and answers each', async () => {
    const { stage, server } = await setup(provider, format, [
      {
        calls: [
          {
            name: 'page_act',
            input: { steps: [{ action: 'type', elementId: 1, inputData: 'Ada', description: 'a' }] },
          },
          { name: 'find_on_page', input: { query: 'stone-ground flour' } },
          { name: 'page_act', input: { steps: [{ action: 'click', elementId: 11, description: 'b' }] } },
          { name: 'finish', input: { summary: 's', message: 'too early' } },
        ],
      },
      { text: 'There.' },
    ])
    const [plan] = await stage.say('I am Ada')
    expect(plan?.payload).toMatchObject({ actions: [{ elementId: 1 }, { elementId: 11 }] })
    await stage.report()
    const sent = JSON.stringify(server.requests[1]!.body)
    expect(sent.match(/Done\./g)).toHaveLength(2)
    expect(sent).toContain('Our flour is stone-ground')
    expect(sent).toContain('first see how the actions went')
    expect(terminals(stage.events)).toHaveLength(1)
  })

  it('asks beside an act once that is done, and thinks again when it is not', async () => {
    const steps = [{ action: 'type', elementId: 1, inputData: 'Ada', description: 'Write your name' }]
    const calls = [
      { name: 'page_act', input: { steps } },
      { name: 'ask_visitor', input: { question: 'And your e-mail?' } },
    ]
    const { stage, server } = await setup(provider, format, [{ calls }, { calls }, { text: 'I cannot.' }])
    await stage.say('I am Ada')
    expect(await stage.report(true, contactPage({ 1: 'Ada' }))).toEqual([
      { name: 'message', payload: { text: 'And your e-mail?', isQuestion: true } },
    ])
    expect(server.requests).toHaveLength(1)
    await stage.say('I am Ada')
    expect(await stage.report(false)).toMatchObject([{ payload: { text: 'I cannot.' } }])
    const sent = JSON.stringify(server.requests[2]!.body)
    expect(sent).toContain('The visitor sees it.')
    expect(sent).toContain('Not asked: not all of what came before it was done.')
  })

  it('answers calls that make no sense and sends none of them on', async () => {
    const { stage, server } = await setup(provider, format, [
      { calls: [{ name: 'page_act', input: '{"steps": [{"action": "click", "elementId": ' }] },
      { calls: [{ name: 'launch_rocket', input: { at: 'dawn' } }] },
      { calls: [{ name: 'show_block', input: { block_type: 'choices', data: { options: [] } } }] },
      { text: 'I could not do that.' },
    ])
    const events = await stage.say('do something odd')
    expect(events.map(({ name }) => name)).toEqual(['message_done'])
    expect(server.requests).toHaveLength(4)
  })

  it('mends calls that only look wrong', async () => {
    const { stage } = await setup(provider, format, [
      {
        calls: [
          {
            name: 'page_act',
            input:
              '```json\n{"steps": [{"action": "click", "elementId": "11", "inputData": null, "description": "More"},]}\n```',
          },
        ],
      },
      { calls: [{ name: 'click', input: { elementId: 11, description: 'More' } }] },
    ])
    expect(await stage.say('show more')).toMatchObject([
      { name: 'action_plan', payload: { actions: [{ type: 'click_element', elementId: 11 }] } },
    ])
    expect(await stage.report(false)).toMatchObject([
      { name: 'action_plan', payload: { actions: [{ type: 'click_element', elementId: 11 }] } },
    ])
  })

  it('closes a pending call before a new message', async () => {
    const { stage, server } = await setup(provider, format, [
      { calls: [{ name: 'navigate', input: { url: '/hours', description: 'Open the hours' } }] },
      { text: 'Fine, we stay here.' },
    ])
    expect(await stage.say('open the hours')).toMatchObject([
      { name: 'action_plan', payload: { actions: [{ type: 'navigate', url: '/hours', elementId: -1 }] } },
    ])
    await stage.say('no, stay here')
    expect(JSON.stringify(server.requests[1]!.body)).toContain('Cancelled: the visitor wrote something new')
    expect(terminals(stage.events)).toHaveLength(1)
  })

  it('asks and shows choices', async () => {
    const block = { block_type: 'choices', data: { options: [{ label: 'Rye', value: 'rye' }] } }
    const { stage } = await setup(provider, format, [
      { calls: [{ name: 'ask_visitor', input: { question: 'Which flour?' } }] },
      { text: 'We have these:', calls: [{ name: 'show_block', input: block }] },
    ])
    expect(await stage.say('flour please')).toMatchObject([
      { name: 'message', payload: { text: 'Which flour?', isQuestion: true } },
    ])
    expect(await stage.say('what is there?')).toMatchObject([
      { name: 'ui_block', payload: block },
      { name: 'message_done', payload: { text: 'We have these:' } },
    ])
  })
})

describe('what a model is sent', () => {
  it('only ever grows at its end, so that its beginning can be cached', async () => {
    const { stage, server } = await setup('openai', 'openai', [
      { text: 'Let me see.', calls: [{ name: 'navigate', input: { url: '/hours', description: 'Open' } }] },
      { text: 'We open at 8:00.' },
      { text: 'Until 18:00.' },
    ])
    await stage.say('When do you open?')
    await stage.report(true, { url: 'https://mill.example/hours', title: 'Hours' })
    await stage.say('And until when?')
    const sent = server.requests.map(({ body }) => body as { messages: object[]; tools: object[] })
    expect(sent).toHaveLength(3)
    for (const [index, { messages, tools }] of sent.slice(1).entries()) {
      const before = JSON.stringify(sent[index]!.messages.slice(0, -1)).slice(0, -1)
      expect(JSON.stringify(messages).startsWith(before)).toBe(true)
      expect(JSON.stringify(tools)).toBe(JSON.stringify(sent[index]!.tools))
    }
  })

  it('shows the page last, fenced, and keeps none of it', async () => {
    const { stage, server } = await setup('openai', 'openai', [{ text: 'At 8:00.' }])
    await stage.say('When do you open?')
    const { messages } = server.requests[0]!.body as { messages: { content: string }[] }
    expect(messages.at(-1)?.content).toMatch(
      /<untrusted-(\w+)>\nAddress: https:\/\/mill[\s\S]*<\/untrusted-\1>$/,
    )
    expect(JSON.stringify(stage.state)).not.toContain('stone-ground')
  })

  it('tells Anthropic how far it may cache', async () => {
    const { stage, server } = await setup('anthropic', 'anthropic', [{ text: 'At 8:00.' }])
    await stage.say('When do you open?')
    expect(JSON.stringify(server.requests[0]!.body).match(/"cache_control"/g)).toHaveLength(2)
  })
})

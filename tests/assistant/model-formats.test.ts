import { afterEach, describe, expect, it } from 'vitest'
import {
  call,
  chunk,
  closeChatServers,
  ended,
  setChat,
  stop,
  text,
  type ChatAnswer as Answer,
} from './support/chat-server.ts'
import { contactPage } from './support/contact-page.ts'
import type { Line } from '#protocol'

afterEach(closeChatServers)

const setup = (...answers: readonly Answer[]) => setChat({}, ...answers)

const click = { steps: [{ action: 'click', elementId: 11, description: 'Show more' }] }
const whole = { name: 'page_act', arguments: JSON.stringify(click) }
const pieces = (calls: readonly object[]) => chunk({ tool_calls: calls })
const plan = { name: 'action_plan', payload: { actionType: 'click_element', elementId: 11 } }

describe('a model that writes in its own way', () => {
  const acts: Record<string, Answer> = {
    'arguments as an object': { chunks: [call('page_act', click), chunk({}, 'tool_calls'), '[DONE]'] },
    'no reason to finish': { chunks: [call('page_act', JSON.stringify(click)), '[DONE]'] },
    'a call in the text, in pieces': {
      chunks: [
        ...text(
          '<tool',
          '_call>{"name": "page_act", "argu',
          `ments": ${JSON.stringify(click)}}</tool_`,
          'call>',
        ),
        ...stop,
      ],
    },
    'JSON for an answer': {
      chunks: [...text('{"name":"page_act",', `"parameters":${JSON.stringify(click)}}`), ...stop],
    },
    'JSON between fences': {
      chunks: [
        ...text('```json\n', JSON.stringify({ name: 'page_act', arguments: click }), '\n```'),
        ...stop,
      ],
    },
    'other names for the fields': {
      chunks: [
        call('page_act', JSON.stringify({ steps: [{ action: 'tap', element_id: 11 }] })),
        chunk({}, 'tool_calls'),
        '[DONE]',
      ],
    },
    'a name of its own for the verb, and a text': {
      chunks: [
        call(
          'page_act',
          JSON.stringify({
            steps: [
              { action: 'fill', element_id: '1', text: 'Ada' },
              { action: 'click', id: 11 },
            ],
          }),
        ),
        ...ended,
      ],
    },
    'no id': { chunks: [pieces([{ index: 0, type: 'function', function: whole }]), ...ended] },
    'no index': { chunks: [pieces([{ id: 'c1', type: 'function', function: whole }]), ...ended] },
    'name, id and index in every piece': {
      chunks: [
        ...(whole.arguments.match(/[\s\S]{1,20}/g) ?? []).map((part) =>
          pieces([{ index: 0, id: 'c1', function: { name: 'page_act', arguments: part } }]),
        ),
        ...ended,
      ],
    },
    'a stop behind a call': { chunks: [call('page_act', whole.arguments), ...stop] },
    'everything in one piece, without words': {
      chunks: [
        chunk(
          { role: 'assistant', content: null, tool_calls: [{ index: 0, id: 'c1', function: whole }] },
          'tool_calls',
        ),
        '[DONE]',
      ],
    },
    'steps as a text': {
      chunks: [call('page_act', JSON.stringify({ steps: JSON.stringify(click.steps) })), ...ended],
    },
    'one step for a list': {
      chunks: [call('page_act', JSON.stringify({ steps: click.steps[0] })), ...ended],
    },
    'a verb for a tool': { chunks: [call('click', JSON.stringify({ elementId: 11 })), ...ended] },
    'a step that is not described': {
      chunks: [call('page_act', '{"steps":[{"action":"click","elementId":11}]}'), ...ended],
    },
    'words before and after a call': {
      chunks: [
        ...text('One moment.'),
        call('page_act', whole.arguments),
        ...text(' Here it comes.'),
        ...ended,
      ],
    },
    'other names for the fields beside a description': {
      chunks: [
        call(
          'page_act',
          JSON.stringify({ steps: [{ action: 'click', element_id: 11, description: 'Show more' }] }),
        ),
        ...ended,
      ],
    },
    'a field by its own name and another one': {
      chunks: [
        call(
          'page_act',
          JSON.stringify({ steps: [{ action: 'click', elementId: 11, id: 'more', index: 3 }] }),
        ),
        ...ended,
      ],
    },
    'a step in place of a plan': {
      chunks: [call('page_act', '{"action":"click","element_id":11,"description":"More"}'), ...ended],
    },
    'a list in place of a plan': { chunks: [call('page_act', JSON.stringify(click.steps)), ...ended] },
    'JSON behind a thought': {
      chunks: [
        ...text('<think>More.</think>\n', JSON.stringify({ name: 'page_act', arguments: click })),
        ...stop,
      ],
    },
    'calls of a template of Mistral': {
      chunks: [...text(`[TOOL_CALLS][{"name":"page_act","arguments":${JSON.stringify(click)}}]`), ...stop],
    },
    'an id as it is shown': {
      chunks: [call('page_act', '{"steps":[{"action":"click","elementId":"[11]"}]}'), ...ended],
    },
    'a verb in capitals': {
      chunks: [call('page_act', '{"steps":[{"action":"Click","elementId":11}]}'), ...ended],
    },
    'actions in place of steps': {
      chunks: [call('PageAct', '{"actions":[{"action":"click","elementId":11}]}'), ...ended],
    },
    'JSON behind words': {
      chunks: [
        ...text('I show you more.\n\n', '{"name": "page_act", "arguments": ', `${JSON.stringify(click)}}`),
        ...stop,
      ],
    },
    'a thought in brackets': {
      chunks: [
        ...text('[THI', `NK]More.[/THINK][TOOL_CALLS]page_act[ARGS]${JSON.stringify(click)}`),
        ...stop,
      ],
    },
    'a name with its namespace': {
      chunks: [call('functions.page_act', JSON.stringify(click)), chunk({}, 'tool_calls'), '[DONE]'],
    },
  }
  it.each(Object.entries(acts))('is understood: %s', async (_, answer) => {
    const { stage, requests } = await setup(answer)
    const events = await stage.say('I am Ada. Show me more')
    expect(events.map(({ name }) => name)).toContain('action_plan')
    expect(events.find(({ name }) => name === 'action_plan')).toMatchObject({ name: plan.name })
    expect(JSON.stringify(events.find(({ name }) => name === 'action_plan'))).toContain('"elementId":11')
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(events)).not.toMatch(/tool_call|arguments|parameters/)
  })

  const answers: Record<string, { answer: Answer; says: string }> = {
    'thoughts before the answer': {
      answer: { chunks: [...text('<thi', 'nk>The visitor wants hours.</th', 'ink>\n\nAt 8:00.'), ...stop] },
      says: 'At 8:00.',
    },
    'a mention of how models think': {
      answer: {
        chunks: [...text('Models write `<think>` first, and the <think> tag ', 'is no secret.'), ...stop],
      },
      says: 'Models write `<think>` first, and the <think> tag is no secret.',
    },
    'no reason to finish': { answer: { chunks: [...text('At ', '8:00.'), '[DONE]'] }, says: 'At 8:00.' },
    'a refusal of its own': {
      answer: { chunks: [chunk({ refusal: 'I cannot help with that.' }), ...stop] },
      says: 'I cannot help with that.',
    },
    'words that a filter ended': {
      answer: { chunks: [...text('At 8:00.'), chunk({}, 'content_filter'), '[DONE]'] },
      says: 'At 8:00.',
    },
    'a sign that begins nothing': {
      answer: { chunks: [...text('2 <', ' 3, and {so} on.'), ...stop] },
      says: '2 < 3, and {so} on.',
    },
  }
  it.each(Object.entries(answers))('is shown in plain words: %s', async (_, { answer, says }) => {
    const { stage } = await setup(answer)
    expect(await stage.say('When do you open?')).toMatchObject([
      { name: 'message_done', payload: { text: says } },
    ])
  })

  const said = `{"name":"page_act","arguments":${JSON.stringify(click)}}`

  it('makes no call by repeating what stands on the page', async () => {
    const page = contactPage()
    const lines: Line[] = [...(page.outline?.lines ?? []), [0, 0, 'text', said]]
    const { stage } = await setChat(
      { page: { ...page, outline: { ...page.outline, lines } } },
      { chunks: [...text('It says:\n', said), ...stop] },
    )
    expect(await stage.say('What does the page say?')).toMatchObject([
      { name: 'message_done', payload: { text: `It says:\n${said}` } },
    ])
  })

  it('makes no call in its text where the provider tells calls apart', async () => {
    const words = `<tool_call>${said}</tool_call>`
    const { stage } = await setChat({ provider: 'openai' }, { chunks: [...text(words), ...stop] })
    expect(await stage.say('Show me more')).toMatchObject([
      { name: 'message_done', payload: { text: words } },
    ])
  })

  it('leaves it to us to describe a step, in the language of the visitor', async () => {
    const { stage } = await setup({
      chunks: [call('page_act', '{"steps":[{"action":"click","elementId":11}]}'), ...ended],
    })
    stage.language = 'de'
    expect(JSON.stringify(await stage.say('Zeig mir mehr'))).toContain('anklicken')
  })

  it('says that it refuses, whoever it is', async () => {
    const { stage } = await setChat(
      { provider: 'openai' },
      { chunks: [chunk({ refusal: 'I cannot do that.' }), ...stop] },
    )
    expect(await stage.say('When do you open?')).toMatchObject([{ payload: { text: 'I cannot do that.' } }])
  })

  it('goes on where its length ended', async () => {
    const { stage, requests } = await setup(
      { chunks: [...text('We open at 8:00 and '), chunk({}, 'length'), '[DONE]'] },
      { chunks: [...text('close at 18:00.'), ...stop] },
    )
    const events = await stage.say('When do you open?')
    expect(events).toMatchObject([{ payload: { text: 'We open at 8:00 and close at 18:00.' } }])
    expect(requests).toHaveLength(2)
  })

  it('sees again what it thought before a call', async () => {
    const { stage, requests } = await setup(
      {
        chunks: [
          chunk({ reasoning_content: 'They want more.' }),
          call('page_act', whole.arguments),
          ...ended,
        ],
      },
      { chunks: [...text('There.'), ...stop] },
    )
    await stage.say('Show me more')
    expect(JSON.stringify(stage.events)).not.toContain('They want more')
    await stage.report()
    expect(JSON.stringify(requests[1]!.messages)).toContain('They want more.')
  })

  it('is paid for also where it does not say what it cost', async () => {
    const { stage } = await setup({ chunks: [...text('We open at 8:00 every morning.'), ...stop] })
    await stage.say('When do you open?')
    const usage = stage.notes.find((note) => note.kind === 'usage')
    expect(usage?.inputTokens).toBeGreaterThan(1_000)
    expect(usage?.outputTokens).toBe(8)
  })

  it.each([
    ['zeros', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }, 8],
    ['texts', { prompt_tokens: '5120', completion_tokens: '7', total_tokens: '5127' }, 7],
  ])('is paid for also where what it cost is told in %s', async (_, usage, output) => {
    const { stage } = await setup({
      chunks: [...text('We open at 8:00 every morning.'), { ...chunk({}, 'stop'), usage }, '[DONE]'],
    })
    expect(await stage.say('When do you open?')).toMatchObject([{ name: 'message_done' }])
    const told = stage.notes.find((note) => note.kind === 'usage')
    expect(told?.inputTokens).toBeGreaterThan(1_000)
    expect(told?.outputTokens).toBe(output)
  })

  it('may leave out what the end of a task comes to', async () => {
    const { stage, requests } = await setup({ chunks: [call('finish', '{"message":"Done."}'), ...ended] })
    expect(await stage.say('Show me more')).toMatchObject([{ payload: { text: 'Done.' } }])
    expect(requests).toHaveLength(1)
  })

  it('is not shown what it thought in an earlier turn, nor an answer that was only thought', async () => {
    const thought = chunk({ reasoning_content: 'They want more.' })
    const { stage, requests } = await setup(
      { chunks: [thought, ...text('Here.'), ...stop] },
      { chunks: [thought, ...stop] },
      { chunks: [...text('Yes.'), ...stop] },
    )
    for (const words of ['Show me more', 'And more', 'Thanks']) await stage.say(words)
    const sent = requests.at(-1)!.messages
    expect(JSON.stringify(sent)).not.toContain('They want more.')
    expect(sent.filter(({ role, content }) => role === 'assistant' && !content)).toEqual([])
  })

  it('is told of every choice that it is one of words', async () => {
    const { stage, requests } = await setup({ chunks: [...text('Yes.'), ...stop] })
    await stage.say('Hello')
    const choices = [...JSON.stringify(requests[0]).matchAll(/"enum":\[[^\]]*\](,"type":"string")?/g)]
    expect(choices.length).toBeGreaterThan(0)
    for (const [, type] of choices) expect(type).toBeDefined()
  })

  it('is told what it wrote when a call made no sense', async () => {
    const { stage, requests } = await setup(
      {
        chunks: [
          call('page_act', '{"steps":[{"action":"fly","elementId":11}]}'),
          chunk({}, 'tool_calls'),
          '[DONE]',
        ],
      },
      { chunks: [...text('I cannot.'), ...stop] },
    )
    await stage.say('Fly')
    expect(JSON.stringify(requests[1]!.messages)).toContain('fly')
  })
})

describe('a model that refuses', () => {
  it.each([400, 401, 403, 404, 422])('is asked once with %i', async (status) => {
    const { stage, requests } = await setup({
      status,
      body: { error: { message: 'does not support tools' } },
    })
    expect(await stage.say('Hello')).toMatchObject([{ name: 'message', payload: { isError: true } }])
    expect(requests).toHaveLength(1)
  })

  it('is asked only twice when less is still too much', async () => {
    const { stage, requests } = await setup({ status: 400, body: { error: { message: 'context too long' } } })
    await stage.say('When do you open?')
    expect(requests).toHaveLength(2)
  })
})

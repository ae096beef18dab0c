import type { lookup as systemLookup } from 'node:dns'
import { afterEach, describe, expect, it } from 'vitest'
import { egressFetch } from '../../src/server/egress/egress-fetch.ts'
import type { Line, PageContext } from '#protocol'
import {
  call,
  chunk,
  closeChatServers,
  ended,
  setChat,
  stop,
  text,
  type ChatAnswer,
} from './support/chat-server.ts'
import { contactPage } from './support/contact-page.ts'
import { scriptedEngine } from './support/stage.ts'

afterEach(closeChatServers)

const answer = { chunks: [...text('At 8:00.'), ...stop] }
const find = { chunks: [call('find_on_page', '{"query":"flour"}'), ...ended] }
const click = {
  chunks: [call('page_act', '{"steps":[{"action":"click","elementId":11,"description":"More"}]}'), ...ended],
}

/** A page of three hundred paragraphs and as many buttons. */
function longPage(): PageContext {
  const lines = Array.from({ length: 300 }, (_, at): Line[] => [
    [0, 0, 'text', `Paragraph ${at} tells of the mill and its flour.`],
    [0, at + 1, 'button', `Open ${at}`],
  ])
  return { url: 'https://mill.example/', title: 'Mill', outline: { lines: lines.flat() } }
}

describe('more than a model can read', () => {
  const tooLong = (message: string) => ({ status: 400, body: { error: { message } } })

  it.each([
    "This model's maximum context length is 4096 tokens. However, you requested 6000 tokens.",
    'request (5034 tokens) exceeds the available context size (4096 tokens), try increasing it',
    'prompt is too long: 5034 tokens > 4096 maximum',
    'The input token count (5034) exceeds the maximum number of tokens allowed (4096).',
    'Prompt contains 5034 tokens, too large for model with 4096 maximum context length',
    'context length exceeded',
  ])('is asked once more with less, and still shows the page: %s', async (message) => {
    const { stage, requests } = await setChat({ page: longPage() }, tooLong(message), answer)
    expect(await stage.say('What does paragraph 250 say?')).toMatchObject([{ payload: { text: 'At 8:00.' } }])
    const [first, second] = requests.map((request) => JSON.stringify(request.messages))
    expect(second!.length).toBeLessThan(first!.length * 0.75)
    expect(second).toContain('Paragraph 250 tells of the mill')
  })

  it('is known from then on in that conversation', async () => {
    const { stage, requests } = await setChat(
      { page: longPage() },
      tooLong('context length exceeded'),
      answer,
    )
    await stage.say('What does paragraph 250 say?')
    await stage.say('And paragraph 40?')
    expect(requests).toHaveLength(3)
    const lengths = requests.map((request) => JSON.stringify(request.messages).length)
    expect(lengths[2]).toBeLessThan(lengths[0]! * 0.75)
    expect(JSON.stringify(requests[2])).toContain('Paragraph 40 tells of the mill')
  })

  it('is not asked again where the model had begun to speak', async () => {
    const error = { error: { message: 'maximum context length is 4096 tokens', code: 400 } }
    const { stage, requests } = await setChat(
      { page: longPage() },
      { chunks: [...text('We open '), error] },
      answer,
    )
    expect(await stage.say('When do you open?')).toMatchObject([
      { name: 'message_done', payload: { text: 'We open' } },
      { payload: { isError: true, text: expect.stringMatching(/cut off/) as string } },
    ])
    expect(requests).toHaveLength(1)
  })

  it('is not asked again where nothing can be left out', async () => {
    const { stage, requests } = await setChat(
      { page: { url: 'https://mill.example/', title: 'Mill' } },
      tooLong('context length exceeded'),
    )
    await stage.say('Hello')
    expect(requests).toHaveLength(1)
  })
})

describe('an error inside a stream', () => {
  const certain: [string, object][] = [
    ['a wrong key', { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }],
    ['no right', { error: { message: 'no', type: 'permission_error' } }],
    ['no such model', { error: { message: 'The model does not exist', code: 404 } }],
    ['no tools', { error: { message: 'llama does not support tools', type: 'invalid_request_error' } }],
    ['a sentence alone', { error: 'registry.ollama.ai/llama does not support tools' }],
    [
      'one that calls itself an error',
      { object: 'error', message: 'bad', type: 'BadRequestError', code: 400 },
    ],
    [
      'an empty account',
      { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } },
    ],
    [
      'one beside choices',
      { ...chunk({ content: '' }, 'error'), error: { code: 401, message: 'No auth credentials found' } },
    ],
  ]
  it.each(certain)('that stays is not tried again: %s', async (_, error) => {
    const { stage, requests } = await setChat({}, { chunks: [error, '[DONE]'] })
    expect(await stage.say('Hello')).toMatchObject([
      {
        name: 'message',
        payload: { isError: true, text: expect.stringMatching(/cannot reach my language model/) as string },
      },
    ])
    expect(requests).toHaveLength(1)
    const reason = stage.notes.find((note) => note.kind === 'fault')?.reason
    expect(reason).toMatch(/the model failed with 4\d\d: \w/)
    expect(reason).not.toContain('[object')
  })

  it.each([
    ['too many', { error: { message: 'slow down', type: 'rate_limit_error' } }, /Many people are asking/],
    ['overloaded', { error: { message: 'Overloaded', code: 529 } }, /Many people are asking/],
    [
      'an accident',
      { error: { message: 'something broke', type: 'server_error' } },
      /cannot reach my language/,
    ],
  ])('that passes is tried again: %s', async (_, error, says) => {
    const once = await setChat({}, { chunks: [error] }, answer)
    expect(await once.stage.say('Hello')).toMatchObject([{ payload: { text: 'At 8:00.' } }])
    const always = await setChat({ firstTokenMs: 15_000 }, { chunks: [error] })
    expect(await always.stage.say('Hello')).toMatchObject([
      { payload: { isError: true, text: expect.stringMatching(says) as string } },
    ])
    expect(always.requests.length).toBeGreaterThan(2)
  })

  it('that says that it was too much is asked once more, with less', async () => {
    const error = {
      error: { message: 'maximum context length is 4096 tokens', code: 'context_length_exceeded' },
    }
    const { stage, requests } = await setChat({ page: longPage() }, { chunks: [error] }, answer)
    expect(await stage.say('When do you open?')).toMatchObject([{ payload: { text: 'At 8:00.' } }])
    expect(requests).toHaveLength(2)
  })
})

describe('a server that is none', () => {
  it.each([
    ['an address that is not to be reached', 'http://127.0.0.1:11434/v1'],
    ['another one, by its name', 'http://metadata.internal/v1'],
  ])('is asked once: %s', async (_, baseUrl) => {
    let asked = 0
    const lookup = ((_host: string, _options: object, done: (...found: unknown[]) => void) =>
      done(null, [{ address: '169.254.169.254', family: 4 }])) as unknown as typeof systemLookup
    const send = egressFetch({ lookup })
    const siteFetch: typeof fetch = (...request) => {
      asked += 1
      return send(...request)
    }
    const { stage } = await setChat({ siteFetch }, answer)
    stage.site = { ...stage.site, model: 'compatible:own', baseUrl, apiKey: 'k' }
    expect(await stage.say('Hello')).toMatchObject([{ name: 'message', payload: { isError: true } }])
    expect(asked).toBe(1)
    expect(stage.notes.find((note) => note.kind === 'fault')?.reason).toMatch(/the model failed: .+/)
  })

  it.each([
    ['a page', { status: 200, body: '<html>Welcome</html>' }],
    ['an answer that is no stream', { status: 200, body: { choices: [] } }],
    ['an error as if all were well', { status: 200, body: { error: { message: 'no such model' } } }],
    ['a line that is no JSON', { chunks: ['{oops'] }],
    ['a line that means nothing', { chunks: [{ hello: 'world' }] }],
  ])('is asked once: %s', async (_, reply) => {
    const { stage, requests } = await setChat({}, reply as ChatAnswer)
    expect(await stage.say('Hello')).toMatchObject([{ name: 'message', payload: { isError: true } }])
    expect(requests).toHaveLength(1)
  })

  it('tells of an error as if all were well, and its words are kept', async () => {
    const { stage } = await setChat({}, { status: 200, body: { error: { message: 'no such model' } } })
    await stage.say('Hello')
    expect(stage.notes.find((note) => note.kind === 'fault')?.reason).toMatch(
      /^the model failed with 4\d\d: no such model/,
    )
  })
})

describe('a call that fails', () => {
  it('in the middle of its answer is paid for up to there, one that was refused is not', async () => {
    const broken = await setChat({}, { chunks: text('We open at 8:00 every morning.'), breaks: true })
    await broken.stage.say('When do you open?')
    const usage = broken.stage.notes.filter((note) => note.kind === 'usage')
    expect(usage).toHaveLength(1)
    expect(usage[0]!.outputTokens).toBe(8)
    expect(usage[0]!.inputTokens).toBeGreaterThan(1_000)
    const refused = await setChat({}, { status: 401, body: { error: { message: 'no' } } })
    await refused.stage.say('When do you open?')
    expect(refused.stage.notes.filter((note) => note.kind === 'usage')).toEqual([])
  })

  it.each(['0', '-1', 'Sun, 15 Nov 2026 08:00:00 GMT', 'soon'])(
    'is tried again after a pause, also where the server wants none: retry-after %s',
    async (after) => {
      const busy = { status: 429, body: { error: { message: 'busy' } }, headers: { 'retry-after': after } }
      const { stage, requests, clock } = await setChat({}, busy, busy, answer)
      const before = clock.now()
      expect(await stage.say('Hello')).toMatchObject([{ payload: { text: 'At 8:00.' } }])
      expect(requests).toHaveLength(3)
      expect(clock.now() - before).toBe(400 + 800)
    },
  )

  it('is not tried again where the server names a time beyond our patience', async () => {
    const headers = { 'retry-after': 'Sun, 15 Nov 2026 12:00:00 GMT' }
    const { stage, requests } = await setChat({}, { status: 429, body: {}, headers })
    await stage.say('Hello')
    expect(requests).toHaveLength(1)
  })
})

describe('a model that looks things up', () => {
  it('four times in a row is told to answer with what it has', async () => {
    const { stage, requests } = await setChat({}, find, find, find, find, answer)
    expect(await stage.say('What is your flour like?')).toMatchObject([{ payload: { text: 'At 8:00.' } }])
    expect(requests).toHaveLength(5)
    const told = requests.map((request) => /answer now, with what you have/.test(JSON.stringify(request)))
    expect(told).toEqual([false, false, false, false, true])
  })
})

describe('an answer that its length ends again and again', () => {
  it('is gone on with, and in the end it is said that it was cut off', async () => {
    const { stage } = await setChat({}, { chunks: [...text('and '), chunk({}, 'length'), '[DONE]'] })
    expect(await stage.say('Tell me everything')).toMatchObject([
      { name: 'message_done', payload: { text: 'and and and and and ' } },
      { name: 'message', payload: { isError: true, text: expect.stringMatching(/cut off/) as string } },
    ])
  })
})

describe('a call that nobody offered', () => {
  it('is not sent back under its own name', async () => {
    const { stage, requests } = await setChat(
      {},
      { chunks: [call('launch.rocket!', '{"at":"dawn"}'), ...ended] },
      answer,
    )
    await stage.say('Hello')
    const names = requests[1]!.messages.flatMap(({ tool_calls = [] }) =>
      tool_calls.map((one) => one.function.name),
    )
    expect(names).toEqual(['page_act'])
    expect(JSON.stringify(requests[1]!.messages)).toContain('there is no tool')
  })
})

describe('while the model is gone', () => {
  const down = { status: 503, body: { error: { message: 'down' } } }
  const note = { chunks: [...text('It costs 4 euros.'), call('note', '{"text":"Rye: 4 euros"}'), ...ended] }
  const standIn = (...script: Parameters<typeof scriptedEngine>) => ({
    builtin: { ...scriptedEngine(...script), name: 'builtin' },
    fallBack: true,
    firstTokenMs: 100,
  })

  it('what it knew is kept, and it is told what was said in its place', async () => {
    const options = standIn({ say: 'I am <system>the other one.', next: { kind: 'answer' } })
    const { stage, requests } = await setChat(options, note, down, answer)
    await stage.say('What does rye cost?')
    expect(await stage.say('And spelt?')).toMatchObject([
      { payload: { text: expect.stringContaining('the other one.') as string } },
    ])
    expect(await stage.say('When do you open?')).toMatchObject([{ payload: { text: 'At 8:00.' } }])
    const sent = JSON.stringify(requests.at(-1)!.messages)
    expect(sent).toContain('- Rye: 4 euros')
    expect(sent).toContain('It costs 4 euros.')
    expect(sent.match(/And spelt\?/g)).toHaveLength(1)
    expect(sent).toMatch(/in your place:\)\\n<untrusted-(\w+)>[^<]*I am the other one\.\\n<\/untrusted-\1>/)
  })

  it('whoever took the turn ends it, and nobody asks the model again for that', async () => {
    const act = { kind: 'act', steps: [{ action: 'click', elementId: 11, description: 'More' }] } as const
    const options = standIn(act, { say: 'There is more.', next: { kind: 'answer' } })
    const { stage, requests } = await setChat(options, note, down, answer)
    await stage.say('What does rye cost?')
    await stage.say('Show me more')
    expect(await stage.report(true, contactPage({ 1: 'Ada' }))).toMatchObject([
      { payload: { text: 'There is more.' } },
    ])
    expect(requests).toHaveLength(2)
    await stage.say('Thanks')
    expect(JSON.stringify(requests.at(-1)!.messages)).toMatch(/More[\s\S]*There is more\./)
  })

  it('nobody takes a turn that it had begun', async () => {
    const { stage } = await setChat(standIn({ say: 'Me.', next: { kind: 'answer' } }), click, down)
    await stage.say('Show me more')
    expect(await stage.report(true, contactPage({ 1: 'Ada' }))).toMatchObject([
      { name: 'message', payload: { isError: true } },
    ])
  })

  it('the first turn is told once when it is back', async () => {
    const { stage, requests } = await setChat({ firstTokenMs: 100 }, down, answer)
    await stage.say('Do you have rye?')
    await stage.say('Are you there?')
    expect(JSON.stringify(requests.at(-1)!.messages).match(/Do you have rye/g)).toHaveLength(1)
  })
})

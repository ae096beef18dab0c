import { describe, expect, it } from 'vitest'
import { withoutRefused } from './without-refused.ts'

const body = JSON.stringify({
  model: 'm',
  stream_options: { include_usage: true },
  messages: [{ role: 'assistant', content: 'Yes.', reasoning_content: 'Hm.' }],
})

/** A server that refuses requests which hold a field, in these words. */
function setup(field: string, status: number, words: string) {
  const sent: string[] = []
  const send = withoutRefused((_, init) => {
    sent.push(init?.body as string)
    const isRefused = sent.at(-1)!.includes(field)
    return Promise.resolve(isRefused ? new Response(words, { status }) : new Response('fine'))
  })
  const ask = async () => {
    const response = await send('https://model.example/', { method: 'POST', body })
    return [response.status, await response.text()]
  }
  return { sent, ask }
}

describe('a field that a server refuses', () => {
  it.each([
    ['stream_options', 400, '{"error":{"message":"Unrecognized request argument supplied: stream_options"}}'],
    [
      'stream_options',
      422,
      '{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    ],
    ['reasoning_content', 400, '{"error":{"message":"property \'reasoning_content\' is unsupported"}}'],
  ])('is left out from then on: %s, %i', async (field, status, words) => {
    const { sent, ask } = setup(field, status, words)
    expect(await ask()).toEqual([200, 'fine'])
    expect(await ask()).toEqual([200, 'fine'])
    expect(sent.map((one) => one.includes(field))).toEqual([true, false, false])
    const { messages, ...rest } = JSON.parse(sent[1]!) as { messages: object[] }
    expect(messages[0]).toMatchObject({ role: 'assistant', content: 'Yes.' })
    expect(rest).toMatchObject({ model: 'm' })
  })

  it('is told as it came where it is another one, or no refusal', async () => {
    const other = setup('model', 400, '{"error":"no such model"}')
    expect(await other.ask()).toEqual([400, '{"error":"no such model"}'])
    const down = setup('model', 500, 'stream_options')
    expect(await down.ask()).toEqual([500, 'stream_options'])
    expect([...other.sent, ...down.sent]).toEqual([body, body])
  })

  it('is not asked for twice where leaving it out does not help', async () => {
    const { sent, ask } = setup('model', 400, 'stream_options are bad')
    expect(await ask()).toEqual([400, 'stream_options are bad'])
    expect(await ask()).toEqual([400, 'stream_options are bad'])
    expect(sent).toHaveLength(3)
  })
})

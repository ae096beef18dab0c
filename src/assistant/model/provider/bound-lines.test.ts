import { describe, expect, it } from 'vitest'
import { boundLines } from './bound-lines.ts'

function answering(...chunks: string[]) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[taken++]
        if (chunk === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(chunk))
      },
    },
    { highWaterMark: 0 },
  )
  const send = boundLines(async () => new Response(body, { status: 201, headers: { a: 'b' } }), 10)
  return { text: async () => (await send('http://model.test/')).text(), send, taken: () => taken }
}

describe('the lines of an answer', () => {
  it('pass as they came, with all that came with them', async () => {
    const { send } = answering('data: 1\n\nda', 'ta: 2\n', 'data: 345\n', '0123456789')
    const response = await send('http://model.test/')
    expect([response.status, response.headers.get('a')]).toEqual([201, 'b'])
    expect(await response.text()).toBe('data: 1\n\ndata: 2\ndata: 345\n0123456789')
  })

  it.each([
    ['in one piece', ['01234567890\n']],
    ['between others', ['a\n01234567890\nb\n']],
    ['in many pieces', ['01234', '56789', '0']],
  ])('end the answer where one is too long, %s', async (_, chunks) => {
    await expect(answering(...chunks).text()).rejects.toThrow('too long')
  })

  it('are not asked for any more then', async () => {
    const { text, taken } = answering(...Array.from({ length: 1_000 }, () => '01234'))
    await expect(text()).rejects.toThrow('too long')
    expect(taken()).toBeLessThan(10)
  })

  it('may be missing', async () => {
    const send = boundLines(async () => new Response(null, { status: 204 }))
    expect((await send('http://model.test/')).status).toBe(204)
  })
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { origin, serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
afterEach(() => house.close())

beforeEach(async () => void (house = await serveForTest()))

it('a poll that a proxy sends again ends its connection, so that nothing is left out', async () => {
  const ask = asker(await house.init())
  const { sid } = JSON.parse((await ask({ t: 'a' })).text.slice(1)) as { sid: string }
  expect(await ask({ sid, t: 'b' }, '40')).toEqual({ status: 200, text: 'ok' })
  expect((await ask({ sid, t: 'c' })).text).toMatch(/^40\{"sid"/)
  // Its answer was lost on the way: whatever comes next would leave a hole.
  expect(await ask({ sid, t: 'c' })).toEqual(unknown)
  expect(await ask({ sid, t: 'd' })).toEqual(unknown)
})

it.each(['__proto__', 'constructor', 'toString'])(
  'a poll of %s is one of nobody, however often',
  async (sid) => {
    const ask = asker(await house.init())
    for (let times = 0; times < 3; times += 1) expect(await ask({ sid, t: 'a' })).toEqual(unknown)
  },
)

const unknown = { status: 400, text: JSON.stringify({ code: 1, message: 'Session ID unknown' }) }

function asker(sessionId: string) {
  return async (query: Record<string, string>, body?: string) => {
    const all = new URLSearchParams({ EIO: '4', transport: 'polling', sessionId, ...query })
    const response = await fetch(`${house.url}/socket.io/?${all}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin },
      ...(body !== undefined && { body }),
    })
    return { status: response.status, text: await response.text() }
  }
}

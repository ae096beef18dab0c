import { afterAll, beforeAll, expect, it } from 'vitest'
import { origin, serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => void (house = await serveForTest()))
afterAll(() => house.close())

const packets = (packet: string, times: number) => Array<string>(times).fill(packet).join('\x1e')

it.each([
  ['CONNECTs', '40'],
  ['CONNECTs to nowhere', '40/nowhere,'],
])('ends a connection that sends a thousand %s in one poll', async (_, packet) => {
  const poll = await handshake()
  await poll(packets(packet, 1_000))
  let heard = ''
  while (!heard.includes('Session ID unknown')) heard += await poll()
  expect(heard.match(/4[04][/{]/g)?.length ?? 0).toBeLessThan(10)
})

it('ends a connection that answers what nobody asked', async () => {
  const poll = await handshake()
  await poll('40')
  await poll()
  await poll(packets('43[]', 1_000))
  const ping = '2'
  expect(await poll()).not.toBe(ping)
})

it('lets a connection look for namespaces that are not there', async () => {
  const poll = await handshake()
  await poll(packets('40/nowhere,', 3))
  await poll('40')
  expect(await poll()).toMatch(/40\{"sid"/)
})

/** One polling connection, packet by packet. */
async function handshake() {
  const query = { EIO: '4', transport: 'polling', sessionId: await house.init() }
  const first = await send(query)
  const { sid } = JSON.parse(first.slice(1)) as { sid: string }
  return (body?: string) => send({ ...query, sid }, body)
}

async function send(query: Record<string, string>, body?: string): Promise<string> {
  const response = await fetch(`${house.url}/socket.io/?${new URLSearchParams(query)}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin },
    ...(body !== undefined && { body }),
  })
  return response.text()
}

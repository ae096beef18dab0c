import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

let house: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => void (house = await serveForTest()))
afterAll(() => house.close())

it('[R1] says where a WebSocket may be opened', async () => {
  const socket = await askForUpgrade('/chat')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const [head, body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(body ?? '')).toEqual({
    error: 'invalid_message',
    message: expect.stringContaining('/socket.io/'),
  })
})

it.each(['/chat', '/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=4&transport=websocket&sid=none'])(
  'lives on when whoever asked to upgrade %s is gone',
  async (path) => {
    for (let times = 0; times < 20; times += 1) {
      const socket = await askForUpgrade(path)
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    expect((await house.call('/health')).status).toBe(200)
  },
)

async function askForUpgrade(path: string): Promise<Socket> {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const lines = [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  await new Promise((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n`, resolve))
  return socket
}

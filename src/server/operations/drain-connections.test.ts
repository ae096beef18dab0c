import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { drainConnections } from './drain-connections.ts'

it('a node that stops lets go of connections that a proxy keeps using', async () => {
  let leaving = false
  const server = createServer((_, response) => response.end('ok'))
  const connections = drainConnections(server, { leaving: () => leaving, graceMs: 50 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const [response] = await once(request({ port, host: '127.0.0.1', agent }).end(), 'response')
    response.resume()
    await once(response, 'end')
    return response.headers.connection as string
  }
  expect(await ask()).toBe('keep-alive')
  leaving = true
  expect(await ask()).toBe('close')

  // One that never ends would hold the server for ever.
  server.removeAllListeners('request')
  const hanging = request({ port, host: '127.0.0.1', agent }).end()
  const cut = once(hanging, 'error')
  await once(server, 'request')
  connections.soon()
  const closed = once(server, 'close')
  server.close()
  await Promise.all([closed, cut])
  agent.destroy()
})

it('a node that stops does not wait for the other end of what was upgraded', async () => {
  const server = createServer()
  const connections = drainConnections(server, { leaving: () => true, graceMs: 50 })
  server.on('upgrade', (_, near) => {
    near.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    // The last word of a websocket, which a device that sleeps never answers.
    near.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { connection: 'upgrade', upgrade: 'websocket' }
  const [, far] = (await once(request({ port, host: '127.0.0.1', headers }).end(), 'upgrade')) as [
    unknown,
    Socket,
  ]
  far.allowHalfOpen = true
  const closed = once(server, 'close')
  server.close()
  connections.soon()
  await closed
  far.destroy()
})

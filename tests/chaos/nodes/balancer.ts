import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A balancer as simple as they come: each connection goes to the next node that takes it, and nobody sticks. */
export interface Balancer {
  readonly port: number
  close(): void
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>()
  let turn = 0

  function join(client: Socket, tries: number): void {
    const upstream = connect(ports[turn++ % ports.length] as number, '127.0.0.1')
    upstream.once('connect', () => {
      client.pipe(upstream).pipe(client)
      upstream.off('error', next)
      for (const [end, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        end.on('error', () => other.destroy())
        end.on('close', () => other.destroy())
      }
    })
    function next(): void {
      if (tries > 1 && !client.destroyed) join(client, tries - 1)
      else client.destroy()
    }
    upstream.once('error', next)
  }

  const server = createServer((client) => {
    client.setNoDelay()
    client.on('error', () => client.destroy())
    client.on('close', () => open.delete(client))
    open.add(client)
    join(client, ports.length)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const client of open) client.destroy()
      server.close()
    },
  }
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP line to a server that the test can cut: open connections die, new ones are refused. */
export interface CuttableLine {
  readonly port: number
  to(port: number): void
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function openLine(): Promise<CuttableLine> {
  const open = new Set<Socket>()
  let target = 0
  let whole = true
  const server = createServer((near) => {
    if (!whole) return near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const drop = () => open.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    to: (port) => void (target = port),
    cut() {
      whole = false
      drop()
    },
    mend: () => void (whole = true),
    async close() {
      drop()
      await new Promise((done) => server.close(done))
    },
  }
}

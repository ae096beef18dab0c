import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { ownProcess, waitUntil } from './own-process.ts'
import { freePort } from './process.ts'

export interface ThrowawayRedis {
  readonly url: string
  readonly port: number
  /** The server's process, for faults: SIGSTOP, SIGCONT, SIGKILL. */
  readonly pid: () => number
  /** Starts it again on the same port after it was killed: empty, because nothing was ever written to a disk. */
  start(): Promise<void>
  stop(): Promise<void>
}

const binary = process.env.REDIS_SERVER ?? '/usr/bin/redis-server'

/** A Redis of one's own on a free port, without a disk. It ends with this process, however that ends. */
export async function throwawayRedis(): Promise<ThrowawayRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-redis-'))
  const port = await freePort()
  const server = ownProcess(() => ({
    command: binary,
    words: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ],
  }))
  async function start(): Promise<void> {
    server.start()
    await waitUntil(() => accepts(port), server.failure)
  }
  await start()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid,
    start,
    async stop() {
      await server.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether somebody listens there. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireProgram } from '../../build/needs.mjs'
import { accepts } from './accepts.ts'
import { ownProcess, waitUntil } from './own-process.ts'
import { freePort } from './free-port.ts'

export interface ThrowawayRedis {
  readonly url: string
  readonly port: number
  /** Signals the server: SIGSTOP, SIGCONT. */
  signal(name: NodeJS.Signals): void
  /** Ends it on the spot: what it held is gone, unless somebody told it to SAVE. */
  crash(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A Redis of one's own on a free port, without a disk. It ends with this process, however that ends. */
export async function throwawayRedis(): Promise<ThrowawayRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-redis-'))
  const port = await freePort()
  const server = ownProcess(() => ({
    command: requireProgram('redis'),
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
  const crash = () => server.stop('SIGKILL')
  await start()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => void process.kill(server.pid(), name),
    crash,
    start,
    async stop() {
      await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../support/free-port.ts'

/** A server in a process of its own, that can be killed and started again on the same port. */
export interface ChildServer {
  readonly port: number
  readonly pid: number
  /** As `kill -9` would. */
  kill(): Promise<void>
  /** Asks it to stop and tells how it ended. */
  stop(): Promise<number | null>
  restart(): Promise<void>
}

export interface ChildOptions {
  /** A bundled module that sends `ready` to its parent once it listens. */
  readonly module: string
  readonly arguments: (port: number) => string[]
  readonly environment?: (port: number) => Record<string, string>
  readonly port?: number
}

export async function childServer(options: ChildOptions): Promise<ChildServer> {
  const port = options.port ?? (await freePort())
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = fork(options.module, options.arguments(port), {
      execArgv: [],
      env: { ...process.env, ...options.environment?.(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const failed = once(started, 'exit').then(([code]) => {
      throw new Error(`${options.module} ended with ${code} before it was ready.`)
    })
    await Promise.race([once(started, 'message'), failed])
    failed.catch(() => undefined)
    return started
  }

  return {
    port,
    get pid() {
      return child.pid ?? 0
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      // A stopped process hears nothing else.
      child.kill('SIGCONT')
      await gone
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await gone) as [number | null]
      return code
    },
    async restart() {
      child = await start()
    },
  }
}

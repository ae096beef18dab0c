import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'

/** How a server ended that was asked to. */
export interface Ending {
  readonly code: number | null
  /** What held it up; undefined: nothing did. */
  readonly held: string | undefined
}

/** A server in a process of its own, that can be killed and started again on the same port. */
export interface ChildServer {
  readonly port: number
  readonly pid: number
  /** As `kill -9` would. */
  kill(): Promise<void>
  /** Asks it to stop and tells how it ended. Afterwards it has ended in any case. */
  stop(): Promise<Ending>
  restart(): Promise<void>
}

export interface ChildOptions {
  /** A bundled module that sends `ready` to its parent once it listens, and `{ held }` if it cannot stop in time. */
  readonly module: string
  readonly arguments: (port: number) => string[]
  readonly environment?: (port: number) => Record<string, string>
  readonly port?: number
}

/** A busy machine may take minutes to start a server; one that takes longer stands still. */
const startMs = 150_000
/** More than the 20 s in which a server stops: it gives up by itself before. */
const stopMs = 40_000

export async function childServer(options: ChildOptions): Promise<ChildServer> {
  const port = options.port ?? (await freePort())
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = fork(options.module, options.arguments(port), {
      execArgv: [],
      env: { ...process.env, ...options.environment?.(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const ended = once(started, 'exit').then(([code]) => `ended with ${code} before it was ready`)
    const ready = once(started, 'message').then(() => undefined)
    const fault = await inTime(Promise.race([ready, ended]), startMs, `was not ready in ${startMs} ms`)
    if (fault !== undefined) {
      started.kill('SIGKILL')
      throw new Error(`The server on port ${port} ${fault}.`)
    }
    return started
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  async function kill(): Promise<void> {
    if (hasEnded()) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    // A stopped process hears nothing else.
    child.kill('SIGCONT')
    await gone
  }

  return {
    port,
    get pid() {
      return child.pid ?? 0
    },
    kill,
    async stop() {
      if (hasEnded()) return { code: child.exitCode, held: 'it had ended before it was asked to' }
      let held: string | undefined
      child.on('message', (said: { held: string }) => ({ held } = said))
      // What it says last is heard before its end of the line, which may come after its exit.
      const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code]]) => ({
        code: code as number | null,
        held,
      }))
      child.kill('SIGTERM')
      const late = { code: null, held: `it still ran after ${stopMs} ms` }
      const ending = await inTime(gone, stopMs, late)
      await kill()
      return ending
    },
    async restart() {
      child = await start()
    },
  }
}

/** What comes of it, or in the end something else. */
async function inTime<Result, Late>(
  work: Promise<Result>,
  maxMs: number,
  late: Late,
): Promise<Result | Late> {
  const over = new AbortController()
  const end = delay(maxMs, late, { signal: over.signal, ref: false })
  end.catch(() => undefined)
  return Promise.race([work, end]).finally(() => over.abort())
}

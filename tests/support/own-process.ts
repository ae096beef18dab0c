import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface OwnProcessOptions {
  readonly command: string
  readonly words: readonly string[]
  readonly user?: { readonly uid: number; readonly gid: number }
  readonly folder?: string
}

/** A program that a test runs beside itself and that ends when the test process does. */
export function ownProcess(options: () => OwnProcessOptions) {
  let child: ChildProcess | undefined
  let guard: ChildProcess | undefined
  let said = ''

  return {
    start(): void {
      const { command, words, user, folder } = options()
      said = ''
      child = spawn(command, words, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      child.stdout?.on('data', (part) => (said += part))
      child.stderr?.on('data', (part) => (said += part))
      child.once('error', (error) => (said += String(error)))
      guard = guardOf(child.pid)
    },
    pid: () => child?.pid ?? 0,
    /** What it said, if it has ended by itself. */
    failure: () => (child?.exitCode !== null || child?.pid === undefined ? said || 'it ended' : undefined),
    async stop(signal: NodeJS.Signals): Promise<void> {
      guard?.kill('SIGKILL')
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.kill(signal)
      // A stopped process hears nothing else.
      running.kill('SIGCONT')
      await ended
    },
  }
}

/**
 * Ends a process when this one does, however that happens: then nobody holds the other end of its input. A negative
 * number is a whole group.
 */
export function guardOf(pid: number | undefined): ChildProcess | undefined {
  if (pid === undefined) return undefined
  const words = ['-c', `cat > /dev/null; kill -CONT ${pid}; kill -QUIT ${pid}`]
  const guard = spawn('sh', words, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return guard
}

/** Looks again and again until it is so, or says why it cannot become so. */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  failure: () => string | undefined = () => undefined,
): Promise<void> {
  while (!(await isSo())) {
    const why = failure()
    if (why !== undefined) throw new Error(why)
    await delay(20)
  }
}

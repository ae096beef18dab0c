import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverBundle } from '../../support/server-bundle.ts'
import type { LearnReport } from './learn.ts'

/** A process that learns websites, built as the server is: what it costs is what it costs there. */
export interface Learning {
  /** Learns in a process of its own; killed after so many milliseconds of learning, if any are given. */
  start(file: string, url: string, killAfterMs?: number): Promise<LearnReport | undefined>
  remove(): void
}

export async function buildLearning(): Promise<Learning> {
  const { file: module, remove } = await serverBundle(join(import.meta.dirname, 'learn.ts'))
  return {
    async start(file, url, killAfterMs) {
      // Without what runs our sources: it would be measured too.
      const child = fork(module, [file, url], { execArgv: [] })
      let report: LearnReport | undefined
      child.on('message', (message) => {
        if (message !== 'learning') report = message as LearnReport
        else if (killAfterMs !== undefined) void delay(killAfterMs).then(() => child.kill('SIGKILL'))
      })
      await once(child, 'close')
      return report
    },
    remove,
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { LearnReport } from './learn.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Learns in a process of its own; killed after so many milliseconds of learning, if any are given. */
export async function startLearning(
  file: string,
  url: string,
  killAfterMs?: number,
): Promise<LearnReport | undefined> {
  const child = fork(join(import.meta.dirname, 'learn.ts'), [file, url], {
    cwd: root,
    execArgv: ['--import', './build/run-sources.mjs'],
  })
  let report: LearnReport | undefined
  child.on('message', (message) => {
    if (message !== 'learning') report = message as LearnReport
    else if (killAfterMs !== undefined) void delay(killAfterMs).then(() => child.kill('SIGKILL'))
  })
  await once(child, 'close')
  return report
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverBundle } from '../../tests/support/server-bundle.ts'

/** A server under measurement, in a process of its own: only what it spends is counted. */
export interface Subject {
  readonly port: number
  ask<Answer>(command: string, value?: unknown): Promise<Answer>
  close(): Promise<void>
}

export interface Answer {
  readonly id: number
  readonly answer?: unknown
  readonly failed?: string
}

export interface SubjectOptions {
  /** Where its module lies; by default beside this one. */
  readonly from?: string
  readonly environment?: Record<string, string>
}

/** Starts `subjects/NAME.ts`, which calls `answerCommands` when it listens, made into the file that people run. */
export async function startSubject(name: string, options: SubjectOptions = {}): Promise<Subject> {
  const { from = import.meta.dirname, environment } = options
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const module = await serverBundle(join(from, 'subjects', `${name}.ts`))
  const child = fork(module.file, [folder], {
    env: { ...process.env, ...environment },
    execArgv: ['--expose-gc'],
  })
  let asked = 0
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  child.on('message', ({ id, answer, failed }: Answer) => {
    if (failed === undefined) waiting.get(id)?.resolve(answer)
    else waiting.get(id)?.reject(new Error(`${name}: ${failed}`))
    waiting.delete(id)
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${name} ended in the middle.`))
  })
  const ask = <Answer>(command: string, value?: unknown) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++asked
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      child.send({ id, command, value })
    })
  return {
    port: await ask<number>('port'),
    ask,
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      module.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** CPU seconds the subject spends while `work` runs. */
export async function cpuSeconds({ ask }: Subject, work: () => Promise<unknown>): Promise<number> {
  const before = await ask<number>('cpu')
  await work()
  return (await ask<number>('cpu')) - before
}

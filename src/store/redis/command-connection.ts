import { createHash, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { writeTogether } from '../write-together.ts'
import { unavailable } from '../unavailable.ts'
import * as scripts from './scripts.ts'

export type ScriptName = keyof typeof scripts

/** The connection that sends commands to Redis and runs scripts there. */
export interface CommandConnection {
  readonly life: string | undefined
  isReborn(): Promise<boolean>
  run(script: ScriptName, ...values: (string | number)[]): Promise<unknown>
  call(command: string, ...values: (string | number)[]): Promise<unknown>
  close(): Promise<void>
}

export interface CommandConnectionOptions {
  readonly connection: Redis
  readonly onUp: () => void
  readonly onDown: (why: unknown) => void
}

const shas = Object.fromEntries(
  Object.entries(scripts).map(([name, lua]) => [name, createHash('sha1').update(lua).digest('hex')]),
) as Record<ScriptName, string>

export function openCommandConnection({
  connection,
  onUp,
  onDown,
}: CommandConnectionOptions): CommandConnection {
  let run = ''
  let life: string | undefined

  const askLife = async () =>
    String(await connection.evalsha(shas.beginLife, 0, run, randomBytes(6).toString('hex')))

  /** No other command is sent before this is settled: after a restart of Redis its data has a new `life`. */
  async function begin(): Promise<void> {
    for (const lua of Object.values(scripts)) await connection.script('LOAD', lua)
    run = /run_id:(\w+)/.exec(await connection.info('server'))?.[1] ?? ''
    life = await askLife()
    onUp()
  }
  function down(why: unknown): void {
    life = undefined
    onDown(why)
  }
  /** Once for each connection: closing takes a while, and more attempts would only pile up behind it. */
  function giveUp(why: unknown): void {
    if (life === undefined) return
    down(why)
    connection.disconnect(true)
  }
  connection.on('ready', () => void begin().catch(() => connection.disconnect(true)))
  connection.on('close', () => down(new Error('the connection was closed')))
  connection.on('error', down)

  async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
    if (life === undefined) throw unavailable(new Error('Redis is away'))
    writeTogether(connection.stream)
    try {
      return await ask()
    } catch (error) {
      // After a timeout, or when Redis has lost our scripts, the whole connection is dropped: the reconnect loads
      // everything again, and no queue builds up.
      if (isUseless(error)) giveUp(error)
      throw unavailable(error)
    }
  }

  return {
    get life() {
      return life
    },
    async isReborn() {
      const before = life
      const now = String(await answerOf(askLife))
      if (life !== undefined) life = now
      return now !== before
    },
    run: (script, ...values) => answerOf(() => connection.evalsha(shas[script], 0, life ?? '', ...values)),
    call: (command, ...values) => answerOf(() => connection.call(command, ...values)),
    async close() {
      connection.removeAllListeners('close')
      if (life !== undefined) await connection.quit().catch(() => undefined)
      connection.disconnect()
    },
  }
}

function isUseless(error: unknown): boolean {
  return error instanceof Error && /timed out|NOSCRIPT/i.test(error.message)
}

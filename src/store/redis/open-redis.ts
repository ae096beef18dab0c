import { createHash, randomBytes } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import { unavailable } from '../unavailable.ts'
import * as scripts from './scripts.ts'

export type ScriptName = keyof typeof scripts

/** Redis, as one connection that speaks and one that listens. Whatever it does not answer in time is `unavailable`. */
export interface RedisLink {
  /** Names this node, also as the one letters are for. */
  readonly self: string
  /**
   * Changes whenever Redis was started anew: what it holds from a life before may lack its last moments, so it does
   * not count. Undefined while Redis is away.
   */
  readonly life: string | undefined
  /** Asks for the life again: somebody may have emptied Redis. True: it is another one. */
  isReborn(): Promise<boolean>
  /** Runs a script with this life as its first value. */
  run(script: ScriptName, ...values: (string | number)[]): Promise<unknown>
  call(command: string, ...values: (string | number)[]): Promise<unknown>
  /** Hears the letters to this node and the notices to all. */
  onMessage(hear: (channel: string, text: string) => void): void
  /** Told after each connect, when commands and messages flow again: what was said in between was not heard. */
  onConnect(listener: () => void): void
  close(): Promise<void>
}

export interface RedisLinkOptions {
  readonly url: string
  readonly self: string
  /** Bounds how long a caller waits for a Redis that says nothing. */
  readonly patienceMs: number
  readonly onWarning: (what: string, cause?: unknown) => void
}

export const channelOfAll = 'pagehand:all'
export const channelOf = (node: string) => `pagehand:node:${node}`

const mostBackoffMs = 1_000
const listenerCheckMs = 5_000

const options: RedisOptions = {
  lazyConnect: true,
  // Nothing waits in memory for a Redis that is away, and nothing is said twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  keepAlive: 5_000,
  disableClientInfo: true,
  retryStrategy: (times) =>
    Math.min(50 * 2 ** Math.min(times, 6), mostBackoffMs) * (0.75 + Math.random() / 2),
}

export async function openRedis({ url, self, patienceMs, onWarning }: RedisLinkOptions): Promise<RedisLink> {
  const patience = { connectTimeout: patienceMs, commandTimeout: patienceMs }
  const speaker = new Redis(url, { ...options, ...patience })
  const listener = new Redis(url, { ...options, ...patience })
  const shas = Object.fromEntries(
    Object.entries(scripts).map(([name, lua]) => [name, createHash('sha1').update(lua).digest('hex')]),
  ) as Record<ScriptName, string>
  const listeners: (() => void)[] = []
  let life: string | undefined
  let run = ''
  let listens = false
  let isAway = false

  function lost(why: unknown): void {
    life = undefined
    if (!isAway) onWarning('Redis is away', why)
    isAway = true
  }
  function back(): void {
    if (life === undefined || !listens) return
    if (isAway) onWarning('Redis is back')
    isAway = false
    for (const listener of listeners) listener()
  }

  /** Nothing else is said before this is settled: a Redis that was started anew begins a new life. */
  async function beginSpeaking(): Promise<void> {
    for (const lua of Object.values(scripts)) await speaker.script('LOAD', lua)
    run = /run_id:(\w+)/.exec(await speaker.info('server'))?.[1] ?? ''
    life = await askLife()
    back()
  }
  async function askLife(): Promise<string> {
    return String(await speaker.evalsha(shas.beginLife, 0, run, randomBytes(6).toString('hex')))
  }
  async function beginListening(): Promise<void> {
    await listener.subscribe(channelOfAll, channelOf(self))
    listens = true
    back()
  }
  const startOver = (connection: Redis) => (error: unknown) => {
    lost(error)
    connection.disconnect(true)
  }
  speaker.on('ready', () => void beginSpeaking().catch(startOver(speaker)))
  listener.on('ready', () => void beginListening().catch(startOver(listener)))
  speaker.on('close', () => lost(new Error('the connection was closed')))
  listener.on('close', () => void (listens = false))
  for (const connection of [speaker, listener]) connection.on('error', (error) => onErrorOnce(error))
  function onErrorOnce(error: unknown): void {
    if (!isAway) lost(error)
  }

  async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
    if (life === undefined) throw unavailable(new Error('Redis is away'))
    try {
      return await ask()
    } catch (error) {
      // One that does not answer in time, or has forgotten our scripts, is given up as a whole: the next connect
      // brings everything along, and what waits behind does not pile up.
      if (isUseless(error)) speaker.disconnect(true)
      throw unavailable(error)
    }
  }

  // A listener hears nothing of a link that broke silently: it asks.
  const checking = setInterval(() => {
    if (listens) listener.ping().catch(() => listener.disconnect(true))
  }, listenerCheckMs)
  checking.unref()

  await Promise.all([speaker.connect(), listener.connect()]).catch((error: unknown) => {
    clearInterval(checking)
    speaker.disconnect()
    listener.disconnect()
    throw unavailable(error)
  })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable(new Error('Redis says nothing'))), 2 * patienceMs)
    const ready = () => {
      clearTimeout(timer)
      resolve()
    }
    if (life !== undefined && listens) ready()
    else listeners.push(ready)
  })

  return {
    self,
    get life() {
      return listens ? life : undefined
    },
    async isReborn() {
      const before = life
      const now = String(await answerOf(askLife))
      if (life !== undefined) life = now
      return now !== before
    },
    run: (script, ...values) => answerOf(() => speaker.evalsha(shas[script], 0, life ?? '', ...values)),
    call: (command, ...values) => answerOf(() => speaker.call(command, ...values)),
    onMessage: (hear) => void listener.on('message', hear),
    onConnect: (hear) => void listeners.push(hear),
    async close() {
      clearInterval(checking)
      const isUp = life !== undefined
      for (const connection of [speaker, listener]) connection.removeAllListeners('close')
      if (isUp) await speaker.quit().catch(() => undefined)
      speaker.disconnect()
      listener.disconnect()
    },
  }
}

function isUseless(error: unknown): boolean {
  return error instanceof Error && /timed out|NOSCRIPT/i.test(error.message)
}

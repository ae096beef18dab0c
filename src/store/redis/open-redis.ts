import { Redis, type RedisOptions } from 'ioredis'
import { unavailable } from '../unavailable.ts'
import { openListener, type Listener } from './open-listener.ts'
import { openSpeaker, type Speaker } from './open-speaker.ts'

/** Redis, as one connection that speaks and one that listens. Whatever it does not answer in time is `unavailable`. */
export interface RedisLink extends Pick<Listener, 'hears' | 'onMessage'> {
  /** Names this node, also as the one letters are for. */
  readonly self: string
  /**
   * Changes whenever Redis was restarted: what it holds from a life before may lack its last moments, so it does
   * not count. Undefined while Redis is away.
   */
  readonly life: string | undefined
  /** Asks for the life again: somebody may have emptied Redis. True: it is another one. */
  readonly isReborn: Speaker['isReborn']
  /** Runs a script with this life as its first value. */
  readonly run: Speaker['run']
  readonly call: Speaker['call']
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
const channelOf = (node: string) => `pagehand:node:${node}`

const maxBackoffMs = 1_000

const options: RedisOptions = {
  lazyConnect: true,
  // Nothing waits in memory for a Redis that is away, and nothing is said twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  keepAlive: 5_000,
  disableClientInfo: true,
  retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), maxBackoffMs) * (0.75 + Math.random() / 2),
}

export async function openRedis({ url, self, patienceMs, onWarning }: RedisLinkOptions): Promise<RedisLink> {
  const connect = () => new Redis(url, { ...options, connectTimeout: patienceMs, commandTimeout: patienceMs })
  const connections = [connect(), connect()] as const
  const listeners: (() => void)[] = []
  let isAway = false

  function onUp(): void {
    if (speaker.life === undefined || !ears.hears) return
    if (isAway) onWarning('Redis is back')
    isAway = false
    for (const listener of listeners) listener()
  }
  function onDown(why: unknown): void {
    if (!isAway) onWarning('Redis is away', why)
    isAway = true
  }
  const speaker = openSpeaker({ connection: connections[0], onUp, onDown })
  const ears = openListener({ connection: connections[1], channels: [channelOfAll, channelOf(self)], onUp })
  async function close(): Promise<void> {
    ears.close()
    await speaker.close()
  }

  const up = new Promise<void>((resolve) => listeners.push(resolve))
  try {
    await Promise.all(connections.map((connection) => connection.connect()))
    await inTime(up, 2 * patienceMs)
  } catch (error) {
    await close()
    throw unavailable(error)
  }

  return {
    self,
    get life() {
      return speaker.life
    },
    get hears() {
      return ears.hears
    },
    isReborn: speaker.isReborn,
    run: speaker.run,
    call: speaker.call,
    onMessage: ears.onMessage,
    onConnect: (hear) => void listeners.push(hear),
    close,
  }
}

async function inTime(event: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis says nothing')), ms)
  })
  await Promise.race([event, late]).finally(() => clearTimeout(timer))
}

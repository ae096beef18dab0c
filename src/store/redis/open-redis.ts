import { Redis, type RedisOptions } from 'ioredis'
import { unavailable } from '../unavailable.ts'
import { openSubscriberConnection, type SubscriberConnection } from './subscriber-connection.ts'
import { openCommandConnection, type CommandConnection } from './command-connection.ts'

/** Redis, as one connection for commands and one for messages. Whatever it does not answer in time is `unavailable`. */
export interface RedisLink extends Pick<SubscriberConnection, 'isSubscribed' | 'onMessage'> {
  /** Names this node, also in the channel of messages for it alone. */
  readonly self: string
  /**
   * Changes whenever Redis was restarted: data from before may lack the last writes, so it is ignored. Undefined while
   * Redis is away.
   */
  readonly life: string | undefined
  /** Reads the life again, in case Redis was flushed. True: it has changed. */
  readonly isReborn: CommandConnection['isReborn']
  /** Runs a script with this life as its first value. */
  readonly run: CommandConnection['run']
  readonly call: CommandConnection['call']
  /** Called after each reconnect: messages in between were lost. */
  onConnect(listener: () => void): void
  close(): Promise<void>
}

export interface RedisLinkOptions {
  readonly url: string
  readonly self: string
  /** The timeout of connects and commands. */
  readonly patienceMs: number
  readonly onWarning: (what: string, cause?: unknown) => void
}

export const channelOfAll = 'pagehand:all'
const channelOf = (node: string) => `pagehand:node:${node}`

const maxBackoffMs = 1_000

const options: RedisOptions = {
  lazyConnect: true,
  // No queue in memory while Redis is away, and no command is sent twice.
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
    if (commands.life === undefined || !subscriber.isSubscribed) return
    if (isAway) onWarning('Redis is back')
    isAway = false
    for (const listener of listeners) listener()
  }
  function onDown(why: unknown): void {
    if (!isAway) onWarning('Redis is away', why)
    isAway = true
  }
  const commands = openCommandConnection({ connection: connections[0], onUp, onDown })
  const subscriber = openSubscriberConnection({
    connection: connections[1],
    channels: [channelOfAll, channelOf(self)],
    onUp,
  })
  async function close(): Promise<void> {
    subscriber.close()
    await commands.close()
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
      return commands.life
    },
    get isSubscribed() {
      return subscriber.isSubscribed
    },
    isReborn: commands.isReborn,
    run: commands.run,
    call: commands.call,
    onMessage: subscriber.onMessage,
    onConnect: (listener) => void listeners.push(listener),
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

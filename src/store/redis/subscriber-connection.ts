import type { Redis } from 'ioredis'

/** The connection that receives what is published; Redis allows it no other commands. */
export interface SubscriberConnection {
  /** False: something may have been published that did not arrive here. */
  readonly isSubscribed: boolean
  onMessage(listener: (channel: string, text: string) => void): void
  close(): void
}

export interface SubscriberOptions {
  readonly connection: Redis
  readonly channels: readonly string[]
  readonly onUp: () => void
}

const checkMs = 5_000

export function openSubscriberConnection({
  connection,
  channels,
  onUp,
}: SubscriberOptions): SubscriberConnection {
  let isSubscribed = false
  const down = () => void (isSubscribed = false)

  function giveUp(): void {
    if (isSubscribed) connection.disconnect(true)
    isSubscribed = false
  }
  async function begin(): Promise<void> {
    await connection.subscribe(...channels)
    isSubscribed = true
    onUp()
  }
  connection.on('ready', () => void begin().catch(() => connection.disconnect(true)))
  connection.on('close', down)
  connection.on('error', down)

  // It would not notice a connection that broke silently, so it pings.
  const checking = setInterval(() => {
    if (isSubscribed) connection.ping().catch(giveUp)
  }, checkMs)
  checking.unref()

  return {
    get isSubscribed() {
      return isSubscribed
    },
    onMessage: (listener) => void connection.on('message', listener),
    close() {
      clearInterval(checking)
      connection.disconnect()
    },
  }
}

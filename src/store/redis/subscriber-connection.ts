import type { Redis } from 'ioredis'

/** The connection that receives what is published; Redis allows it no other commands. */
export interface SubscriberConnection {
  /** False: something may have been said that nobody here heard. */
  readonly hears: boolean
  onMessage(hear: (channel: string, text: string) => void): void
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
  let hears = false
  const down = () => void (hears = false)

  function giveUp(): void {
    if (hears) connection.disconnect(true)
    hears = false
  }
  async function begin(): Promise<void> {
    await connection.subscribe(...channels)
    hears = true
    onUp()
  }
  connection.on('ready', () => void begin().catch(() => connection.disconnect(true)))
  connection.on('close', down)
  connection.on('error', down)

  // It would not notice a connection that broke silently, so it pings.
  const checking = setInterval(() => {
    if (hears) connection.ping().catch(giveUp)
  }, checkMs)
  checking.unref()

  return {
    get hears() {
      return hears
    },
    onMessage: (hear) => void connection.on('message', hear),
    close() {
      clearInterval(checking)
      connection.disconnect()
    },
  }
}

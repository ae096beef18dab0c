import type { Redis } from 'ioredis'

/** The connection that hears what is published. */
export interface Listener {
  /** False: something may have been said that nobody here heard. */
  readonly hears: boolean
  onMessage(hear: (channel: string, text: string) => void): void
  close(): void
}

export interface ListenerOptions {
  readonly connection: Redis
  readonly channels: readonly string[]
  readonly onUp: () => void
}

const checkMs = 5_000

export function openListener({ connection, channels, onUp }: ListenerOptions): Listener {
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

  // It would hear nothing of a link that broke silently: so it asks.
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

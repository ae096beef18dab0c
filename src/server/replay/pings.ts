import type { Engine } from './engine.ts'

/** Pings of one connection, ours and the transport's own, and what their pongs prove. */
export interface Pings {
  /** Sends a ping unless one is under way. */
  send(): void
  stop(): void
}

interface PingOptions {
  readonly engine: Engine
  /** How far events are written at this moment. */
  readonly cursor: () => number
  /** The client is alive, and has handled everything up to `handled`. */
  readonly onPong: (handled: number) => void
}

const nothing = -1

/**
 * A pong does not prove that what was written before its ping is handled: the client's engine answers
 * before deferred listeners have run. The *next* pong does, so each pong confirms the mark of the one before.
 */
export function watchPings({ engine, cursor, onPong }: PingOptions): Pings {
  const marks: number[] = []
  let lastAnswered = nothing

  function onPacket({ type }: { type: string }) {
    if (type === 'ping') marks.push(cursor())
  }
  function onHeartbeat() {
    const mark = marks.shift()
    if (mark === undefined) return
    const handled = lastAnswered
    lastAnswered = mark
    onPong(handled)
  }
  engine.on('packetCreate', onPacket)
  engine.on('heartbeat', onHeartbeat)
  return {
    send() {
      if (marks.length === 0 && engine.readyState === 'open') engine.sendPacket('ping')
    },
    stop() {
      engine.off('packetCreate', onPacket)
      engine.off('heartbeat', onHeartbeat)
    },
  }
}

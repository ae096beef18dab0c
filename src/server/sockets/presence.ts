import type { SharedPresence } from '#store'
import type { Replay } from '../replay/attach-replay.ts'

/** Who is connected right now. */
export interface Presence {
  /** Those of these sessions whose visitor has a socket open, on whichever node. */
  online(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

export interface PresenceOptions {
  readonly replay: () => Pick<Replay, 'isAttached' | 'attached'>
  /** What all nodes say together; absent: this process is alone. */
  readonly shared: SharedPresence | undefined
  readonly everyMs?: number
}

/** Knows whose visitor has a socket open. Each node repeats to the others what it knows, so that entries of a node that died expire. */
export function createPresence({ replay, shared, everyMs = 15_000 }: PresenceOptions) {
  const tell = () => void shared?.here(replay().attached()).catch(nextTime)
  const timer = shared && setInterval(tell, everyMs).unref()

  async function leave(sessionId: string, isElsewhere: () => Promise<boolean>): Promise<void> {
    if (!replay().isAttached(sessionId) && !(await isElsewhere())) await shared?.gone(sessionId)
  }

  return {
    attached: (sessionId: string) => void shared?.here([sessionId]).catch(nextTime),
    left(sessionId: string, isElsewhere: () => Promise<boolean>) {
      if (shared) leave(sessionId, isElsewhere).catch(nextTime)
    },
    async online(sessionIds) {
      const here = sessionIds.filter((id) => replay().isAttached(id))
      const others = sessionIds.filter((id) => !here.includes(id))
      // With Redis away a list of conversations is still worth reading.
      const there = shared && others.length > 0 ? await shared.online(others).catch(() => []) : []
      return new Set([...here, ...there])
    },
    close: () => clearInterval(timer),
  } satisfies Presence & Record<string, unknown>
}

/** It is told again soon. */
function nextTime(): void {}

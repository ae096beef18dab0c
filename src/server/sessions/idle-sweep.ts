import type { SessionStore } from '#store'
import type { Logger } from '../logger.ts'
import type { SessionActions } from './session-actions.ts'

export interface SweepOptions {
  readonly sessions: Pick<SessionStore, 'idle'>
  readonly sessionActions: Pick<SessionActions, 'endIdle'>
  readonly idleMs: number
  readonly logger: Logger
  readonly now: () => number
  readonly everyMs?: number
}

/** Evicts idle sessions in the background. Reads are exact without it; it frees what they hold. */
export function startIdleSweep({
  sessions,
  sessionActions,
  idleMs,
  logger,
  now,
  everyMs = 15_000,
}: SweepOptions) {
  let busy = false
  const timer = setInterval(sweep, Math.min(everyMs, Math.max(250, idleMs / 4)))
  return { sweep, stop: () => clearInterval(timer) }

  async function sweep(): Promise<void> {
    if (busy) return
    busy = true
    try {
      const since = now() - idleMs
      for (const id of await sessions.idle(since, 500)) await sessionActions.endIdle(id, since)
    } catch (fault) {
      logger.warn({ err: fault }, 'idle sessions could not be evicted; it will be tried again')
    } finally {
      busy = false
    }
  }
}

import type { EventLog } from '#store'
import { sessionKey } from '../operations/session-key.ts'
import { findOpenStream } from './open-stream.ts'
import { runSession, type RunSessionOptions } from './run-session.ts'
import type { Interruption } from './run-turn.ts'

export interface TurnsOptions extends RunSessionOptions {
  readonly log: EventLog
  /** Identifies this process among all nodes. */
  readonly owner: string
  readonly leaseMs?: number
  readonly sweepMs?: number
  /** Another node runs this session's turn: it must be told that there is more. */
  readonly onHeld?: (sessionId: string, by: Arrival | undefined) => void
}

/** What cuts a running turn short because it has arrived. */
export type Arrival = Extract<Interruption, 'message' | 'stop'>

interface Runner {
  controller: AbortController
  again: boolean
  by: Arrival | undefined
  /** The last inbox item its run has read. */
  read: number
  done: Promise<void>
}

/** Runs the turns of all sessions: one at a time for each, out of its durable inbox. */
export function createTurns(options: TurnsOptions) {
  const { sessions, log, logger, owner, leaseMs = 10_000, sweepMs = 2_000 } = options
  const running = new Map<string, Runner>()
  const alarms = new Map<string, NodeJS.Timeout>()
  let closed = false
  let sweep: NodeJS.Timeout | undefined
  const isClosed = () => closed

  /** Another node says that there is more in the inbox. What the run has already read does not interrupt it. */
  async function wakeRunning(sessionId: string, by?: Arrival): Promise<void> {
    if (!rouse(sessionId) || !by) return
    const last = (await sessions.inbox(sessionId)).at(-1)?.id ?? -1
    const active = running.get(sessionId)
    if (active && last > active.read) active.controller.abort(by)
  }

  /** Tells the turn that runs here that there is more. False: none does. */
  function rouse(sessionId: string, by?: Arrival): boolean {
    const active = running.get(sessionId)
    if (!active) return false
    active.again = true
    active.by = by ?? active.by
    // Its next step is decided again with the new input.
    if (by) active.controller.abort(by)
    return true
  }

  /** Starts the session's runner, or tells the running one that there is more. */
  function wake(sessionId: string, by?: Arrival): void {
    if (closed || rouse(sessionId, by)) return
    const runner: Runner = {
      controller: new AbortController(),
      again: false,
      by,
      read: -1,
      done: Promise.resolve(),
    }
    running.set(sessionId, runner)
    runner.done = work(sessionId, runner)
      .catch((fault: unknown) =>
        logger.error(
          { err: fault, session: sessionKey(sessionId) },
          'a turn could not be saved; it will be tried again',
        ),
      )
      .finally(() => {
        running.delete(sessionId)
        if (runner.again) wake(sessionId, runner.by)
      })
  }

  /** What is due later wakes the session then. If this process ends before, the sweep of the next one does. */
  function wakeAt(sessionId: string, at: number): void {
    clearTimeout(alarms.get(sessionId))
    const alarm = setTimeout(
      () => {
        alarms.delete(sessionId)
        wake(sessionId)
      },
      Math.max(1, at - options.now()),
    )
    alarms.set(sessionId, alarm.unref())
  }

  async function work(sessionId: string, runner: Runner): Promise<void> {
    const fence = await sessions.lease(sessionId, owner, leaseMs)
    if (fence === undefined) return options.onHeld?.(sessionId, runner.by)
    runner.by = undefined
    const renewal = setInterval(() => {
      sessions.lease(sessionId, owner, leaseMs).then(
        (held) => held !== fence && runner.controller.abort('handover' satisfies Interruption),
        (fault: unknown) =>
          logger.warn({ err: fault, session: sessionKey(sessionId) }, 'a lease could not be renewed'),
      )
    }, leaseMs / 3)
    try {
      let open = await findOpenStream(log, sessionId)
      let more = true
      while (more && !isClosed()) {
        runner.again = false
        // One that was never used is as good as new, and a new one costs more than the rest of this loop.
        if (runner.controller.signal.aborted) runner.controller = new AbortController()
        const result = await runSession(options, {
          sessionId,
          fence,
          open,
          controller: runner.controller,
          onRead: (item) => void (runner.read = item),
        })
        open = result.open
        more = result.more || runner.again
        if (result.dueAt !== undefined) wakeAt(sessionId, result.dueAt)
      }
    } finally {
      clearInterval(renewal)
      await sessions.release(sessionId, owner)
    }
  }

  return {
    wake,
    wakeRunning,
    /** Whether a turn of the session is under way here. */
    isRunning: (sessionId: string) => running.has(sessionId),

    /** Ends the session's running turn and waits until it holds nothing any more. */
    async end(sessionId: string): Promise<void> {
      const runner = running.get(sessionId)
      if (!runner) return
      runner.again = false
      runner.controller.abort('gone' satisfies Interruption)
      await runner.done
    },

    /** Takes up what a process before this one left, now and every few seconds. */
    start(): void {
      let seen: ReadonlySet<string> = new Set()
      const look = (isLeft: (id: string) => boolean) =>
        sessions.waiting(100).then(
          (ids) => {
            ids.filter(isLeft).forEach((id) => wake(id))
            seen = new Set(ids)
          },
          (fault: unknown) => logger.warn({ err: fault }, 'the inboxes could not be looked at'),
        )
      void look(() => true)
      // What waits for the first time has just arrived, and whoever took it in is about to begin.
      sweep = setInterval(() => void look((id) => seen.has(id)), sweepMs)
    },

    /** Lets running turns finish for a while; the rest stays in the inbox for whoever comes next. */
    async drain(graceMs: number): Promise<void> {
      clearInterval(sweep)
      const all = () => Promise.all([...running.values()].map((runner) => runner.done))
      const grace = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref())
      await Promise.race([all(), grace])
      closed = true
      for (const runner of running.values()) runner.controller.abort('handover' satisfies Interruption)
      await all()
    },
  }
}

export type Turns = ReturnType<typeof createTurns>

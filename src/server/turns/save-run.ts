import type { TurnNote } from '#assistant'
import type { HistoryEntry } from '#protocol'
import type { Commit, SessionStore } from '#store'
import { historyOf } from './history-of.ts'
import type { Interruption } from './run-turn.ts'
import type { TimelineBody } from './timeline-notes.ts'

export interface SaveRunOptions {
  readonly sessions: Pick<SessionStore, 'commit'>
  readonly sessionId: string
  readonly fence: number
  /** Aborted when nothing more of this run can be kept. */
  readonly controller: AbortController
  readonly now: () => number
  /** Where the log ended before a reply of this run began; undefined: one was open already, or there will be none. */
  readonly began: number | undefined
}

/** What a run wants to have kept; the rest of its history follows from its events. */
export type RunChange = Omit<Commit, 'sessionId' | 'fence' | 'history' | 'notes'> & {
  readonly notes?: readonly (TurnNote | TimelineBody)[]
  /** What the visitor said to the turn before its events. */
  readonly answers?: readonly HistoryEntry[]
}

export type SaveRun = (change: RunChange) => Promise<void>

/** Writes the changes of one run. Nothing may be sent that is not on disk, so a fault here ends the run. */
export function saveRun(options: SaveRunOptions): SaveRun {
  const { sessions, sessionId, fence, controller, now, began } = options

  return async ({ events = [], notes = [], answers = [], ...rest }) => {
    const at = now()
    // What was said to a run stands before its reply, which stands where it began.
    const place = began === undefined ? {} : { began }
    const said = events.flatMap((event, after) => {
      const entry = historyOf(event, at)
      if (!entry) return []
      return [{ entry, after, ...(event.name === 'message_done' && place) }]
    })
    const kept = await sessions
      .commit({
        sessionId,
        fence,
        events,
        history: [...answers.map((entry) => ({ entry, after: -1, ...place })), ...said],
        notes: notes.map((note) => ({ at, note })),
        ...rest,
      })
      .catch((fault: unknown) => {
        // The turn stays in the inbox and is tried again.
        controller.abort('handover' satisfies Interruption)
        throw fault
      })
    if (!kept) controller.abort('gone' satisfies Interruption)
  }
}

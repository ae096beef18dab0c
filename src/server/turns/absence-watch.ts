import { limits } from '#protocol'

export interface AbsenceWatchOptions {
  /** Whether the visitor is here again. */
  readonly isAttached: (sessionId: string) => boolean
  /** The visitor has been gone for too long. */
  readonly onGone: (sessionId: string) => void
  readonly onFault: (fault: unknown) => void
  readonly goneMs?: number
}

/** Absence of a visitor who left and did not come back: nobody reads what a model still says to them. */
export function createAbsenceWatch({
  isAttached,
  onGone,
  onFault,
  goneMs = limits.visitorGoneMs,
}: AbsenceWatchOptions) {
  const leaving = new Map<string, NodeJS.Timeout>()

  async function look(sessionId: string, isElsewhere: () => Promise<boolean>): Promise<void> {
    leaving.delete(sessionId)
    if (!isAttached(sessionId) && !(await isElsewhere())) onGone(sessionId)
  }

  return {
    /** A socket of the session has closed. The visitor may have another one, here or on another node. */
    left(sessionId: string, isElsewhere: () => Promise<boolean>): void {
      clearTimeout(leaving.get(sessionId))
      const timer = setTimeout(() => look(sessionId, isElsewhere).catch(onFault), goneMs)
      leaving.set(sessionId, timer.unref())
    },
    close(): void {
      for (const timer of leaving.values()) clearTimeout(timer)
      leaving.clear()
    },
  }
}

export type AbsenceWatch = ReturnType<typeof createAbsenceWatch>

import { limits } from '#protocol'

export interface PlanWatchOptions {
  /** The widget is attached and has said nothing for too long. */
  readonly onSilence: (sessionId: string, planId: string) => void
  readonly wake: (sessionId: string) => void
  readonly silenceMs?: number
  /** How long a result waits for the page context that should come with it. */
  readonly contextMs?: number
}

interface Watched {
  readonly planId: string
  readonly timer: NodeJS.Timeout
  pageSeen: boolean
  pending: NodeJS.Timeout | undefined
}

/** Watches the plans that attached widgets are carrying out. */
export function createPlanWatch(options: PlanWatchOptions) {
  const { onSilence, wake, silenceMs = limits.planSilenceAttachedMs, contextMs = 1_000 } = options
  const plans = new Map<string, Watched>()

  function ended(sessionId: string): void {
    const plan = plans.get(sessionId)
    clearTimeout(plan?.timer)
    clearTimeout(plan?.pending)
    plans.delete(sessionId)
  }

  return {
    /** A plan was handed to the session's socket, perhaps once more. */
    began(sessionId: string, planId: string): void {
      if (plans.get(sessionId)?.planId === planId) return
      ended(sessionId)
      const timer = setTimeout(() => {
        ended(sessionId)
        onSilence(sessionId, planId)
      }, silenceMs)
      plans.set(sessionId, { planId, timer, pageSeen: false, pending: undefined })
    },

    /** Any event of the widget proves that it is still at it. */
    heard(sessionId: string): void {
      plans.get(sessionId)?.timer.refresh()
    },

    /** A fresh page context has been saved. */
    sawPage(sessionId: string): void {
      const plan = plans.get(sessionId)
      if (!plan) return
      plan.pageSeen = true
      if (plan.pending) wake(sessionId)
    },

    /** A result lies in the inbox: judged at once if the page was seen after it, otherwise after a moment. */
    answered(sessionId: string): void {
      const plan = plans.get(sessionId)
      if (!plan || plan.pageSeen) return wake(sessionId)
      plan.pending ??= setTimeout(() => wake(sessionId), contextMs)
    },

    /** Whether the page was described again since the plan was sent; undefined: nobody here watched it. */
    pageSeen: (sessionId: string) => plans.get(sessionId)?.pageSeen,

    ended,
  }
}

export type PlanWatch = ReturnType<typeof createPlanWatch>

import { limits } from '#protocol'

export interface PlanWatchOptions {
  /** The widget has said nothing for too long. */
  readonly onSilence: (sessionId: string, planId: string) => void
  readonly wake: (sessionId: string) => void
  /** Milliseconds of a clock that never jumps. */
  readonly ticks?: () => number
  readonly silenceMs?: number
  /** How long a result waits for the page context that should come with it. */
  readonly contextMs?: number
  readonly lookMs?: number
}

interface Watched {
  readonly planId: string
  heardAt: number
  answered: boolean
  /** Undefined: the plan was sent elsewhere, and so perhaps was the page. */
  pageSeen: boolean | undefined
  pending: NodeJS.Timeout | undefined
}

/** Watches the plans that the widgets attached here are carrying out. */
export function createPlanWatch(options: PlanWatchOptions) {
  const { onSilence, wake, ticks = () => performance.now(), lookMs = 1_000 } = options
  const { silenceMs = limits.planSilenceAttachedMs, contextMs = 1_000 } = options
  const plans = new Map<string, Watched>()
  const looking = setInterval(look, lookMs)

  function look(): void {
    const since = ticks() - silenceMs
    for (const [sessionId, { planId, heardAt, answered }] of plans) {
      if (answered || heardAt > since) continue
      ended(sessionId)
      onSilence(sessionId, planId)
    }
  }

  function watch(sessionId: string, planId: string, pageSeen: boolean | undefined): void {
    const known = plans.get(sessionId)
    if (known?.planId === planId) return void (known.pageSeen ??= pageSeen)
    ended(sessionId)
    plans.set(sessionId, { planId, heardAt: ticks(), answered: false, pageSeen, pending: undefined })
  }

  function ended(sessionId: string): void {
    clearTimeout(plans.get(sessionId)?.pending)
    plans.delete(sessionId)
  }

  return {
    /** A plan was handed to the session's socket, perhaps once more. */
    began: (sessionId: string, planId: string) => watch(sessionId, planId, false),

    /** A widget has come that may be carrying out a plan it was handed before, here or by another node. */
    resumed: (sessionId: string, planId: string) => watch(sessionId, planId, undefined),

    /** Any event of the widget proves that it is still at it. */
    heard(sessionId: string): void {
      const plan = plans.get(sessionId)
      if (plan) plan.heardAt = ticks()
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
      if (plan) plan.answered = true
      if (!plan || plan.pageSeen) return wake(sessionId)
      plan.pending ??= setTimeout(() => wake(sessionId), contextMs)
    },

    /** Whether the page was described again since the plan was sent; undefined: nobody here knows. */
    pageSeen: (sessionId: string) => plans.get(sessionId)?.pageSeen,

    ended,
    stop: () => clearInterval(looking),
  }
}

export type PlanWatch = ReturnType<typeof createPlanWatch>

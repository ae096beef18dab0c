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

/** A plan by the names its report may give it: one of several steps by its own, a single action by that of the action. */
export interface NamedPlan {
  readonly planId: string
  readonly actionId?: string | undefined
}

interface Watched extends NamedPlan {
  activeAt: number
  answered: boolean
  /** Undefined: the plan was sent elsewhere, and so perhaps was the page. */
  pageSeen: boolean | undefined
  pending: NodeJS.Timeout | undefined
}

/** Silence of a widget that is attached here and carries out a plan. */
export function createPlanWatch(options: PlanWatchOptions) {
  const { onSilence, wake, ticks = () => performance.now(), lookMs = 1_000 } = options
  const { silenceMs = limits.planSilenceAttachedMs, contextMs = 1_000 } = options
  const plans = new Map<string, Watched>()
  const looking = setInterval(look, lookMs)

  function look(): void {
    const since = ticks() - silenceMs
    for (const [sessionId, { planId, activeAt, answered }] of plans) {
      if (answered || activeAt > since) continue
      ended(sessionId)
      onSilence(sessionId, planId)
    }
  }

  function watch(sessionId: string, plan: NamedPlan, pageSeen: boolean | undefined): void {
    const { planId, actionId } = plan
    const known = plans.get(sessionId)
    if (known?.planId === planId) return void (known.pageSeen ??= pageSeen)
    ended(sessionId)
    const watched = { planId, actionId, activeAt: ticks(), answered: false, pageSeen, pending: undefined }
    plans.set(sessionId, watched)
  }

  function ended(sessionId: string): void {
    clearTimeout(plans.get(sessionId)?.pending)
    plans.delete(sessionId)
  }

  return {
    /** A plan was handed to the session's socket, perhaps once more. */
    began: (sessionId: string, plan: NamedPlan) => watch(sessionId, plan, false),

    /** A widget has come that may be carrying out a plan it was handed before, here or by another node. */
    resumed: (sessionId: string, plan: NamedPlan) => watch(sessionId, plan, undefined),

    /** Any event of the widget proves that it is still working. */
    active(sessionId: string): void {
      const plan = plans.get(sessionId)
      if (plan) plan.activeAt = ticks()
    },

    /** A fresh page context has been saved. */
    sawPage(sessionId: string): void {
      const plan = plans.get(sessionId)
      if (!plan) return
      plan.pageSeen = true
      if (plan.pending) wake(sessionId)
    },

    /**
     * A result lies in the inbox: judged at once if the page was seen after it, otherwise after a moment. One of
     * another plan, late or repeated, answers nothing: this one is still waited for.
     */
    answered(sessionId: string, report: Partial<NamedPlan>): void {
      const plan = plans.get(sessionId)
      if (!plan || !isAbout(report, plan)) return wake(sessionId)
      plan.answered = true
      if (plan.pageSeen) return wake(sessionId)
      plan.pending ??= setTimeout(() => wake(sessionId), contextMs)
    },

    /** Whether the page was described again since the plan was sent; undefined: this node does not know. */
    pageSeen: (sessionId: string) => plans.get(sessionId)?.pageSeen,

    ended,
    stop: () => clearInterval(looking),
  }
}

function isAbout(report: Partial<NamedPlan>, plan: NamedPlan): boolean {
  const { planId = plan.planId, actionId = plan.actionId } = report
  return planId === plan.planId && actionId === plan.actionId
}

export type PlanWatch = ReturnType<typeof createPlanWatch>

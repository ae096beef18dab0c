import { firstTokenMs, type Assistant } from '#assistant'
import { replies } from '#languages'
import type { Neighbours, Store } from '#store'
import type { Config } from '../settings/config.ts'
import type { Sealer } from '../identity/sealer.ts'
import { languageOf } from '../sites/language-of.ts'
import { siteKnowledge, type KnownSites } from '../knowledge/site-knowledge.ts'
import type { Logger } from '../logger.ts'
import type { Instrument } from '../operations/instrument.ts'
import type { Replay } from '../replay/attach-replay.ts'
import { siteProfiles } from '../sites/site-profile.ts'
import type { SiteVersions } from '../sites/site-version.ts'
import { createBudget } from '../sites/budget.ts'
import { createAbsenceWatch, type AbsenceWatch } from '../turns/absence-watch.ts'
import { createPlanWatch, type PlanWatch } from '../turns/plan-watch.ts'
import { createTurns, type Turns } from '../turns/turns.ts'
import { createSessionActions, type SessionActions } from './session-actions.ts'
import type { Threads } from './threads.ts'

export interface OpenSessionsOptions {
  readonly config: Config
  readonly store: Store
  readonly threads: Pick<Threads, 'history'>
  readonly assistant: Assistant
  readonly known: KnownSites
  readonly neighbours: Pick<Neighbours, 'self' | 'tell'>
  /** Whether other nodes may take this one's turns over. */
  readonly isShared: boolean
  readonly instruments: readonly Instrument[]
  readonly sealer: Pick<Sealer, 'open'>
  readonly versionOf: SiteVersions
  /** There are no sockets yet when this is opened. */
  readonly replay: () => Replay
  readonly logger: Logger
  readonly newId: () => string
  readonly now: () => number
  readonly ticks?: () => number
}

export interface OpenSessions {
  readonly sessionActions: SessionActions
  readonly turns: Turns
  readonly plans: PlanWatch
  /** Tells of visitors who leave. */
  readonly absence: AbsenceWatch
  /** Ends what runs here for a visitor who has been gone for a while. */
  endFor(sessionId: string): boolean
}

/** Joins turns, plans and conversations. They know each other: the arrows are closed by functions that run later. */
export function openSessions(options: OpenSessionsOptions): OpenSessions {
  const { config, store, neighbours, instruments, replay, logger, newId, now, ticks } = options
  const { sites, sessions, log, spending } = store
  const plans = createPlanWatch({
    ...(ticks && { ticks }),
    wake: (sessionId) => turns.wake(sessionId),
    onSilence: (sessionId, planId) => {
      if (replay().isAttached(sessionId)) sessionActions.giveUp(sessionId, planId).catch(notGivenUp)
    },
  })
  const turns = createTurns({
    sessions,
    historyOf: options.threads.history,
    log,
    logger,
    newId,
    now,
    owner: neighbours.self,
    // A dead node's turns must go on elsewhere within ten seconds.
    ...(options.isShared && { leaseMs: 6_000, sweepMs: 1_000 }),
    onHeld: (sessionId, by) => neighbours.tell({ kind: 'wake', sessionId, ...(by && { by }) }),
    assistant: options.assistant,
    ...(instruments.length > 0 && {
      watched: (inner: Assistant, sessionId: string) =>
        instruments.reduce((seen, instrument) => instrument.around(seen, sessionId), inner),
    }),
    profileOf: siteProfiles({ sites, versionOf: options.versionOf, sealer: options.sealer }),
    knowledgeOf: (siteId) => siteKnowledge(options.known, siteId),
    budget: createBudget({
      spending,
      messagesPerDay: config.budgetMessagesPerDay,
      tokensPerDay: config.budgetTokensPerDay,
      now,
    }),
    languageOf,
    apologyIn: (language) => replies[language].failed,
    // The assistant keeps shorter times itself; this ends what hangs all the same.
    silenceMs: (config.firstTokenMs ?? Math.max(...Object.values(firstTokenMs))) + config.stallMs + 5_000,
    pageSeen: plans.pageSeen,
  })
  const sessionActions = createSessionActions({
    sessions,
    turns,
    plans,
    newId,
    now,
    disconnect(sessionId, why) {
      replay().disconnect(sessionId, why)
      neighbours.tell({ kind: 'ended', sessionId, why })
    },
  })
  const absence = createAbsenceWatch({
    isAttached: (sessionId) => replay().isAttached(sessionId),
    onGone: (sessionId) => endFor(sessionId) || neighbours.tell({ kind: 'gone', sessionId }),
    onFault: notEnded,
  })
  return { sessionActions, turns, plans, absence, endFor }

  /** What was said until then is the answer; they find it when they come back. */
  function endFor(sessionId: string): boolean {
    if (!turns.isRunning(sessionId)) return false
    sessionActions.stop(sessionId).catch(notEnded)
    return true
  }

  function notEnded(fault: unknown): void {
    logger.warn({ err: fault }, 'a turn nobody waits for could not be ended')
  }

  function notGivenUp(fault: unknown): void {
    logger.error({ err: fault }, 'a silent plan could not be given up')
  }
}

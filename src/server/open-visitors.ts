import type { Assistant } from '#assistant'
import { builtinEngine } from '#engine'
import { createLexicon } from '#languages'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { assistantOf } from './assistant-of.ts'
import { openKnowledge } from './knowledge/open-knowledge.ts'
import { createSiteOf } from './origin/site-of.ts'
import { openSessions, type OpenSessionsOptions } from './sessions/open-sessions.ts'
import { createSessionGate } from './sessions/session-gate.ts'
import { createThreads } from './sessions/threads.ts'
import { startIdleSweep } from './sessions/idle-sweep.ts'
import { siteVersions } from './sites/site-version.ts'
import { createTrials } from './sessions/trials.ts'
import type { Base } from './open-base.ts'

/** What thinks and what it knows. */
export function openEngines(base: Base, given: Assistant | undefined) {
  const { config, store, neighbours, mayBePrivate, siteFetch, identity, built, logger, now, newId } = base
  // One lexicon for all who read: it is the largest thing in memory.
  const lexicon = createLexicon({ pause: () => nextTurn() })
  const builtin = builtinEngine({ lexicon })
  const knowledge = openKnowledge({
    config,
    store,
    neighbours,
    allowedOrigins: mayBePrivate,
    siteFetch,
    sealer: identity.sealer,
    built,
    lexicon,
    logger,
    now,
  })
  const assistant = given ?? assistantOf(config, { builtin, lexicon, siteFetch, now, newId })
  return { builtin, knowledge, assistant }
}

export type Engines = ReturnType<typeof openEngines>

/** Sites, sessions and turns. */
export function openVisitors(
  { config, store, shared, neighbours, identity, address, logger, now, newId }: Base,
  { assistant, knowledge }: Engines,
  late: Pick<OpenSessionsOptions, 'instruments' | 'replay' | 'ticks'>,
) {
  const { sites, sessions: sessionStore } = store
  const idleMs = config.sessionIdleMs
  const siteOf = createSiteOf({
    sites,
    signupUrl: () => `${address.url()}/dashboard/new-site`,
    onRefused: (host) => logger.info({ host }, 'a host that is not registered was refused'),
  })
  const gate = createSessionGate({ sessions: sessionStore, sites, siteOf, idleMs, now })
  const threads = createThreads({ sessions: sessionStore, newId })
  const versionOf = siteVersions(store.admin)
  const trials = createTrials({ trials: store.admin.trials, gate, now })
  const sessions = openSessions({
    ...late,
    config,
    store,
    threads,
    assistant,
    known: knowledge,
    neighbours,
    isShared: shared !== undefined,
    sealer: identity.sealer,
    versionOf,
    logger,
    newId,
    now,
  })
  const { sessionActions } = sessions
  const idleSweep = startIdleSweep({ sessions: sessionStore, sessionActions, idleMs, logger, now })
  return { siteOf, gate, threads, versionOf, trials, sessions, idleSweep }
}

export type Visitors = ReturnType<typeof openVisitors>

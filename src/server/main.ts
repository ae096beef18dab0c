import type { Assistant } from '#assistant'
import { builtinEngine, warmUp } from '#engine'
import { createLexicon } from '#languages'
import { adminApi, api } from '#protocol'
import { isShared, noNeighbours } from '#store'
import { randomUUID } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { mountAdmin } from './admin/mount-admin.ts'
import { assistantOf } from './assistant-of.ts'
import type { Config } from './settings/config.ts'
import { deliverContacts } from './contact/deliver-contacts.ts'
import { openMail } from './contact/open-mail.ts'
import { ensureDemoSite } from './sites/demo-site.ts'
import { serveDocs } from './docs/serve-docs.ts'
import { allowedOrigins } from './egress/allowed-origins.ts'
import { egressFetch } from './egress/egress-fetch.ts'
import { createHttp } from './http/create-http.ts'
import { createSharedThrottle, createThrottle } from './identity/throttle.ts'
import { createIdentity } from './identity/identity.ts'
import { compileTrust } from './limits/client-address.ts'
import { createLimiter } from './limits/limiter.ts'
import { openKnowledge } from './knowledge/open-knowledge.ts'
import type { Logger } from './logger.ts'
import { hearNeighbours } from './nodes/hear-neighbours.ts'
import { retryBusy } from './nodes/retry-busy.ts'
import { createSharedLimiter } from './nodes/shared-limiter.ts'
import { drainConnections } from './operations/drain-connections.ts'
import { openInstruments } from './operations/open-instruments.ts'
import { createNodeReadiness, mountReadiness } from './operations/node-readiness.ts'
import { serveMetrics } from './operations/serve-metrics.ts'
import { lockDataDir, openStore } from './open-store.ts'
import { createHostProof, type HostProof } from './origin/host-proof.ts'
import { createSiteOf } from './origin/site-of.ts'
import { packageRoot, version } from './files/package-root.ts'
import { mountRoutes } from './routes/mount-routes.ts'
import { visitorRoutes } from './routes/visitor-routes.ts'
import { openSessions } from './sessions/open-sessions.ts'
import { createSessionGate } from './sessions/session-gate.ts'
import { createThreads } from './sessions/threads.ts'
import { startIdleSweep } from './sessions/idle-sweep.ts'
import { siteVersions } from './sites/site-version.ts'
import { openSockets } from './sockets/open-sockets.ts'
import { serveStaticFiles } from './files/static-files.ts'
import { createTrials } from './sessions/trials.ts'

export interface ServerParts {
  readonly logger?: Logger
  readonly now?: () => number
  /** Milliseconds of a clock that never jumps. */
  readonly ticks?: () => number
  /** Looks for proofs of hosts instead of asking the internet. */
  readonly proveHost?: HostProof
  /** Thinks instead of what the configuration names. */
  readonly assistant?: Assistant
  /** Where the widget, the demo shop and the dashboard lie instead of `dist`. */
  readonly built?: string
}

/** A server that answers. `close` lets turns finish, moves sockets away and saves everything. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  /** Makes the first owner, once. Undefined: somebody owns the place already. */
  readonly signInLink: string | undefined
  /** Lets the built-in engine read and compile what it needs before anyone waits for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** How long sockets take to move to other nodes, and balancers to learn that this one is about to stop. */
const moveMs = 3_000

/** Builds every part once, joins them, and listens. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const {
    now = Date.now,
    built = join(packageRoot, 'dist'),
    logger = pino({ level: config.logLevel }, pino.destination(2)),
  } = parts
  const began = performance.now()
  const newId = () => randomUUID()
  const trustProxy = compileTrust(config.trustProxy)
  const unlock = lockDataDir(config)
  const store = await openStore(config, { logger, ...(parts.now && { now }) })
  const shared = isShared(store) ? store : undefined
  const neighbours = shared?.neighbours ?? noNeighbours(newId())
  const newLimiter = (name: string, perMinute: number) =>
    shared ? createSharedLimiter(name, perMinute, shared.counts) : createLimiter(name, perMinute)
  const { sites, sessions } = store
  const http = createHttp({ trustProxy, logger })
  let publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const readiness = createNodeReadiness({
    // Reading is not enough: a full disk still answers.
    probe: () => Promise.all([shared?.check(), store.desk.provider.setFact('probed_at', String(now()))]),
  })
  const instruments = await openInstruments({
    config,
    logger,
    readings: [
      { name: 'pagehand_sockets', help: 'Sockets open at this node.', read: () => sockets.count() },
      {
        name: 'pagehand_draining',
        help: 'Whether this node is about to stop.',
        read: () => Number(readiness.leaving),
      },
    ],
  })
  for (const instrument of instruments.all) instrument.watch(http)

  const identity = createIdentity({ config, desk: store.desk, publicUrl: () => publicUrl, now })
  // Owners may name any address on the internet, the operator also those of the own network.
  const mayBePrivate = allowedOrigins(config)
  const siteFetch = egressFetch({ allowedOrigins: mayBePrivate })
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
  const names = new Resolver({ timeout: 3_000, tries: 2 })
  const siteOf = createSiteOf({
    sites,
    signupUrl: () => `${publicUrl}/dashboard/new-site`,
    onRefused: (host) => logger.info({ host }, 'a host that is not registered was refused'),
  })
  const gate = createSessionGate({ sessions, sites, siteOf, idleMs: config.sessionIdleMs, now })

  const assistant = parts.assistant ?? assistantOf(config, { builtin, lexicon, siteFetch, now, newId })
  const threads = createThreads({ sessions, newId })
  const versionOf = siteVersions(store.desk)
  const trials = createTrials({ trials: store.desk.trials, gate, now })

  const { sessionActions, turns, plans, absence, endFor } = openSessions({
    config,
    store,
    threads,
    assistant,
    known: knowledge,
    neighbours,
    isShared: shared !== undefined,
    instruments: instruments.all,
    sealer: identity.sealer,
    versionOf,
    replay: () => replay,
    logger,
    newId,
    now,
    ...(parts.ticks && { ticks: parts.ticks }),
  })
  const idleSweep = startIdleSweep({ sessions, sessionActions, idleMs: config.sessionIdleMs, logger, now })

  mountReadiness(http, readiness)
  const metricsPlace = instruments.metrics && (await serveMetrics(http, config, instruments.metrics))
  await serveStaticFiles(http, { built, publicUrl: () => publicUrl })
  serveDocs(http, { publicUrl: () => publicUrl, endpoints: { ...api, ...adminApi } })
  const { smtpUrl, mailFrom } = config
  const delivery = deliverContacts({
    contacts: store.desk.contacts,
    sites,
    threads,
    sealer: identity.sealer,
    siteFetch,
    sendMail: smtpUrl && mailFrom ? openMail({ url: smtpUrl, from: mailFrom }) : undefined,
    publicUrl: () => publicUrl,
    logger,
    now,
  })
  mountRoutes(
    http,
    visitorRoutes({
      config,
      store,
      siteOf,
      gate,
      sessionActions,
      threads,
      trials,
      versionOf,
      newLimiter,
      publicUrl: () => publicUrl,
      onContact: delivery.wake,
      logger,
      newId,
      now,
      uptime: () => (performance.now() - began) / 1000,
    }),
  )
  const admin = await mountAdmin(http, {
    config,
    built,
    store,
    identity,
    presence: { online: (ids) => sockets.presence.online(ids) },
    eraseSession: sessionActions.eraseSession,
    eraseConversation: sessionActions.eraseConversation,
    assistant,
    trials,
    siteFetch,
    proveHost:
      parts.proveHost ?? createHostProof({ resolveTxt: (name) => names.resolveTxt(name), fetch: siteFetch }),
    newLimiter,
    throttle: shared ? createSharedThrottle(shared.counts) : createThrottle(),
    known: knowledge,
    publicUrl: () => publicUrl,
    logger,
    newId,
    now,
  })
  await http.ready()

  const connections = drainConnections(http.server, { leaving: () => readiness.leaving })
  const sockets = openSockets({
    server: http.server,
    config,
    store,
    shared,
    siteOf,
    gate,
    sessionActions,
    history: threads.historyOf,
    plans,
    onLeft: absence.left,
    sealer: identity.sealer,
    trustProxy,
    leaving: () => readiness.leaving,
    logger,
  })
  const { replay } = sockets

  hearNeighbours({
    neighbours,
    turns,
    plans,
    replay,
    onGone: (sessionId) => void endFor(sessionId),
    onFault: (fault) => logger.warn({ err: fault }, 'what another node said could not be looked into'),
  })

  await http.listen({ host: config.host, port: config.port })
  const { port } = http.server.address() as AddressInfo
  publicUrl = config.publicUrl ?? `http://localhost:${port}`
  await retryBusy(() => ensureDemoSite(sites, publicUrl, now()))
  turns.start()
  knowledge.start(publicUrl)
  const signInLink = await retryBusy(() => admin.announce())
  logger.info({ version, url: publicUrl, host: config.host, port }, 'started')

  return {
    url: publicUrl,
    port,
    signInLink,
    warmUp: () => warmUp({ engine: builtin }),
    async close() {
      readiness.leave()
      idleSweep.stop()
      absence.close()
      plans.stop()
      await admin.stop()
      await knowledge.stop()
      await delivery.stop()
      // With other nodes the sockets move there while turns end here; alone they hear their answers out first.
      const moved = shared && Promise.all([replay.close(moveMs), delay(moveMs)])
      await turns.drain(8_000)
      await moved
      await replay.close()
      connections.soon()
      await sockets.close()
      await http.close()
      await store.close()
      unlock()
      await metricsPlace?.close()
      await Promise.all(instruments.all.map((instrument) => instrument.close?.()))
    },
  }
}

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
import { openSessions, type OpenSessionsOptions } from './sessions/open-sessions.ts'
import { createSessionGate } from './sessions/session-gate.ts'
import { createThreads } from './sessions/threads.ts'
import { startIdleSweep } from './sessions/idle-sweep.ts'
import { siteVersions } from './sites/site-version.ts'
import { openSockets } from './sockets/open-sockets.ts'
import type { Presence } from './sockets/presence.ts'
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
  const base = await openBase(config, parts)
  const { http, address, readiness, store, neighbours, shared, logger } = base
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

  const mind = openMind(base, parts.assistant)
  const visitors = openVisitors(base, mind, {
    instruments: instruments.all,
    replay: () => sockets.replay,
    ...(parts.ticks && { ticks: parts.ticks }),
  })
  const { turns, plans, absence, endFor } = visitors.sessions

  mountReadiness(http, readiness)
  const metricsPlace = instruments.metrics && (await serveMetrics(http, config, instruments.metrics))
  const delivery = await mountVisitorRoutes(base, visitors)
  const admin = await mountDashboard(base, mind, visitors, {
    presence: { online: (ids) => sockets.presence.online(ids) },
    proveHost: parts.proveHost,
  })
  await http.ready()

  const connections = drainConnections(http.server, { leaving: () => readiness.leaving })
  const sockets = openVisitorSockets(base, visitors)
  hearNeighbours({
    neighbours,
    turns,
    plans,
    replay: sockets.replay,
    onGone: (sessionId) => void endFor(sessionId),
    onFault: (fault) => logger.warn({ err: fault }, 'what another node said could not be looked into'),
  })

  await http.listen({ host: config.host, port: config.port })
  const { port } = http.server.address() as AddressInfo
  const url = address.listensOn(port)
  await retryBusy(() => ensureDemoSite(store.sites, url, base.now()))
  turns.start()
  mind.knowledge.start(url)
  const signInLink = await retryBusy(() => admin.announce())
  logger.info({ version, url, host: config.host, port }, 'started')

  return {
    url,
    port,
    signInLink,
    warmUp: () => warmUp({ engine: mind.builtin }),
    async close() {
      readiness.leave()
      visitors.idleSweep.stop()
      absence.close()
      plans.stop()
      await admin.stop()
      await mind.knowledge.stop()
      await delivery.stop()
      // With other nodes the sockets move there while turns end here; alone they hear their answers out first.
      const moved = shared && Promise.all([sockets.replay.close(moveMs), delay(moveMs)])
      await turns.drain(8_000)
      await moved
      await sockets.replay.close()
      connections.soon()
      await sockets.close()
      await http.close()
      await store.close()
      base.unlock()
      await metricsPlace?.close()
      await Promise.all(instruments.all.map((instrument) => instrument.close?.()))
    },
  }
}

/** What every other part is built on. */
async function openBase(config: Config, parts: ServerParts) {
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
  const address = publicAddress(config)
  // Owners may name any address on the internet, the operator also those of the own network.
  const mayBePrivate = allowedOrigins(config)
  return {
    config,
    built,
    logger,
    now,
    newId,
    uptime: () => (performance.now() - began) / 1000,
    trustProxy,
    unlock,
    store,
    shared,
    address,
    mayBePrivate,
    siteFetch: egressFetch({ allowedOrigins: mayBePrivate }),
    neighbours: shared?.neighbours ?? noNeighbours(newId()),
    http: createHttp({ trustProxy, logger }),
    identity: createIdentity({ config, desk: store.desk, publicUrl: address.url, now }),
    readiness: createNodeReadiness({
      // Reading is not enough: a full disk still answers.
      probe: () => Promise.all([shared?.check(), store.desk.provider.setFact('probed_at', String(now()))]),
    }),
    newLimiter: (name: string, perMinute: number) =>
      shared ? createSharedLimiter(name, perMinute, shared.counts) : createLimiter(name, perMinute),
  }
}

type Base = Awaited<ReturnType<typeof openBase>>

/** Where browsers find this server. Without PUBLIC_URL that is known for sure once it listens. */
function publicAddress(config: Config) {
  let url = config.publicUrl ?? `http://localhost:${config.port}`
  return {
    url: () => url,
    listensOn: (port: number) => (url = config.publicUrl ?? `http://localhost:${port}`),
  }
}

/** What thinks and what it knows. */
function openMind(base: Base, given: Assistant | undefined) {
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

type Mind = ReturnType<typeof openMind>

/** Sites, sessions and turns. */
function openVisitors(
  { config, store, shared, neighbours, identity, address, logger, now, newId }: Base,
  { assistant, knowledge }: Mind,
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
  const versionOf = siteVersions(store.desk)
  const trials = createTrials({ trials: store.desk.trials, gate, now })
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

type Visitors = ReturnType<typeof openVisitors>

/** The widget's files, the documentation and the visitor's REST. Returns what tells owners of contacts. */
async function mountVisitorRoutes(base: Base, visitors: Visitors) {
  const { config, http, built, address, store, identity, siteFetch, newLimiter, logger } = base
  const { now, newId, uptime } = base
  const { siteOf, gate, threads, versionOf, trials, sessions } = visitors
  const publicUrl = address.url
  await serveStaticFiles(http, { built, publicUrl })
  serveDocs(http, { publicUrl, endpoints: { ...api, ...adminApi } })
  const { smtpUrl, mailFrom } = config
  const delivery = deliverContacts({
    contacts: store.desk.contacts,
    sites: store.sites,
    threads,
    sealer: identity.sealer,
    siteFetch,
    sendMail: smtpUrl && mailFrom ? openMail({ url: smtpUrl, from: mailFrom }) : undefined,
    publicUrl,
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
      sessionActions: sessions.sessionActions,
      threads,
      trials,
      versionOf,
      newLimiter,
      publicUrl,
      onContact: delivery.wake,
      logger,
      newId,
      now,
      uptime,
    }),
  )
  return delivery
}

interface DashboardParts {
  readonly presence: Presence
  readonly proveHost: HostProof | undefined
}

function mountDashboard(
  base: Base,
  { assistant, knowledge }: Mind,
  { sessions: { sessionActions }, trials }: Visitors,
  { presence, proveHost }: DashboardParts,
) {
  const { config, http, built, store, shared, identity, siteFetch, newLimiter, address } = base
  const { logger, newId, now } = base
  const names = new Resolver({ timeout: 3_000, tries: 2 })
  return mountAdmin(http, {
    config,
    built,
    store,
    identity,
    presence,
    eraseSession: sessionActions.eraseSession,
    eraseConversation: sessionActions.eraseConversation,
    assistant,
    trials,
    siteFetch,
    proveHost:
      proveHost ?? createHostProof({ resolveTxt: (name) => names.resolveTxt(name), fetch: siteFetch }),
    newLimiter,
    throttle: shared ? createSharedThrottle(shared.counts) : createThrottle(),
    known: knowledge,
    publicUrl: address.url,
    logger,
    newId,
    now,
  })
}

function openVisitorSockets(base: Base, { siteOf, gate, threads, sessions }: Visitors) {
  const { http, config, store, shared, identity, trustProxy, readiness, logger } = base
  const { sessionActions, plans, absence } = sessions
  return openSockets({
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
}

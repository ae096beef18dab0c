import { warmUp } from '#engine'
import { adminApi, api } from '#protocol'
import { Resolver } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { mountAdmin } from './admin/mount-admin.ts'
import type { Config } from './settings/config.ts'
import { deliverContacts } from './contact/deliver-contacts.ts'
import { openMail } from './contact/open-mail.ts'
import { ensureDemoSite } from './sites/demo-site.ts'
import { serveDocs } from './docs/serve-docs.ts'
import { createSharedThrottle, createThrottle } from './identity/throttle.ts'
import { handleNotices } from './nodes/handle-notices.ts'
import { retryBusy } from './nodes/retry-busy.ts'
import { drainConnections } from './operations/drain-connections.ts'
import { stepByStep } from './operations/step-by-step.ts'
import { openInstruments } from './operations/open-instruments.ts'
import { mountReadiness } from './operations/node-readiness.ts'
import { serveMetrics } from './operations/serve-metrics.ts'
import { createHostProof, type HostProof } from './origin/host-proof.ts'
import { version } from './files/package-root.ts'
import { mountRoutes } from './routes/mount-routes.ts'
import { visitorRoutes } from './routes/visitor-routes.ts'
import { openSockets } from './sockets/open-sockets.ts'
import type { Presence } from './sockets/presence.ts'
import { serveStaticFiles } from './files/static-files.ts'
import { openBase, type Base, type ServerParts } from './open-base.ts'
import { openEngines, openVisitors, type Engines, type Visitors } from './open-visitors.ts'

/** A server that answers. `close` lets turns finish, moves sockets away and saves everything. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  /** Makes the first owner, once. Undefined: somebody owns the place already. */
  readonly signInLink: string | undefined
  /** Lets the built-in engine read and compile what it needs before anyone waits for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
  /** What `close` is waiting for. */
  closing(): string | undefined
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

  const engines = openEngines(base, parts.assistant)
  const visitors = openVisitors(base, engines, {
    instruments: instruments.all,
    replay: () => sockets.replay,
    ...(parts.ticks && { ticks: parts.ticks }),
  })
  const { turns, plans, absence, endFor } = visitors.sessions

  mountReadiness(http, readiness)
  const metricsPlace = instruments.metrics && (await serveMetrics(http, config, instruments.metrics))
  const delivery = await mountVisitorRoutes(base, visitors)
  const admin = await mountDashboard(base, engines, visitors, {
    presence: { online: (ids) => sockets.presence.online(ids) },
    proveHost: parts.proveHost,
  })
  await http.ready()

  const connections = drainConnections(http.server, { leaving: () => readiness.leaving })
  const sockets = openVisitorSockets(base, visitors)
  handleNotices({
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
  engines.knowledge.start(url)
  const signInLink = await retryBusy(() => admin.announce())
  logger.info({ version, url, host: config.host, port }, 'started')

  const closing = stepByStep()
  return {
    url,
    port,
    signInLink,
    warmUp: () => warmUp({ engine: engines.builtin }),
    closing: closing.current,
    async close() {
      readiness.leave()
      visitors.idleSweep.stop()
      absence.close()
      plans.stop()
      // A page that is being read or a mail that is being sent may take longer than visitors should wait.
      const background = Promise.all([admin.stop(), engines.knowledge.stop(), delivery.stop()])
      // With other nodes the sockets move there while turns end here; alone they hear their answers out first.
      const moved = shared && Promise.all([sockets.replay.close(moveMs), delay(moveMs)])
      await closing.take('turns', turns.drain(8_000))
      await closing.take('sockets that move', moved)
      await closing.take('sockets', sockets.replay.close())
      connections.soon()
      await closing.take('connections', sockets.close())
      await closing.take('HTTP', http.close())
      await closing.take('background work', background)
      await closing.take('databases', store.close())
      base.unlock()
      await closing.take('metrics', metricsPlace?.close())
      await closing.take(
        'instruments',
        Promise.all(instruments.all.map((instrument) => instrument.close?.())),
      )
    },
  }
}

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
    contacts: store.admin.contacts,
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
  { assistant, knowledge }: Engines,
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

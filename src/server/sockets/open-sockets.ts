import { actionIdOf } from '#protocol'
import { payloadOf, type SharedStore, type Store } from '#store'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../settings/config.ts'
import type { Sealer } from '../identity/sealer.ts'
import { addressKey } from '../limits/address-key.ts'
import { clientAddress, type TrustProxy } from '../limits/client-address.ts'
import type { Logger } from '../logger.ts'
import { createConnectionIds } from '../nodes/connection-ids.ts'
import { forwardPolls } from '../nodes/forward-polls.ts'
import { nodeAddress } from '../nodes/node-address.ts'
import type { SiteOf } from '../origin/site-of.ts'
import { attachReplay, type Replay } from '../replay/attach-replay.ts'
import type { SessionActions } from '../sessions/session-actions.ts'
import type { SessionGate } from '../sessions/session-gate.ts'
import type { Threads } from '../sessions/threads.ts'
import type { AbsenceWatch } from '../turns/absence-watch.ts'
import type { PlanWatch } from '../turns/plan-watch.ts'
import { createAdmission } from './admit.ts'
import { countSockets } from './count-sockets.ts'
import { createSockets } from './create-sockets.ts'
import { guardSocket } from './guard-socket.ts'
import { guardUpgrades } from './guard-upgrades.ts'
import { createPresence, type Presence } from './presence.ts'
import { refuseNeedlessPackets } from './refuse-needless-packets.ts'
import { refuseRepeatedPolls } from './refuse-repeated-polls.ts'

export interface OpenSocketsOptions {
  readonly server: HttpServer
  readonly config: Config
  readonly store: Pick<Store, 'log'>
  /** The same store where many nodes share it. */
  readonly shared: Pick<SharedStore, 'seats' | 'presence'> | undefined
  readonly siteOf: SiteOf
  readonly gate: SessionGate
  readonly sessionActions: SessionActions
  /** What a client is greeted with. */
  readonly history: Threads['historyOf']
  readonly plans: PlanWatch
  readonly onLeft: AbsenceWatch['left']
  readonly sealer: Sealer
  readonly trustProxy: TrustProxy
  /** This node is about to stop. */
  readonly leaving: () => boolean
  readonly logger: Logger
}

export interface OpenSockets {
  readonly replay: Replay
  /** Who is connected, here or elsewhere. */
  readonly presence: Presence
  /** How many are open here. */
  count(): number
  /** Ends what is left, once the replay has sent everybody away. */
  close(): Promise<void>
}

/** Opens the house to sockets: who is let in, what is replayed to them, and what they may say. */
export function openSockets(options: OpenSocketsOptions): OpenSockets {
  const { server, config, store, shared, siteOf, gate, sessionActions, plans, leaving, logger } = options
  guardUpgrades(server)
  const io = createSockets(server)
  const sockets = countSockets(config.socketsPerIp)
  const addressOf = (request: IncomingMessage) => clientAddress(request, options.trustProxy)
  let { port } = config
  // Requests still come on open connections when it listens no more, and has no address.
  server.once('listening', () => void (port = (server.address() as AddressInfo).port))
  const forwarder =
    shared &&
    forwardPolls(io.engine, {
      ids: createConnectionIds(() => nodeAddress(config, port), options.sealer),
      logger,
    })
  refuseRepeatedPolls(io.engine)
  refuseNeedlessPackets(io.engine)
  io.engine.use(createAdmission({ siteOf, gate, sockets, addressOf, draining: leaving }))
  const presence = createPresence({ replay: () => replay, shared: shared?.presence })
  const replay = attachReplay({
    io,
    log: store.log,
    sessions: { history: options.history },
    authorize: async ({ headers, query }) => {
      const { session } = await gate.openForReading(String(query.sessionId ?? ''), headers)
      return { sessionId: session.id }
    },
    shared: shared?.seats,
    openQuestion: (sessionId) => sessionActions.openQuestion(sessionId),
    // Watched where the widget is, wherever the turn ran.
    onSent: (sessionId, entry) => {
      const plan = payloadOf('action_plan', entry)
      if (plan?.planId === undefined) return
      plans.began(sessionId, { planId: plan.planId, actionId: actionIdOf(plan) })
    },
    onAttached(sessionId) {
      presence.attached(sessionId)
      sessionActions
        .resume(sessionId)
        .catch((fault: unknown) => logger.warn({ err: fault }, 'a plan under way could not be looked up'))
    },
    onLeft(sessionId, isElsewhere) {
      presence.left(sessionId, isElsewhere)
      options.onLeft(sessionId, isElsewhere)
    },
    onFault: (fault) => logger.error({ err: fault }, 'a socket could not be served'),
    onSocket: (socket, sessionId) => {
      socket.once('disconnect', sockets.add(addressKey(addressOf(socket.request))))
      guardSocket(socket, sessionId, {
        sessionActions,
        eventsPerSecond: config.eventsPerSecond,
        logger,
        onEvent: plans.active,
      })
    },
  })
  return {
    replay,
    presence,
    count: () => io.engine.clientsCount,
    async close() {
      presence.close()
      forwarder?.close()
      await io.close()
    },
  }
}

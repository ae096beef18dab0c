import type { Assistant } from '#assistant'
import { isShared, noNeighbours } from '#store'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from './settings/config.ts'
import { allowedOrigins } from './egress/allowed-origins.ts'
import { egressFetch } from './egress/egress-fetch.ts'
import { createHttp } from './http/create-http.ts'
import { createIdentity } from './identity/identity.ts'
import { compileTrust } from './limits/client-address.ts'
import { createLimiter } from './limits/limiter.ts'
import type { Logger } from './logger.ts'
import { createSharedLimiter } from './nodes/shared-limiter.ts'
import { createNodeReadiness } from './operations/node-readiness.ts'
import { lockDataDir, openStore } from './open-store.ts'
import { type HostProof } from './origin/host-proof.ts'
import { packageRoot } from './files/package-root.ts'

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

/** What every other part is built on. */
export async function openBase(config: Config, parts: ServerParts) {
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
    identity: createIdentity({ config, admin: store.admin, publicUrl: address.url, now }),
    readiness: createNodeReadiness({
      // Reading is not enough: a full disk still answers.
      probe: () => Promise.all([shared?.check(), store.admin.provider.setFact('probed_at', String(now()))]),
    }),
    newLimiter: (name: string, perMinute: number) =>
      shared ? createSharedLimiter(name, perMinute, shared.counts) : createLimiter(name, perMinute),
  }
}

export type Base = Awaited<ReturnType<typeof openBase>>

/** Where browsers find this server. Without PUBLIC_URL that is known for sure once it listens. */
function publicAddress(config: Config) {
  let url = config.publicUrl ?? `http://localhost:${config.port}`
  return {
    url: () => url,
    listensOn: (port: number) => (url = config.publicUrl ?? `http://localhost:${port}`),
  }
}

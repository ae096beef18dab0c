import { dashboardPaths, type DashboardConfig } from '#protocol'
import type { DeskStore } from '#store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from '../logger.ts'
import { createAuthenticate } from './authenticate.ts'
import { mountEmbedded } from './embedded/mount-embedded.ts'
import type { Identity } from './identity.ts'
import type { Throttle } from './throttle.ts'

export interface MountIdentityOptions {
  readonly identity: Identity
  readonly desk: DeskStore
  readonly throttle: Throttle
  readonly publicUrl: () => string
  readonly version: string
  readonly logger: Logger
  readonly now: () => number
}

/**
 * Puts identity in front of the server: nothing below /api/admin is even looked at without a good token, the
 * dashboard learns where to sign in, and with no outside issuer the embedded provider answers.
 */
export function mountIdentity(http: FastifyInstance, options: MountIdentityOptions): void {
  const { identity, publicUrl, version } = options
  const authenticate = createAuthenticate(options)

  // No promise for the others: every message of a visitor passes here.
  http.addHook('onRequest', (request, reply, done) => {
    if (!isAdmin(request)) return done()
    authenticate(request).then(
      (caller) => {
        request.caller = caller
        done()
      },
      (refused: Error) => {
        reply.header('www-authenticate', 'Bearer')
        done(refused)
      },
    )
  })

  http.get(dashboardPaths.config, async (_, reply): Promise<DashboardConfig> => {
    reply.header('cache-control', 'no-store')
    return {
      issuer: identity.issuer(),
      clientId: identity.clientId,
      scope: identity.embedded ? 'openid email profile' : 'openid email profile offline_access',
      publicUrl: publicUrl(),
      embedded: identity.embedded,
      version,
    }
  })

  if (identity.embedded) return mountEmbedded(http, options)
  http.get<{ Params: { token: string } }>(`${dashboardPaths.link}:token`, (request, reply) =>
    // The token travels in the fragment: the issuer, which the browser visits next, must not see it.
    reply
      .header('referrer-policy', 'no-referrer')
      .redirect(`${dashboardPaths.join}#${encodeURIComponent(request.params.token)}`, 303),
  )
}

/** By the address as it was sent and by the route it leads to: an encoded path must not find a way around. */
function isAdmin(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/admin') || (request.routeOptions.url ?? '').startsWith('/api/admin')
}

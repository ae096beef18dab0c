import { dashboardPaths, type DashboardConfig } from '#protocol'
import type { AdminStore } from '#store'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Limiter } from '../limits/limiter.ts'
import type { Logger } from '../logger.ts'
import type { ApiKeys } from './api-keys.ts'
import { createAuthenticate } from './authenticate.ts'
import { mountEmbedded } from './embedded/mount-embedded.ts'
import type { IdentityProvider } from './identity.ts'
import type { Throttle } from './throttle.ts'

export interface MountIdentityOptions {
  readonly identity: IdentityProvider
  readonly apiKeys: ApiKeys
  readonly admin: AdminStore
  readonly throttle: Throttle
  /** How many sign-ins one address may begin. */
  readonly signInLimit: Limiter
  readonly publicUrl: () => string
  readonly version: string
  readonly logger: Logger
  readonly now: () => number
}

const door = '/api/admin'

/**
 * Puts identity in front of the server: nothing below /api/admin is even looked at without a good token, the
 * dashboard learns where to sign in, and with no outside issuer the embedded provider answers.
 */
export function mountIdentity(http: FastifyInstance, options: MountIdentityOptions): void {
  const { identity, publicUrl, version } = options
  const authenticate = createAuthenticate(options)

  const enter: onRequestAsyncHookHandler = async (request, reply) => {
    request.caller = await authenticate(request).catch((refused: unknown) => {
      reply.header('www-authenticate', 'Bearer')
      throw refused
    })
  }
  // By the route that was found, not by the address as it was sent: an encoded path finds no way around.
  http.addHook('onRoute', (route) => {
    if (route.url.startsWith(door)) route.onRequest = [enter, ...[route.onRequest ?? []].flat()]
  })
  for (const path of [door, `${door}/*`]) http.all(path, (_, reply) => reply.callNotFound())

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

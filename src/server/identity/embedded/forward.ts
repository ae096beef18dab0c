import { dashboardPaths } from '#protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

/**
 * Hands a request over to the provider. It builds addresses from the request's headers, so these are set to what
 * PUBLIC_URL says: a forged Host cannot lead anybody away, and a proxy in front needs no settings.
 */
export async function forward(
  provider: Provider,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = request
  pretend(raw.headers, publicUrl)
  const path = raw.url ?? '/'
  Object.assign(raw, { originalUrl: path, url: path.slice(dashboardPaths.provider.length) || '/' })
  reply.hijack()
  reply.raw.setHeader('x-content-type-options', 'nosniff')
  await provider.callback()(raw, reply.raw)
}

/** Makes the request look as if it had come straight to the public address. */
export function pretend(headers: FastifyRequest['headers'], publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl)
  headers.host = host
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  for (const name of ['x-forwarded-host', 'x-forwarded-for']) delete headers[name]
}

import { ApiError } from '#protocol'
import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Config } from '../settings/config.ts'
import type { Metrics } from './metrics.ts'

export type MetricsPlace = Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>

/** Shows the metrics where the operator wants them: on a port of their own, behind a token, or both. */
export async function serveMetrics(http: FastifyInstance, place: MetricsPlace, metrics: Metrics) {
  const { host, metricsPort, metricsToken } = place
  const mayRead = (authorization: string | undefined) =>
    metricsToken === undefined || isSame(authorization ?? '', `Bearer ${metricsToken}`)

  if (metricsPort === undefined) {
    http.get('/metrics', async (request, reply) => {
      if (!mayRead(request.headers.authorization))
        throw new ApiError('unauthorized', 'Send METRICS_TOKEN as a bearer token.')
      return reply
        .header('content-type', metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.text())
    })
    return { close: async () => undefined }
  }

  const server = createServer((request, response) => {
    const status =
      request.url?.split('?')[0] !== '/metrics' ? 404 : mayRead(request.headers.authorization) ? 200 : 401
    if (status !== 200) return void response.writeHead(status).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(metricsPort, host)
  await once(server, 'listening')
  return {
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Compares digests, so that neither length nor content shows in the time it takes. */
function isSame(told: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(told), digest(wanted))
}

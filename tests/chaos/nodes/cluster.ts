import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSiteConfig } from '#protocol'
import { openStore } from '#server'
import { throwawayPostgres, type ThrowawayPostgres } from '../../support/throwaway-postgres.ts'
import { throwawayRedis, type ThrowawayRedis } from '../../support/throwaway-redis.ts'
import { serverBundle } from '../../support/server-bundle.ts'
import { childServer, type ChildServer } from '../support/child-server.ts'
import { openBalancer } from './balancer.ts'

export interface Cluster {
  readonly nodes: readonly ChildServer[]
  /** Where the balancer listens. */
  readonly url: string
  readonly redis: ThrowawayRedis
  readonly postgres: ThrowawayPostgres
  readonly databaseUrl: string
  /** Where each node listens itself. */
  urlOf(place: number): string
  close(): Promise<void>
}

export interface ClusterOptions {
  readonly nodes: number
  readonly environment?: Record<string, string>
}

/** Real server processes behind a balancer, with a PostgreSQL and a Redis of their own and one registered site. */
export async function openCluster({ nodes: count, environment = {} }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const [redis, postgres, server] = await Promise.all([
    throwawayRedis(),
    throwawayPostgres(),
    serverBundle(join(import.meta.dirname, 'server.ts')),
  ])
  const place = { databaseUrl: await postgres.database(), redisUrl: redis.url }
  const store = await openStore({ dataDir: folder, sessionIdleMs: 1_800_000, ...place })
  const config = defaultSiteConfig('shop')
  await store.sites.add({ id: 'shop', name: 'shop', hosts: ['shop.test'], config, createdAt: 0 })
  await store.close()
  const nodes = await Promise.all(
    Array.from({ length: count }, () =>
      childServer({
        module: server.file,
        arguments: () => [],
        environment: (port) => ({
          PORT: String(port),
          DATA_DIR: folder,
          PUBLIC_URL: 'http://pagehand.test',
          DATABASE_URL: place.databaseUrl,
          REDIS_URL: place.redisUrl,
          SECRET_KEY: 'the same for every node of the test',
          LIMIT_INIT_PER_MINUTE: '100000',
          LIMIT_CHAT_PER_MINUTE: '100000',
          ...environment,
        }),
      }),
    ),
  )
  const balancer = await openBalancer(nodes.map(({ port }) => port))
  return {
    databaseUrl: place.databaseUrl,
    nodes,
    redis,
    postgres,
    url: `http://127.0.0.1:${balancer.port}`,
    urlOf: (place) => `http://127.0.0.1:${nodes[place]?.port}`,
    async close() {
      balancer.close()
      await Promise.all(nodes.map((node) => node.kill()))
      await Promise.all([redis.stop(), postgres.stop()])
      server.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

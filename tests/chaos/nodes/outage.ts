import { setTimeout as delay } from 'node:timers/promises'
import { openCrowd, type CrowdVerdict } from '../turns/crowd.ts'
import type { Cluster } from './cluster.ts'

/** What may happen to the databases under visitors who are being answered. */
export const outages: Record<string, (cluster: Cluster, ms: number) => Promise<void>> = {
  async 'Redis stands still'({ redis }, ms) {
    redis.signal('SIGSTOP')
    await delay(ms)
    redis.signal('SIGCONT')
  },
  async 'Redis is killed and comes back empty'({ redis }, ms) {
    await redis.crash()
    await delay(ms)
    await redis.start()
  },
  async 'PostgreSQL crashes and comes back'({ postgres }, ms) {
    await postgres.crash()
    await delay(ms)
    await postgres.start()
  },
}

export interface OutageOptions {
  readonly ms: number
  readonly visitors: number
}

/** Takes a database away for a while; nothing that a visitor heard or sent may be lost. */
export async function outage(cluster: Cluster, name: string, options: OutageOptions): Promise<CrowdVerdict> {
  const crowd = await openCrowd(cluster.url, options.visitors)
  await delay(500)
  await outages[name]?.(cluster, options.ms)
  return crowd.leave()
}

import { setTimeout as delay } from 'node:timers/promises'
import { openCrowd, type CrowdVerdict } from '../turns/crowd.ts'
import type { Cluster } from './cluster.ts'

/** An outage lasts until this is done. */
export type Meanwhile = () => Promise<unknown>

/** What may happen to the databases under visitors who are being answered. */
export const outages = {
  async 'Redis stands still'({ redis }, meanwhile) {
    redis.signal('SIGSTOP')
    await meanwhile().finally(() => redis.signal('SIGCONT'))
  },
  async 'Redis is killed and comes back empty'({ redis }, meanwhile) {
    await redis.crash()
    await meanwhile().finally(() => redis.start())
  },
  async 'PostgreSQL crashes and comes back'({ postgres }, meanwhile) {
    await postgres.crash()
    await meanwhile().finally(() => postgres.start())
  },
} satisfies Record<string, (cluster: Cluster, meanwhile: Meanwhile) => Promise<void>>

export interface OutageOptions {
  readonly visitors: number
  readonly meanwhile: Meanwhile
}

/** Takes a database away for a while; nothing that a visitor heard or sent may be lost. */
export async function outage(
  cluster: Cluster,
  name: keyof typeof outages,
  { visitors, meanwhile }: OutageOptions,
): Promise<CrowdVerdict> {
  const crowd = await openCrowd(cluster.url, visitors)
  await delay(500)
  const over = outages[name](cluster, meanwhile)
  // Also when something was wrong meanwhile: nobody may talk on behind a test that has failed.
  await Promise.allSettled([over])
  const verdict = await crowd.leave()
  await over
  return verdict
}

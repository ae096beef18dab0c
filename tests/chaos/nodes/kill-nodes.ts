import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '../support/random.ts'
import { openCrowd, type CrowdVerdict } from '../turns/crowd.ts'
import type { Cluster } from './cluster.ts'

export interface KillNodesOptions {
  readonly visitors: number
  readonly kills: number
  readonly seed: number
}

/** Kills one random node after the other while visitors are being answered. */
export async function killNodes(cluster: Cluster, options: KillNodesOptions): Promise<CrowdVerdict> {
  const random = seeded(options.seed)
  const crowd = await openCrowd(cluster.url, options.visitors)
  for (let left = options.kills; left > 0; left--) {
    await delay(random.between(300, 1_500))
    const node = random.oneOf(cluster.nodes)
    await node.kill()
    await delay(random.between(0, 300))
    await node.restart()
  }
  return crowd.leave()
}

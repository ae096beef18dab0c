import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '../support/random.ts'
import { openCrowd, type CrowdVerdict } from '../turns/crowd.ts'
import { openCluster } from './cluster.ts'

/** Kills random nodes while visitors are being answered; one of them is always down. */
export async function killNodes(options: {
  visitors: number
  nodes: number
  kills: number
  seed: number
}): Promise<CrowdVerdict> {
  const random = seeded(options.seed)
  const cluster = await openCluster({ nodes: options.nodes })
  try {
    const crowd = await openCrowd(cluster.url, options.visitors)
    for (let left = options.kills; left > 0; left--) {
      await delay(random.between(300, 1_500))
      const node = random.oneOf(cluster.nodes)
      await node.kill()
      await delay(random.between(0, 300))
      await node.restart()
    }
    return await crowd.leave()
  } finally {
    await cluster.close()
  }
}

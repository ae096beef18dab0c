import { setTimeout as delay } from 'node:timers/promises'
import { openCrowd, type CrowdVerdict } from '../turns/crowd.ts'
import { origin } from '../turns/house.ts'
import type { Cluster } from './cluster.ts'

export interface RollVerdict {
  readonly crowd: CrowdVerdict
  readonly requests: number
  /** Requests that failed, and failed again when they were sent once more. */
  readonly failed: number
  /** How each node ended, and after how long. */
  readonly ends: { readonly code: number | null; readonly ms: number }[]
}

/** Restarts one node after the other, as a new release is rolled out, while visitors talk and others arrive. */
export async function roll(cluster: Cluster, rounds: number, visitors: number): Promise<RollVerdict> {
  const crowd = await openCrowd(cluster.url, visitors)
  let over = false
  let requests = 0
  let failed = 0
  const isOver = () => over
  const arrive = async () => {
    while (!isOver()) {
      requests += 1
      if (!(await init(cluster.url)) && !(await init(cluster.url))) failed += 1
      await delay(20)
    }
  }
  const arrivals = Promise.all([arrive(), arrive()])
  const ends: RollVerdict['ends'] = []
  for (let round = 0; round < rounds; round++)
    for (const node of cluster.nodes) {
      const began = performance.now()
      const code = await node.stop()
      ends.push({ code, ms: performance.now() - began })
      await node.restart()
    }
  over = true
  await arrivals
  return { crowd: await crowd.leave(), requests, failed, ends }
}

async function init(url: string): Promise<boolean> {
  return fetch(`${url}/api/session/init`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', connection: 'close' },
    body: '{}',
  }).then(
    (response) => response.ok,
    () => false,
  )
}

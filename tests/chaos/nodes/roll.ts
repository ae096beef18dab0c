import { setTimeout as delay } from 'node:timers/promises'
import { openCrowd, type CrowdVerdict } from '../turns/crowd.ts'
import { origin } from '../turns/house.ts'
import type { Ending } from '../support/child-server.ts'
import type { Cluster } from './cluster.ts'

export interface RollOptions {
  /** How often each node is restarted. */
  readonly rounds: number
  readonly visitors: number
  /** Aborted: nobody waits for the verdict any more. */
  readonly signal?: AbortSignal
}

/** How a node ended, and after how long. */
export interface NodeEnding extends Ending {
  readonly node: number
  readonly ms: number
}

export interface RollVerdict {
  readonly crowd: CrowdVerdict
  readonly requests: number
  /** Requests that failed, and failed again when they were sent once more. */
  readonly failed: number
  readonly ends: readonly NodeEnding[]
}

/** Restarts one node after the other, as a new release is rolled out, while visitors talk and others arrive. */
export async function roll(
  cluster: Cluster,
  { rounds, visitors, signal }: RollOptions,
): Promise<RollVerdict> {
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
  const restarts = restartAll(cluster, rounds, signal).finally(() => void (over = true))
  // Also when a node did not come back: nobody may talk on behind a test that has failed.
  await Promise.allSettled([restarts, arrivals])
  const verdict = await crowd.leave()
  return { crowd: verdict, requests, failed, ends: await restarts }
}

async function restartAll({ nodes }: Cluster, rounds: number, signal?: AbortSignal): Promise<NodeEnding[]> {
  const ends: NodeEnding[] = []
  for (let round = 0; round < rounds; round++)
    for (const [place, node] of nodes.entries()) {
      signal?.throwIfAborted()
      const began = performance.now()
      const ending = await node.stop()
      ends.push({ node: place, ...ending, ms: performance.now() - began })
      await node.restart()
    }
  return ends
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

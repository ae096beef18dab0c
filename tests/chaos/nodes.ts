import { setTimeout as delay } from 'node:timers/promises'
import type { BenchTable } from '../../bench/bench-table.ts'
import { openCluster, type Cluster } from './nodes/cluster.ts'
import { countTogether } from './nodes/count-together.ts'
import { isWhole, loseRedis, restoreTable } from './nodes/lose-redis.ts'
import { killNodes } from './nodes/kill-nodes.ts'
import { outage } from './nodes/outage.ts'
import { roll } from './nodes/roll.ts'
import type { Suite } from './suite.ts'
import { isSpotless, verdictTable } from './turns/verdict-table.ts'

const limit = 30
const outagesMs = [
  ['Redis stands still', 30_000],
  ['PostgreSQL crashes and comes back', 5_000],
] as const

/** Three real nodes, a balancer that sticks to nobody, and everything that may happen to them. */
export const nodes: Suite = {
  summary:
    '3 nodes: 60 sessions and 10 × kill -9, 5 rolling restarts, outages of Redis and PostgreSQL, exact limits',
  async run({ seed }) {
    const tables: BenchTable[] = []
    const failures: string[] = []
    const cluster = await openCluster({ nodes: 3 })
    try {
      const judge = (title: string, verdict: Parameters<typeof isSpotless>[0]) => {
        tables.push(verdictTable(title, verdict))
        if (!isSpotless(verdict)) failures.push(`nodes, ${title}: ${JSON.stringify(verdict)}`)
      }
      judge('10 × kill -9 of a node', await killNodes(cluster, { visitors: 60, kills: 10, seed }))
      await rolls(cluster, judge, tables, failures)
      for (const [name, ms] of outagesMs)
        judge(
          `${name} (${ms / 1000} s)`,
          await outage(cluster, name, { meanwhile: () => delay(ms), visitors: 30 }),
        )
      const restore = await loseRedis(cluster, { meanwhile: () => delay(2_000), visitors: 30 })
      tables.push(restoreTable('Redis is killed and comes back empty', restore))
      if (!isWhole(restore)) failures.push(`nodes, Redis lost: ${JSON.stringify(restore)}`)
    } finally {
      await cluster.close()
    }
    const passed = await limitRuns(20)
    tables.push({
      title: `200 parallel requests to 2 nodes, ${limit} allowed`,
      columns: ['runs', 'exact'],
      rows: [[passed.length, passed.filter((count) => count === limit).length]],
    })
    if (passed.some((count) => count !== limit)) failures.push(`nodes, limits: ${passed.join(' ')}`)
    return { tables, failures }
  },
}

async function rolls(
  cluster: Cluster,
  judge: (title: string, verdict: Parameters<typeof isSpotless>[0]) => void,
  tables: BenchTable[],
  failures: string[],
): Promise<void> {
  const { crowd, requests, failed, ends } = await roll(cluster, { rounds: 5, visitors: 30 })
  judge('5 rolling restarts', crowd)
  const slowest = Math.max(...ends.map(({ ms }) => ms))
  tables.push({
    title: '5 rolling restarts: requests beside',
    columns: ['requests', 'failed twice', 'stops', 'exit 0', 'slowest stop, s'],
    rows: [
      [
        requests,
        failed,
        ends.length,
        ends.filter(({ code }) => code === 0).length,
        (slowest / 1000).toFixed(1),
      ],
    ],
  })
  if (failed > 0 || ends.some(({ code, ms }) => code !== 0 || ms > 20_000))
    failures.push(`nodes, rolling restarts: ${failed} failed, ${JSON.stringify(ends)}`)
}

async function limitRuns(runs: number): Promise<number[]> {
  const cluster = await openCluster({ nodes: 2, environment: { LIMIT_CHAT_PER_MINUTE: String(limit) } })
  try {
    const passed: number[] = []
    for (let run = 0; run < runs; run++)
      passed.push(await countTogether([cluster.urlOf(0), cluster.urlOf(1)], 200))
    return passed
  } finally {
    await cluster.close()
  }
}

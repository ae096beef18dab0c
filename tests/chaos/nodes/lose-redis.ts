import { setTimeout as delay } from 'node:timers/promises'
import type { BenchTable } from '../../../bench/bench-table.ts'
import { openCrowd } from '../turns/crowd.ts'
import { origin } from '../turns/house.ts'
import { answersSeen, type Entry, type Visitor } from '../turns/visitor.ts'
import type { Cluster } from './cluster.ts'
import { outages, type OutageOptions } from './outage.ts'

export interface RestoreVerdict {
  readonly visitors: number
  readonly questions: number
  /** Visitors who were given a new log. */
  readonly restored: number
  /** Visitors who heard the new log go on without being told the conversation again, or not from one event to the next. */
  readonly holes: number
  /** Visitors who see other answers than the server has, or not one for each question. */
  readonly wrong: number
  readonly unanswered: number
}

const columns = ['visitors', 'questions', 'restored', 'holes', 'wrong', 'unanswered'] as const

/** Kills Redis, which keeps nothing, while visitors are being answered: an explicit restore, never a hole. */
export async function loseRedis(
  cluster: Cluster,
  { meanwhile, visitors: size }: OutageOptions,
): Promise<RestoreVerdict> {
  const crowd = await openCrowd(cluster.url, size)
  await delay(3_000)
  await outages['Redis is killed and comes back empty'](cluster, meanwhile)
  await delay(3_000)
  const { unanswered, questions } = await crowd.leave()
  const { visitors } = crowd
  const right = await Promise.all(visitors.map((visitor) => seesItAll(cluster.url, visitor)))
  return {
    visitors: size,
    questions,
    restored: visitors.filter(({ heard }) => new Set(heard.map(({ epoch }) => epoch)).size > 1).length,
    holes: visitors.filter(hasHole).length,
    wrong: right.filter((isRight) => !isRight).length,
    unanswered,
  }
}

export function restoreTable(title: string, verdict: RestoreVerdict): BenchTable {
  return { title, columns: [...columns], rows: [columns.map((column) => verdict[column])] }
}

export function isWhole({ restored, holes, wrong, unanswered }: RestoreVerdict): boolean {
  return restored > 0 && holes + wrong + unanswered === 0
}

function hasHole({ heard, joins }: Visitor): boolean {
  return heard.some(({ epoch, seq }, place) => {
    const before = heard[place - 1]
    if (!before) return false
    if (before.epoch === epoch) return seq !== before.seq + 1
    return joins.every(({ after }) => after !== place)
  })
}

async function seesItAll(url: string, visitor: Visitor): Promise<boolean> {
  const response = await fetch(`${url}/api/session/${visitor.sessionId}`, {
    headers: { origin, connection: 'close' },
  })
  const { history } = (await response.json()) as { history: Entry[] }
  const said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  return said.length === visitor.asked && JSON.stringify(said) === JSON.stringify(answersSeen(visitor))
}

import { libsqlStore, type Store } from '#store'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchTable } from '../bench-table.ts'
import { fill } from './fill.ts'

const siteId = 'bench'
const sessions = Number(process.env.BENCH_DESK_SESSIONS ?? 100_000)
const messagesEach = 10
const repeats = 20
const budgetMs = 200

/** What the dashboard's pages cost the server when a site has a hundred thousand conversations. */
export async function run(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-desk-'))
  const until = Date.now()
  const file = join(folder, 'desk.db')
  // Nobody else is here to be held up, so the index may be written in large pieces.
  const store = libsqlStore({ file, indexRowsAtOnce: 20_000 })
  try {
    await fill(store, { file, sessions, messagesEach, siteId, until })
    const indexing = await cpuOf(() => store.admin.transcripts.catchUp())
    const rows: (string | number)[][] = []
    for (const [name, ask] of Object.entries(pages(store, until))) {
      const found = await ask()
      const times: number[] = []
      for (let n = 0; n < repeats; n++) times.push(await cpuOf(ask))
      times.sort((a, b) => a - b)
      rows.push([name, found, round(times[repeats / 2] ?? 0), round(times.at(-1) ?? 0), budgetMs])
    }
    return {
      title: `Dashboard: ${sessions.toLocaleString('en')} conversations, ${(sessions * messagesEach).toLocaleString('en')} messages`,
      columns: ['page', 'found', 'CPU ms, median', 'CPU ms, worst', 'budget'],
      rows,
      notes: [
        `Indexing behind the sessions costs ${round((indexing * 1_000) / (sessions * messagesEach))} µs CPU a message.`,
      ],
    }
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The pages by name; each tells how many items it found. */
function pages({ admin: { transcripts } }: Store, until: number): Record<string, () => Promise<number>> {
  const list = (query: object) => async () =>
    (await transcripts.list(siteId, { limit: 50, ...query })).items.length
  const day = (ago: number) => new Date(until - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    'list, first page': list({}),
    'list, page in the middle': list({ cursor: `${until - 45 * 86_400_000}.50000` }),
    'list, one outcome': list({ outcome: 'unanswered' }),
    'list, one day': list({ from: until - 31 * 86_400_000, before: until - 30 * 86_400_000 }),
    'search, a common word': list({ words: 'delivery' }),
    'search, three words': list({ words: 'delivery refund taken' }),
    'search, one conversation': list({ words: `number ${Math.floor(sessions / 3)}` }),
    'search, nothing': list({ words: 'zeppelin' }),
    'search, common word and outcome': list({ words: 'lamp', outcome: 'failed' }),
    'statistics, 30 days': async () => (await transcripts.days(siteId, day(29), day(0))).length,
    'statistics, a year': async () => (await transcripts.days(siteId, day(365), day(0))).length,
    'sessions past their retention': async () => (await transcripts.due(200)).length,
  }
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}

import { defaultSiteConfig } from '#protocol'
import type { Store } from '#store'
import Database from 'libsql'

export interface FillOptions {
  readonly file: string
  readonly sessions: number
  readonly messagesEach: number
  readonly siteId: string
  readonly until: number
}

const words =
  'delivery order lamp return refund size colour invoice address payment warranty shipping basket account voucher'.split(
    ' ',
  )
const outcomes = [
  'answered',
  'answered',
  'answered',
  'completed',
  'completed',
  'unanswered',
  'failed',
  'stopped',
]
const daySpan = 90
const atOnce = 2_000

/**
 * Writes ended conversations straight into the file, as months of visitors would have left them: half questions,
 * half answers, one outcome each. Only what the dashboard reads is there; it is indexed by the store itself.
 */
export async function fill(store: Store, options: FillOptions): Promise<void> {
  const { file, sessions, messagesEach, siteId, until } = options
  const site = { id: siteId, organisationId: 'default', name: 'Shop', hosts: [], config: defaultSiteConfig() }
  await store.admin.sites.create(site, { id: null, name: 'bench' })
  const connection = new Database(file)
  const addSessions = connection.prepare(`insert into sessions
    (id, site_id, host, created_at, active_at, evicted_at, messages, epoch)
    select value->>0, value->>1, 'shop.example', value->>2, value->>3, value->>3, value->>4, '00000000' from json_each(?)`)
  const addHistory = connection.prepare(`insert into history (session_id, seq, role, entry, message_id)
    select value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?)`)
  const addNotes = connection.prepare(`insert into notes (session_id, at, note)
    select value->>0, value->>1, value->>2 from json_each(?)`)
  const span = daySpan * 86_400_000
  for (let from = 0; from < sessions; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, sessions - from) }, (_, index) => from + index)
    const all = numbers.map((n) => conversation(n, until - span + Math.floor((span * n) / sessions)))
    connection.exec('begin immediate')
    addSessions.run(JSON.stringify(all.map(({ session }) => session)))
    addHistory.run(JSON.stringify(all.flatMap(({ history }) => history)))
    addNotes.run(JSON.stringify(all.map(({ note }) => note)))
    connection.exec('commit')
  }
  connection.close()

  function conversation(n: number, begin: number) {
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const end = begin + messagesEach * 4_000
    const history = Array.from({ length: messagesEach }, (_, turn) => {
      const at = begin + turn * 4_000
      const role = turn % 2 === 0 ? 'user' : 'assistant'
      const content =
        role === 'user'
          ? `${wordOf(n)} ${wordOf(n + turn)} number ${n}, when and where?`
          : `Your ${wordOf(n * 3 + turn)} is taken care of; the ${wordOf(n + 7)} follows in ${turn + 1} days.`
      return [id, turn, role, JSON.stringify({ role, content, at }), role === 'user' ? `${id}-${turn}` : null]
    })
    const note = [id, end, JSON.stringify({ kind: 'outcome', outcome: outcomes[n % outcomes.length] })]
    return { session: [id, siteId, begin, end, messagesEach], history, note }
  }
}

function wordOf(n: number): string {
  return words[n % words.length] ?? ''
}

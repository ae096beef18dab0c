import type { HistoryEntry, PageContext } from '#protocol'
import { inHistoryOrder } from '../history-order.ts'
import { sessionFrom, type SessionRow } from '../session-from.ts'
import type { SessionStore } from '../store.ts'
import { threadPartFrom, threadParts, type ThreadPartRow } from '../thread-parts.ts'
import type { WithTime } from './database-time.ts'
import type { Postgres } from './open-postgres.ts'

type Reads = Omit<SessionStore, 'create' | 'accept' | 'commit' | 'lease' | 'release' | 'evict' | 'erase'>

type StateRow = SessionRow & { visitor: string | null; turn: string | null; context: string | null }

const columns = `s.id, s.site_id, s.host, s.created_at, s.active_at, s.messages, s.thread_id, s.thread_place, s.trial`
const statements = {
  get: `select ${columns} from sessions s where s.id = $1 and s.evicted_at is null`,
  load: `select ${columns}, s.visitor, turns.body as turn, contexts.body as context from sessions s
    left join turns on turns.session_id = s.id left join contexts on contexts.session_id = s.id
    where s.id = $1 and s.evicted_at is null`,
  history: `select seq, entry from history where session_id = $1 and (seq <= $2 or role = 'user')
    order by id desc limit $3`,
  inbox: 'select id, input from inbox where session_id = $1 order by id',
  notes: 'select at, note from notes where session_id = $1 order by id',
  // Those that wait longest first. Who is just being taken by another node is not waiting any more.
  waiting: `select s.id from sessions s join (
      select id, min(item) as item from (
        select session_id as id, id as item from inbox union all
        select id, 0 from sessions where wake_at <= $now
      ) as due group by id
    ) as due using (id)
    where s.evicted_at is null and s.lease_until <= $now order by due.item limit $1 for update of s skip locked`,
  idle: `select id from sessions where evicted_at is null and active_at < $1 order by active_at limit $2
    for update skip locked`,
  transcriptSite: 'select site_id from sessions where id = $1 and evicted_at is not null',
  thread: threadParts('$1'),
  threadOf: 'select thread_id from sessions where id = $1',
  countActive: `select count(*) as count from sessions
    where evicted_at is null and active_at >= $1 and messages > 0 and trial = 0`,
  countMessages: `select coalesce(sum(value), 0)::bigint as count from counters where name like 'messages %'`,
} as const

/** What is asked of sessions. All prepared: these stand in the way of every request. */
export function readSessions({ ask }: Pick<Postgres, 'ask'>, withTime: WithTime): Reads {
  async function rowsOf<Row>(name: keyof typeof statements, ...parameters: unknown[]): Promise<Row[]> {
    const { rows } = await ask(withTime({ name, sql: statements[name], parameters }))
    return rows as Row[]
  }
  const countOf = async (...query: Parameters<typeof rowsOf>) =>
    (await rowsOf<{ count: number }>(...query))[0]?.count ?? 0

  return {
    async get(id) {
      const [row] = await rowsOf<SessionRow>('get', id)
      return row && sessionFrom(row)
    },
    async load(id) {
      const [row] = await rowsOf<StateRow>('load', id)
      if (!row) return undefined
      return {
        ...sessionFrom(row),
        context: parsed(row.context) as PageContext | undefined,
        visitor: parsed(row.visitor) as Record<string, unknown> | undefined,
        turn: parsed(row.turn),
      }
    },
    async history(id, { last, upTo = Number.MAX_SAFE_INTEGER } = {}) {
      const rows = await rowsOf<{ seq: number; entry: string }>('history', id, upTo, last ?? null)
      const entries = rows.map(({ seq, entry }) => Object.assign(JSON.parse(entry) as HistoryEntry, { seq }))
      return inHistoryOrder(entries.toReversed())
    },
    async inbox(id) {
      const rows = await rowsOf<{ id: number; input: string }>('inbox', id)
      return rows.map((row) => ({ id: row.id, input: JSON.parse(row.input) as unknown }))
    },
    async notes(id) {
      const rows = await rowsOf<{ at: number; note: string }>('notes', id)
      return rows.map(({ at, note }) => ({ at, note: JSON.parse(note) as unknown }))
    },
    async waiting(limit) {
      return (await rowsOf<{ id: string }>('waiting', limit)).map(({ id }) => id)
    },
    async idle(before, limit) {
      return (await rowsOf<{ id: string }>('idle', before, limit)).map(({ id }) => id)
    },
    async transcriptSite(id) {
      return (await rowsOf<{ site_id: string }>('transcriptSite', id))[0]?.site_id
    },
    async thread(id) {
      return (await rowsOf<ThreadPartRow>('thread', id)).map(threadPartFrom)
    },
    async threadOf(sessionId) {
      return (await rowsOf<{ thread_id: string | null }>('threadOf', sessionId))[0]?.thread_id ?? undefined
    },
    countActive: (since) => countOf('countActive', since),
    countMessages: () => countOf('countMessages'),
  }
}

function parsed(text: string | null): unknown {
  return text === null ? undefined : (JSON.parse(text) as unknown)
}

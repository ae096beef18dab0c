import { marks, outcomes } from '#protocol'
import type { TranscriptQuery } from '../../transcript-store.ts'
import type { AdminDialect } from '../admin-dialect.ts'
import { readCursor } from '../../../statements/paged.ts'
import { rowsOf, type Work } from '../../../statements/work.ts'
import { escapeLike } from '../../../statements/like-pattern.ts'

export interface ConversationRow {
  readonly key: number
  readonly session_id: string
  readonly host: string
  readonly started_at: number
  readonly last_at: number
  readonly messages: number
  readonly outcome: string | null
  readonly preview: string
  readonly unanswered: string | null
  readonly live: number | boolean
  /** Outcomes and marks. */
  readonly outcomes: string
  /** The last note of a rating. */
  readonly rating: string | null
  readonly visitor: string | null
  readonly contact_name: string | null
  readonly contact_email: string | null
}

/** More conversations than a file can hold, and few enough that their entries can still be numbered. */
const maxKeys = 2 ** 36

const outcomeNames = [...outcomes, ...marks].map((name) => `'${name}'`).join(', ')

/** Where people are named: by the page, or by themselves in a message that the conversation went along with. */
const people = [
  { table: 'sessions', session: 'id', named: 'p.visitor' },
  {
    table: '(select * from contacts where shared = 1)',
    session: 'session_id',
    named: "(coalesce(p.name, '') || ' ' || p.email)",
  },
]
const left = (column: 'name' | 'email') => `(select k.${column} from contacts k
    where k.session_id = c.session_id and k.shared = 1 order by k.at desc, k.id desc limit 1)`
const hadOutcome = `and exists (select 1 from conversation_outcomes o
    where o.site_id = c.site_id and o.outcome = ? and o.started_at = c.started_at and o.key = c.key)`

/**
 * Finds conversations by whichever index leads there: the words, the outcome, or the time they began. Written by
 * hand, because the order of the joins is what makes it fast.
 */
export function findConversations(dialect: AdminDialect) {
  const had = dialect.jsonList(
    'o.outcome',
    `from conversation_outcomes o where o.site_id = c.site_id and o.outcome in (${outcomeNames})
      and o.started_at = c.started_at and o.key = c.key`,
  )
  const columns = `c.key, c.session_id, c.host, c.started_at, c.last_at, c.messages, c.outcome, c.preview,
    c.unanswered, exists (select 1 from sessions s where s.id = c.session_id and s.evicted_at is null) as live,
    ${had} as outcomes, ${left('name')} as contact_name, ${left('email')} as contact_email, (select s.visitor from sessions s where s.id = c.session_id) as visitor,
    (select n.note from notes n where n.session_id = c.session_id and n.note like '%"kind":"feedback"%'
      order by n.id desc limit 1) as rating`
  const one = `select ${columns} from conversations c where c.site_id = ? and c.session_id = ?`
  const newest = `select ${columns} from conversations c
    where c.site_id = ? and c.started_at >= ? and c.started_at < ? and (c.started_at, c.key) < (?, ?)
    order by c.started_at desc, c.key desc limit ?`
  const withOutcome = `select ${columns} from conversation_outcomes f ${dialect.thenJoin} conversations c on c.key = f.key
    where f.outcome = ? and f.site_id = ? and f.started_at >= ? and f.started_at < ? and (f.started_at, f.key) < (?, ?)
    order by f.started_at desc, f.key desc limit ?`
  const ofPeople = (outcome: string | null) => {
    const had = outcome === null ? '' : hadOutcome
    return people.map(
      ({
        table,
        session,
        named,
      }) => `select c.key from ${table} p join conversations c on c.session_id = p.${session}
      where p.site_id = ? and (lower(${named}) like ? escape '\\' or ${named} like ? escape '\\')
        and c.key < ? and c.started_at >= ? and c.started_at < ? ${had}
      order by c.key desc limit ?`,
    )
  }
  const ofKeys = `select ${columns} from ${dialect.conversationsOfKeys} order by c.key desc`

  return {
    *one(siteId: string, sessionId: string): Work<ConversationRow | undefined> {
      return (yield* rowsOf<ConversationRow>(one, siteId, sessionId))[0]
    },

    /** One row more than the limit, if there is one. */
    *page(siteId: string, query: TranscriptQuery): Work<ConversationRow[]> {
      const after = readCursor(query.cursor)
      const { from = 0, before = Number.MAX_SAFE_INTEGER, words = '', outcome = null } = query
      const limit = query.limit + 1
      const key = after ? Number(after.id) || 0 : maxKeys
      const at = after?.at ?? Number.MAX_SAFE_INTEGER
      if (words.trim() !== '') {
        const said = yield* dialect.search({ siteId, words, outcome, from, before, key, limit })
        const wanted = [siteId, ...likeName(words), key, from, before]
        const keys = new Set(said)
        for (const query of ofPeople(outcome)) {
          const found = yield* rowsOf<{ key: number }>(
            query,
            ...wanted,
            ...(outcome === null ? [] : [outcome]),
            limit,
          )
          for (const row of found) keys.add(row.key)
        }
        const newest = [...keys].sort((one, other) => other - one).slice(0, limit)
        return yield* rowsOf(ofKeys, JSON.stringify(newest))
      }
      // The bound itself, not only the pair: it is what the index can jump to.
      const page = [siteId, from, Math.min(before, at + 1), at, key, limit]
      return yield* outcome === null ? rowsOf(newest, ...page) : rowsOf(withOutcome, outcome, ...page)
    },
  }
}

/** Matches a name, an e-mail address or an id, or a part of it. As it was typed, too: SQLite knows the small letters of ASCII alone. */
function likeName(words: string): [string, string] {
  const typed = `%${escapeLike(words.trim())}%`
  return [typed.toLowerCase(), typed]
}

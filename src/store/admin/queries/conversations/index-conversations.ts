import type { HistoryEntry } from '#protocol'
import type { Selectable } from 'kysely'
import type { DayCounter } from './day-counter.ts'
import type { AdminDialect, IndexedEntry } from '../admin-dialect.ts'
import type { AdminTables } from '../tables.ts'
import { rowsOf, runSql, type Work } from '../../../statements/work.ts'

/** An entry of a history, and whose it is. */
export interface HistoryRow {
  readonly id: number
  readonly session_id: string
  readonly role: string
  readonly entry: string
  readonly message_id: string | null
  readonly site_id: string
  readonly host: string
  readonly created_at: number
  readonly trial: number
}
/** What is kept of a conversation while its entries are added. */
type Conversation = Pick<
  Selectable<AdminTables['conversations']>,
  'key' | 'session_id' | 'started_at' | 'last_at' | 'messages' | 'asked_at' | 'entries'
>

const previewCharacters = 200

const columns = 'c.key, c.session_id, c.started_at, c.last_at, c.messages, c.asked_at, c.entries'
const find = `select ${columns} from conversations c where session_id = ?`
const add = `insert into conversations (session_id, site_id, host, started_at, last_at, messages, preview, entries)
  values (?, ?, ?, ?, ?, 0, ?, 0)`

const addSourced = `insert into conversation_outcomes (site_id, outcome, started_at, key) values (?, 'sourced', ?, ?)
  on conflict do nothing`

/** Adds history entries to the index. All by hand, and all together: every message passes here. */
export function* indexConversations(
  dialect: Pick<AdminDialect, 'index' | 'conversationsOfSessions' | 'saveConversations'>,
  rows: readonly HistoryRow[],
  count: DayCounter,
): Work<void> {
  if (rows.length === 0) return
  const touched = yield* openBefore(dialect, rows)
  const entries: IndexedEntry[] = []
  for (const row of rows) {
    const { session_id: sessionId, site_id: siteId } = row
    const entry = JSON.parse(row.entry) as HistoryEntry
    const at = entry.at ?? row.created_at
    const conversation = touched.get(sessionId) ?? (yield* open(row, entry, at, count))
    if (!conversation) continue
    touched.set(sessionId, conversation)
    entries.push({ key: conversation.key, entry: conversation.entries, siteId, text: entry.content })
    conversation.entries += 1
    if (entry.role === 'assistant' && entry.sources?.length)
      yield* runSql(addSourced, siteId, conversation.started_at, conversation.key)
    conversation.last_at = Math.max(conversation.last_at, at)
    if (row.message_id !== null) {
      conversation.messages += 1
      count(siteId, at, 'messages')
      conversation.asked_at ??= at
    } else if (row.role === 'assistant' && conversation.asked_at !== null) {
      count(siteId, at, 'responses')
      count(siteId, at, 'responseMs', Math.max(0, at - conversation.asked_at))
      conversation.asked_at = null
    }
  }
  yield* dialect.index(entries)
  const saved = [...touched.values()].map((one) => [
    one.key,
    one.last_at,
    one.messages,
    one.asked_at,
    one.entries,
  ])
  yield* runSql(dialect.saveConversations, JSON.stringify(saved))
}

/** The conversations that these rows go on with, by session. */
function* openBefore(
  { conversationsOfSessions }: Pick<AdminDialect, 'conversationsOfSessions'>,
  rows: readonly HistoryRow[],
): Work<Map<string, Conversation>> {
  const ids = new Set(rows.map((row) => row.session_id))
  const sql = `select ${columns} from ${conversationsOfSessions}`
  const known = yield* rowsOf<Conversation>(sql, JSON.stringify([...ids]))
  return new Map(known.map((conversation) => [conversation.session_id, conversation]))
}

function* open(
  { session_id: sessionId, site_id: siteId, host }: HistoryRow,
  { content }: HistoryEntry,
  at: number,
  count: DayCounter,
): Work<Conversation | undefined> {
  count(siteId, at, 'sessions')
  yield* runSql(add, sessionId, siteId, host, at, at, content.slice(0, previewCharacters))
  return (yield* rowsOf<Conversation>(find, sessionId))[0]
}

import type { HistoryEntry } from '#protocol'
import type { Selectable } from 'kysely'
import type { DayCounter } from './day-counter.ts'
import type { DeskDialect, IndexedEntry } from './desk-dialect.ts'
import type { DeskTables } from './tables.ts'
import { rowsOf, runSql, type Work } from './work.ts'

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
}
type Conversation = Selectable<DeskTables['conversations']>

const previewCharacters = 200

const find = 'select * from conversations where session_id = ?'
const add = `insert into conversations (session_id, site_id, host, started_at, last_at, messages, preview, entries)
  values (?, ?, ?, ?, ?, 0, ?, 0)`
const save = 'update conversations set last_at = ?, messages = ?, asked_at = ?, entries = ? where key = ?'

/** Adds history entries to the index. All by hand: every message passes here. */
export function* indexConversations(
  { index }: Pick<DeskDialect, 'index'>,
  rows: readonly HistoryRow[],
  count: DayCounter,
): Work<void> {
  const touched = new Map<string, Conversation>()
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
  yield* index(entries)
  for (const { key, last_at, messages, asked_at, entries } of touched.values())
    yield* runSql(save, last_at, messages, asked_at, entries, key)
}

function* open(
  { session_id: sessionId, site_id: siteId, host }: HistoryRow,
  { content }: HistoryEntry,
  at: number,
  count: DayCounter,
): Work<Conversation | undefined> {
  const [known] = yield* rowsOf<Conversation>(find, sessionId)
  if (known) return known
  count(siteId, at, 'sessions')
  yield* runSql(add, sessionId, siteId, host, at, at, content.slice(0, previewCharacters))
  return (yield* rowsOf<Conversation>(find, sessionId))[0]
}

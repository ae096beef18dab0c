import type { HistoryEntry } from '#protocol'
import type { Connection } from '../../libsql/open-database.ts'
import type { DayCounter } from './day-counter.ts'
import type { DeskBase } from './desk-base.ts'
import { searchText, siteWord } from './search-words.ts'
import type { DeskTables } from './tables.ts'

interface HistoryRow {
  id: number
  session_id: string
  role: string
  entry: string
  message_id: string | null
  site_id: string
  host: string
  created_at: number
}
type Conversation = Omit<DeskTables['conversations'], 'key'> & { key?: number }

const previewCharacters = 200

/** Adds history entries to the index: one row and one searchable text a conversation. Returns the last id dealt with. */
export function indexConversations(connection: Connection, { db, first, run }: DeskBase) {
  const since =
    connection.prepare(`select h.id, h.session_id, h.role, h.entry, h.message_id, s.site_id, s.host,
    s.created_at from history h join sessions s on s.id = h.session_id where h.id > ? order by h.id limit ?`)
  const textsOf = connection.prepare('select entry from history where session_id = ? order by id limit 1000')
  const forget = connection.prepare('delete from search where rowid = ?')
  const remember = connection.prepare('insert into search (rowid, site, words) values (?, ?, ?)')

  function save({ key, ...row }: Conversation): void {
    let at = key
    if (at === undefined) {
      run(db.insertInto('conversations').values(row))
      at = find(row.session_id)?.key
    } else {
      run(db.updateTable('conversations').set(row).where('key', '=', at))
      forget.run(at)
    }
    const texts = (textsOf.all(row.session_id) as { entry: string }[]).map(({ entry }) => contentOf(entry))
    remember.run(at, siteWord(row.site_id), searchText(texts))
  }

  const find = (sessionId: string) =>
    first(db.selectFrom('conversations').selectAll().where('session_id', '=', sessionId))

  return (after: number, limit: number, count: DayCounter): number => {
    const rows = since.all(after, limit) as HistoryRow[]
    const touched = new Map<string, Conversation>()
    for (const row of rows) {
      const entry = JSON.parse(row.entry) as HistoryEntry
      const at = entry.at ?? row.created_at
      let conversation = touched.get(row.session_id) ?? find(row.session_id)
      if (!conversation) {
        conversation = begin(row, entry, at)
        count(row.site_id, at, 'sessions')
      }
      touched.set(row.session_id, conversation)
      conversation.last_at = Math.max(conversation.last_at, at)
      if (row.message_id !== null) {
        conversation.messages += 1
        count(row.site_id, at, 'messages')
        conversation.asked_at ??= at
      } else if (row.role === 'assistant' && conversation.asked_at !== null) {
        count(row.site_id, at, 'responses')
        count(row.site_id, at, 'responseMs', Math.max(0, at - conversation.asked_at))
        conversation.asked_at = null
      }
    }
    for (const conversation of touched.values()) save(conversation)
    return rows.at(-1)?.id ?? after
  }
}

function begin(row: HistoryRow, entry: HistoryEntry, at: number): Conversation {
  return {
    session_id: row.session_id,
    site_id: row.site_id,
    host: row.host,
    started_at: at,
    last_at: at,
    messages: 0,
    outcome: null,
    preview: entry.content.slice(0, previewCharacters),
    unanswered: null,
    asked_at: null,
  }
}

function contentOf(entry: string): string {
  return (JSON.parse(entry) as HistoryEntry).content
}

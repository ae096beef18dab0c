import type { HistoryEntry } from '#protocol'
import type { Selectable } from 'kysely'
import type { Connection } from '../../libsql/open-database.ts'
import type { DayCounter } from './day-counter.ts'
import { entriesEach, searchRow, searchText, siteWord } from './search-words.ts'
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
type Conversation = Selectable<DeskTables['conversations']>

const previewCharacters = 200

/** Adds history entries to the index. Returns the last id dealt with. All prepared: every message passes here. */
export function indexConversations(connection: Connection) {
  const since =
    connection.prepare(`select h.id, h.session_id, h.role, h.entry, h.message_id, s.site_id, s.host,
    s.created_at from history h join sessions s on s.id = h.session_id where h.id > ? order by h.id limit ?`)
  const find = connection.prepare('select * from conversations where session_id = ?')
  const add =
    connection.prepare(`insert into conversations (session_id, site_id, host, started_at, last_at, messages,
    preview, entries) values (@session_id, @site_id, @host, @at, @at, 0, @preview, 0)`)
  const save = connection.prepare(`update conversations set last_at = @last_at, messages = @messages,
    asked_at = @asked_at, entries = @entries where key = @key`)
  const index = connection.prepare('insert into search (rowid, site, words) values (?, ?, ?)')

  function open(row: HistoryRow, { content }: HistoryEntry, at: number, count: DayCounter): Conversation {
    const { session_id, site_id, host } = row
    const known = find.get(session_id) as Conversation | undefined
    if (known) return known
    count(site_id, at, 'sessions')
    add.run({ session_id, site_id, host, at, preview: content.slice(0, previewCharacters) })
    return find.get(session_id) as Conversation
  }

  return (after: number, limit: number, count: DayCounter): number => {
    const rows = since.all(after, limit) as HistoryRow[]
    const touched = new Map<string, Conversation>()
    for (const row of rows) {
      const entry = JSON.parse(row.entry) as HistoryEntry
      const at = entry.at ?? row.created_at
      const conversation = touched.get(row.session_id) ?? open(row, entry, at, count)
      touched.set(row.session_id, conversation)
      // An entry beyond the last number is not searchable; nobody has talked that long.
      if (conversation.entries < entriesEach)
        index.run(
          searchRow(conversation.key, conversation.entries),
          siteWord(row.site_id),
          searchText(entry.content),
        )
      conversation.entries += 1
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
    for (const { key, last_at, messages, asked_at, entries } of touched.values())
      save.run({ key, last_at, messages, asked_at, entries })
    return rows.at(-1)?.id ?? after
  }
}

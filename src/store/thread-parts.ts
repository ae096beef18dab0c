import type { HistoryEntry } from '#protocol'
import type { ThreadPart } from './store.ts'

/** The sessions of a conversation. `place` is how the database writes the value that is asked for. */
export const threadParts = (place: string): string =>
  `select s.id, s.site_id, s.thread_id, s.thread_place, s.thread_key, s.active_at, s.messages, (
      select h.entry from history h where h.session_id = s.id and h.role = 'user' order by h.id limit 1
    ) as opening
    from sessions s where s.thread_id = ${place} order by s.thread_place, s.created_at, s.id`

export interface ThreadPartRow {
  id: string
  site_id: string
  thread_id: string
  thread_place: number
  thread_key: string
  active_at: number
  messages: number
  opening: string | null
}

export function threadPartFrom(row: ThreadPartRow): ThreadPart {
  return {
    id: row.thread_id,
    place: row.thread_place,
    sessionId: row.id,
    siteId: row.site_id,
    keyHash: row.thread_key,
    activeAt: row.active_at,
    messageCount: row.messages,
    opening: row.opening === null ? undefined : (JSON.parse(row.opening) as HistoryEntry).content,
  }
}

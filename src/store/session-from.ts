import type { Session } from './store.ts'

/** A session's row, in either database. */
export interface SessionRow {
  id: string
  site_id: string
  host: string
  created_at: number
  active_at: number
  messages: number
  thread_id: string | null
  thread_place: number
  trial: number
}

export function sessionFrom(row: SessionRow): Session {
  return {
    id: row.id,
    siteId: row.site_id,
    host: row.host,
    createdAt: row.created_at,
    activeAt: row.active_at,
    messageCount: row.messages,
    thread: row.thread_id === null ? undefined : { id: row.thread_id, place: row.thread_place },
    trial: row.trial === 1,
  }
}

import type { Generated } from 'kysely'

/** The schema as kysely sees it. JSON columns hold text. */
export interface Tables {
  sites: {
    id: string
    name: string
    config: string
    created_at: number
    organisation_id: Generated<string>
  }
  /** One allow-list entry belongs to one site. */
  hosts: { entry: string; site_id: string; place: number }
  sessions: {
    id: string
    site_id: string
    host: string
    created_at: number
    active_at: number
    evicted_at: number | null
    wake_at: number | null
    messages: Generated<number>
    visitor: string | null
    epoch: string
    /** Log positions up to here are no longer in the journal. */
    base: Generated<number>
    confirmed: Generated<number>
  }
  contexts: { session_id: string; body: string }
  turns: { session_id: string; body: string }
  history: {
    id: Generated<number>
    session_id: string
    seq: number
    role: string
    entry: string
    message_id: string | null
    client_message_id: string | null
  }
  inbox: { id: Generated<number>; session_id: string; input: string }
  notes: { id: Generated<number>; session_id: string; at: number; note: string }
  journal: { id: Generated<number>; at: number; body: string }
  counters: { name: string; value: number }
  spending: { site_id: string; day: string; messages: number; tokens: number }
}

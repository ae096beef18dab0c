import type { Generated } from 'kysely'

/** The dashboard's part of the schema. JSON columns hold text. */
export interface AdminTables {
  organisations: { id: string; name: string; created_at: number }
  accounts: {
    id: string
    issuer: string
    subject: string
    name: string | null
    email: string | null
    created_at: number
    seen_at: number | null
  }
  members: { organisation_id: string; account_id: string; role: string; since: number }
  links: {
    id: string
    token_hash: string
    kind: string
    organisation_id: string
    role: string
    account_id: string | null
    note: string | null
    created_at: number
    expires_at: number
    used_at: number | null
  }
  api_keys: {
    id: string
    key_hash: string
    organisation_id: string
    name: string
    hint: string
    scope: string
    site_ids: string | null
    created_at: number
    expires_at: number | null
    used_at: number | null
  }
  trial_tokens: { token_hash: string; site_id: string; created_at: number; expires_at: number }
  passwords: { account_id: string; login: string; hash: string; changed_at: number }
  secrets: { name: string; body: string }
  facts: { name: string; value: string }
  provider_records: {
    kind: string
    id: string
    body: string
    expires_at: number | null
    grant_id: string | null
    uid: string | null
    consumed_at: number | null
  }
  host_claims: { site_id: string; entry: string; token: string; at: number }
  site_settings: {
    site_id: string
    assistant: string | null
    sealed_key: string | null
    key_hint: string | null
    test: string | null
    policy: string | null
    retention_days: Generated<number>
  }
  model_keys: { site_id: string; provider: string; address: string; sealed: string; hint: string }
  config_states: {
    site_id: string
    revision: number
    version: number
    draft: string
    /** Null: as published. */
    draft_assistant: string | null
    draft_policy: string | null
  }
  config_versions: {
    site_id: string
    version: number
    config: string
    /** Null: a version of before, which holds the look alone. */
    assistant: string | null
    policy: string | null
    at: number
    author: string
    note: string | null
  }
  audit: {
    id: Generated<number>
    organisation_id: string
    site_id: string | null
    site_name: string | null
    at: number
    actor_id: string | null
    actor_name: string
    action: string
    subject: string | null
    before: string
    after: string
  }
  conversations: {
    key: Generated<number>
    session_id: string
    site_id: string
    host: string
    started_at: number
    last_at: number
    messages: number
    outcome: string | null
    preview: string
    unanswered: string | null
    /** When a message came that nothing has answered yet. */
    asked_at: number | null
    /** How many entries of it the index of words holds. */
    entries: number
  }
  disliked: { site_id: string; at: number; key: number; question: string }
  unanswered: { site_id: string; at: number; key: number; question: string; language: string | null }
  conversation_outcomes: { site_id: string; outcome: string; started_at: number; key: number }
  daily: { site_id: string; day: string; name: string; value: number }
  assistant_health: {
    site_id: string
    answer_at: number | null
    fault_at: number | null
    fault: string | null
  }
  seen: { site_id: string; host: string; at: number }
  removed_sites: { site_id: string }
}

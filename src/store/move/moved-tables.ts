type Row = Record<string, unknown>

/** How one table of the file becomes one of PostgreSQL. */
export interface MovedTable {
  readonly table: string
  readonly columns: readonly string[]
  /** What differs there. */
  readonly change?: (row: Row) => Row
  /** The column that PostgreSQL numbers by itself from now on. */
  readonly numbered?: string
  /** What a new database brings along gives way. */
  readonly replaces?: boolean
}

const indexed = (row: Row): Row => ({ ...row, indexed: true })

/** Everything but the event log: it starts over, and who is connected is restored from history. */
export const movedTables: readonly MovedTable[] = [
  { table: 'organisations', columns: ['id', 'name', 'created_at'], replaces: true },
  { table: 'accounts', columns: ['id', 'issuer', 'subject', 'name', 'email', 'created_at', 'seen_at'] },
  { table: 'members', columns: ['organisation_id', 'account_id', 'role', 'since'] },
  {
    table: 'links',
    columns: [
      'id',
      'token_hash',
      'kind',
      'organisation_id',
      'role',
      'account_id',
      'note',
      'created_at',
      'expires_at',
      'used_at',
    ],
  },
  {
    table: 'api_keys',
    columns: [
      'id',
      'key_hash',
      'organisation_id',
      'name',
      'hint',
      'scope',
      'site_ids',
      'created_at',
      'expires_at',
      'used_at',
    ],
  },
  { table: 'trial_tokens', columns: ['token_hash', 'site_id', 'created_at', 'expires_at'] },
  { table: 'passwords', columns: ['account_id', 'login', 'hash', 'changed_at'] },
  { table: 'secrets', columns: ['name', 'body'] },
  { table: 'facts', columns: ['name', 'value'] },
  {
    table: 'provider_records',
    columns: ['kind', 'id', 'body', 'expires_at', 'grant_id', 'uid', 'consumed_at'],
  },

  { table: 'sites', columns: ['id', 'name', 'config', 'created_at', 'organisation_id'] },
  { table: 'hosts', columns: ['entry', 'site_id', 'place'] },
  { table: 'host_claims', columns: ['site_id', 'entry', 'token', 'at'] },
  {
    table: 'site_settings',
    columns: ['site_id', 'assistant', 'sealed_key', 'key_hint', 'test', 'policy', 'retention_days'],
  },
  { table: 'model_keys', columns: ['site_id', 'provider', 'address', 'sealed', 'hint'] },
  {
    table: 'config_states',
    columns: ['site_id', 'revision', 'version', 'draft', 'draft_assistant', 'draft_policy'],
  },
  {
    table: 'config_versions',
    columns: ['site_id', 'version', 'config', 'assistant', 'policy', 'at', 'author', 'note'],
  },
  {
    table: 'audit',
    columns: [
      'id',
      'organisation_id',
      'site_id',
      'site_name',
      'at',
      'actor_id',
      'actor_name',
      'action',
      'subject',
      'before',
      'after',
    ],
    numbered: 'id',
  },

  {
    table: 'sessions',
    columns: [
      'id',
      'site_id',
      'host',
      'created_at',
      'active_at',
      'evicted_at',
      'wake_at',
      'messages',
      'visitor',
      'epoch',
      'thread_id',
      'thread_place',
      'thread_key',
      'trial',
    ],
    change: (row) => ({ ...row, noted: true }),
  },
  { table: 'contexts', columns: ['session_id', 'body'] },
  { table: 'turns', columns: ['session_id', 'body'] },
  {
    table: 'history',
    columns: ['id', 'session_id', 'seq', 'role', 'entry', 'message_id', 'client_message_id'],
    change: ({ client_message_id: client, ...row }) =>
      indexed({ ...row, client_message_id: client === null ? null : JSON.stringify(client) }),
    numbered: 'id',
  },
  { table: 'inbox', columns: ['id', 'session_id', 'input'], numbered: 'id' },
  { table: 'notes', columns: ['id', 'session_id', 'at', 'note'], change: indexed, numbered: 'id' },
  { table: 'spending', columns: ['site_id', 'day', 'messages', 'tokens'] },

  {
    table: 'conversations',
    columns: [
      'key',
      'session_id',
      'site_id',
      'host',
      'started_at',
      'last_at',
      'messages',
      'outcome',
      'preview',
      'unanswered',
      'asked_at',
      'entries',
    ],
    numbered: 'key',
  },
  { table: 'disliked', columns: ['site_id', 'at', 'key', 'question'] },
  { table: 'unanswered', columns: ['site_id', 'at', 'key', 'question', 'language'] },
  { table: 'conversation_outcomes', columns: ['site_id', 'outcome', 'started_at', 'key'] },
  { table: 'daily', columns: ['site_id', 'day', 'name', 'value'] },
  { table: 'assistant_health', columns: ['site_id', 'answer_at', 'fault_at', 'fault'] },
  { table: 'seen', columns: ['site_id', 'host', 'at'] },
  { table: 'removed_sites', columns: ['site_id'] },

  {
    table: 'contacts',
    columns: ['id', 'site_id', 'at', 'host', 'name', 'email', 'message', 'session_id', 'shared', 'done_at'],
  },
  {
    table: 'deliveries',
    columns: ['id', 'contact_id', 'kind', 'tries', 'due_at', 'sent_at', 'dead_at', 'error'],
  },
  { table: 'site_notify', columns: ['site_id', 'emails', 'webhook_url', 'sealed_secret'] },

  {
    table: 'knowledge_sources',
    columns: [
      'id',
      'site_id',
      'kind',
      'name',
      'url',
      'settings',
      'state',
      'note',
      'round',
      'created_at',
      'learned_at',
    ],
  },
  {
    table: 'knowledge_pages',
    columns: [
      'key',
      'site_id',
      'source_id',
      'url',
      'depth',
      'state',
      'round',
      'reason',
      'title',
      'language',
      'digest',
      'etag',
      'modified',
      'passages',
      'at',
    ],
    numbered: 'key',
  },
  {
    table: 'knowledge_passages',
    columns: [
      'key',
      'site_id',
      'owner',
      'kind',
      'text',
      'title',
      'url',
      'headings',
      'language',
      'head',
      'words',
      'made',
      'phrased',
    ],
    numbered: 'key',
  },
  {
    table: 'knowledge_phrasings',
    columns: ['id', 'site_id', 'passage', 'language', 'question', 'quote', 'words', 'made'],
    numbered: 'id',
  },
  {
    table: 'knowledge_vectors',
    columns: ['passage', 'site_id', 'model', 'vector'],
    // The file hands a bare buffer out, which PostgreSQL's client would write as text.
    change: (row) => ({ ...row, vector: Buffer.from(row.vector as ArrayBuffer) }),
  },
  {
    table: 'knowledge_phrasing_runs',
    columns: [
      'site_id',
      'state',
      'note',
      'languages',
      'passages',
      'done',
      'input_tokens',
      'output_tokens',
      'started_at',
      'ended_at',
    ],
  },
  {
    table: 'knowledge_answers',
    columns: ['id', 'site_id', 'questions', 'text', 'language', 'url', 'changed_at'],
  },
  { table: 'knowledge_terms', columns: ['id', 'site_id', 'term', 'passages'], numbered: 'id' },
  { table: 'knowledge_aside', columns: ['site_id', 'question'] },
]

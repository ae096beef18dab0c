import type { AdminDialect } from '../queries/admin-dialect.ts'
import { rowsOf, runSql } from '../../statements/work.ts'
import { searchQuery, searchVector } from './search-words.ts'

const hits = `select distinct c.key from search join conversations c on c.key = search.key
  where search.words @@ ?::tsquery and c.key < ? and c.site_id = ? and c.started_at >= ? and c.started_at < ?
    and (?::text is null or exists (select 1 from conversation_outcomes f where f.site_id = c.site_id
      and f.outcome = ? and f.started_at = c.started_at and f.key = c.key))
  order by c.key desc limit ?`
const addWords = `insert into search (key, entry, words)
  select (row->>0)::bigint, (row->>1)::integer, (row->>2)::tsvector from json_array_elements(?::json) as each (row)`

/** What the dashboard says in PostgreSQL's words. */
export const postgresDialect: AdminDialect = {
  hostsOfSite: `(select coalesce(json_agg(entry order by place), '[]')::text from hosts where site_id = sites.id)`,
  lastSeen: `(select json_build_object('host', host, 'at', at)::text from seen
    where site_id = sites.id order by at desc limit 1)`,
  jsonList: (column, rest) => `(select coalesce(json_agg(${column}), '[]')::text ${rest})`,
  thenJoin: 'join',
  conversationsOfKeys: `json_array_elements_text(?::json) wanted (key)
    join conversations c on c.key = wanted.key::bigint`,
  conversationsOfSessions: `json_array_elements_text(?::json) wanted (id)
    join conversations c on c.session_id = wanted.id`,
  saveConversations: `update conversations set last_at = (row->>1)::bigint, messages = (row->>2)::integer,
    asked_at = (row->>3)::bigint, entries = (row->>4)::integer
    from json_array_elements(?::json) as each (row) where key = (row->>0)::bigint`,
  addCounts: `insert into daily (site_id, day, name, value)
    select row->>0, row->>1, row->>2, (row->>3)::bigint from json_array_elements(?::json) as each (row)
    on conflict (site_id, day, name) do update set value = daily.value + excluded.value`,

  *search({ siteId, words, outcome, from, before, key, limit }) {
    const match = searchQuery(siteId, words)
    if (match === undefined) return []
    const range = [key, siteId, from, before, outcome, outcome, limit]
    return (yield* rowsOf<{ key: number }>(hits, match, ...range)).map((row) => row.key)
  },
  *index(entries) {
    if (entries.length === 0) return
    const rows = entries.map(({ key, entry, siteId, text }) => [key, entry, searchVector(siteId, text)])
    yield* runSql(addWords, JSON.stringify(rows))
  },
}

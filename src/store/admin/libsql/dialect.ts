import type { AdminDialect } from '../queries/admin-dialect.ts'
import { rowsOf, runSql } from '../../statements/work.ts'
import { entriesEach, searchQuery, searchRow, searchText } from './search-words.ts'
import { siteWord } from '../site-word.ts'

/** How many entries one look into the index of words takes. */
const hitsAtOnce = 300

const hits = `select search.rowid / ${entriesEach} as key
  from search cross join conversations c on c.key = search.rowid / ${entriesEach}
  where search match ? and search.rowid < ? and c.site_id = ? and c.started_at >= ? and c.started_at < ?
    and (?6 is null or exists (select 1 from conversation_outcomes f where f.site_id = c.site_id
      and f.outcome = ?6 and f.started_at = c.started_at and f.key = c.key))
  order by search.rowid desc limit ${hitsAtOnce}`
const addWords = `insert into search (rowid, site, words)
  select value->>0, value->>1, value->>2 from json_each(?)`

/** What the dashboard says in SQLite's words. */
export const libsqlDialect: AdminDialect = {
  hostsOfSite: `(select coalesce(json_group_array(entry), '[]') from
    (select entry from hosts where site_id = sites.id order by place))`,
  lastSeen: `(select json_object('host', host, 'at', at) from seen
    where site_id = sites.id order by at desc limit 1)`,
  jsonList: (column, rest) => `(select json_group_array(${column}) ${rest})`,
  thenJoin: 'cross join',
  conversationsOfKeys: 'json_each(?) wanted cross join conversations c on c.key = wanted.value',
  conversationsOfSessions: 'json_each(?) wanted cross join conversations c on c.session_id = wanted.value',
  saveConversations: `update conversations set last_at = row.value->>1, messages = row.value->>2,
    asked_at = row.value->>3, entries = row.value->>4 from json_each(?) row where conversations.key = row.value->>0`,
  addCounts: `insert into daily (site_id, day, name, value)
    select value->>0, value->>1, value->>2, value->>3 from json_each(?) where true
    on conflict (site_id, day, name) do update set value = daily.value + excluded.value`,

  /** Several entries of a conversation may be hits: they lie together, so a page is full after few looks. */
  *search({ siteId, words, outcome, from, before, key, limit }) {
    const match = searchQuery(siteId, words)
    if (match === undefined) return []
    const keys = new Set<number>()
    let below = key
    while (keys.size < limit) {
      const range = [searchRow(below, 0), siteId, from, before, outcome]
      const found = yield* rowsOf<{ key: number }>(hits, match, ...range)
      for (const hit of found) if (keys.size < limit) keys.add(hit.key)
      below = found.at(-1)?.key ?? 0
      if (found.length < hitsAtOnce) break
    }
    return [...keys]
  },
  *index(entries) {
    // An entry beyond the last number is not searchable; nobody has talked that long.
    const rows = entries
      .filter(({ entry }) => entry < entriesEach)
      .map(({ key, entry, siteId, text }) => [searchRow(key, entry), siteWord(siteId), searchText(text)])
    yield* runSql(addWords, JSON.stringify(rows))
  },
}

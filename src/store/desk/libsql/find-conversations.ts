import { outcomes } from '#protocol'
import type { Connection } from '../../libsql/open-database.ts'
import type { TranscriptQuery } from '../transcript-store.ts'
import type { ConversationRow } from './libsql-transcripts.ts'
import { readCursor } from './paged.ts'
import { entriesEach, searchQuery, searchRow } from './search-words.ts'

/** More conversations than a file can hold, and few enough that their entries can still be numbered. */
const mostKeys = 2 ** 36

/** How many entries one look into the index of words takes. */
const hitsAtOnce = 300

const outcomeNames = outcomes.map((name) => `'${name}'`).join(', ')
const columns = `c.key, c.session_id, c.host, c.started_at, c.last_at, c.messages, c.outcome, c.preview, c.unanswered,
  exists (select 1 from sessions s where s.id = c.session_id and s.evicted_at is null) as live,
  (select json_group_array(o.outcome) from conversation_outcomes o where o.site_id = c.site_id
    and o.outcome in (${outcomeNames}) and o.started_at = c.started_at and o.key = c.key) as outcomes`

/**
 * Finds conversations by whichever index leads there: the words, the outcome, or the time they began. Written by
 * hand, because the order of the joins is what makes it fast.
 */
export function findConversations(connection: Connection) {
  const one = connection.prepare(
    `select ${columns} from conversations c where c.site_id = ? and c.session_id = ?`,
  )
  const newest = connection.prepare(`select ${columns} from conversations c
    where c.site_id = @site and c.started_at >= @from and c.started_at < @before
      and (c.started_at, c.key) < (@at, @key)
    order by c.started_at desc, c.key desc limit @limit`)
  const withOutcome = connection.prepare(`select ${columns}
    from conversation_outcomes f cross join conversations c on c.key = f.key
    where f.site_id = @site and f.outcome = @outcome and f.started_at >= @from and f.started_at < @before
      and (f.started_at, f.key) < (@at, @key)
    order by f.started_at desc, f.key desc limit @limit`)
  const hits = connection.prepare(`select search.rowid / ${entriesEach} as key
    from search cross join conversations c on c.key = search.rowid / ${entriesEach}
    where search match @words and search.rowid < @row and c.site_id = @site
      and c.started_at >= @from and c.started_at < @before
      and (@outcome is null or exists (select 1 from conversation_outcomes f where f.site_id = c.site_id
        and f.outcome = @outcome and f.started_at = c.started_at and f.key = c.key))
    order by search.rowid desc limit ${hitsAtOnce}`)
  const byKeys = connection.prepare(`select ${columns} from json_each(?) wanted
    cross join conversations c on c.key = wanted.value order by c.key desc`)

  /** Several entries of a conversation may be hits: they lie together, so a page is full after few looks. */
  function search(
    range: Record<string, string | number | null>,
    key: number,
    limit: number,
  ): ConversationRow[] {
    const keys = new Set<number>()
    let before = key
    while (keys.size < limit) {
      const found = hits.all({ ...range, row: searchRow(before, 0) }) as { key: number }[]
      for (const hit of found) if (keys.size < limit) keys.add(hit.key)
      before = found.at(-1)?.key ?? 0
      if (found.length < hitsAtOnce) break
    }
    return byKeys.all(JSON.stringify([...keys])) as ConversationRow[]
  }

  return {
    one: (siteId: string, sessionId: string) => one.get(siteId, sessionId) as ConversationRow | undefined,

    /** One row more than the limit, if there is one. */
    page(siteId: string, query: TranscriptQuery): ConversationRow[] {
      const after = readCursor(query.cursor)
      const range = {
        site: siteId,
        from: query.from ?? 0,
        before: query.before ?? Number.MAX_SAFE_INTEGER,
      }
      const limit = query.limit + 1
      const key = after ? Number(after.id) || 0 : mostKeys
      const at = after?.at ?? Number.MAX_SAFE_INTEGER
      const { outcome = null } = query
      if (query.words !== undefined && query.words.trim() !== '') {
        const words = searchQuery(siteId, query.words)
        return words === undefined ? [] : search({ ...range, words, outcome }, key, limit)
      }
      // The bound itself, not only the pair: it is what the index can jump to.
      const page = { ...range, before: Math.min(range.before, at + 1), at, key, limit }
      return (
        outcome === null ? newest.all(page) : withOutcome.all({ ...page, outcome })
      ) as ConversationRow[]
    },
  }
}

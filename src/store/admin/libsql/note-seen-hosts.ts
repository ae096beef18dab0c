import { rowsOf, runSql, type Work } from '../../statements/work.ts'

const head = 'select coalesce(max(rowid), 0) as rowid from sessions'
const remember = `insert into seen (site_id, host, at)
  select site_id, host, max(created_at) from sessions where rowid > ? group by site_id, host
  on conflict (site_id, host) do update set at = max(at, excluded.at)`

/** Remembers from which hosts the widget has called in; sessions that nobody spoke in are soon gone. */
export function* noteSeenHosts(after: number): Work<number> {
  const [last] = yield* rowsOf<{ rowid: number }>(head)
  const rowid = last?.rowid ?? 0
  // Numbers of deleted rows are given again: then everything that is left is looked at once more.
  yield* runSql(remember, rowid < after ? 0 : after)
  return rowid
}

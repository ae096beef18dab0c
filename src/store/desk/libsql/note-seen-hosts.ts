import type { Connection } from '../../libsql/open-database.ts'

/** Remembers from which hosts the widget has called in; sessions that nobody spoke in are soon gone. */
export function noteSeenHosts(connection: Connection): (after: number) => number {
  const head = connection.prepare('select coalesce(max(rowid), 0) as rowid from sessions')
  const remember = connection.prepare(`insert into seen (site_id, host, at)
    select site_id, host, max(created_at) from sessions where rowid > ? group by site_id, host
    on conflict (site_id, host) do update set at = max(at, excluded.at)`)
  return (after) => {
    const { rowid } = head.get() as { rowid: number }
    // Numbers of deleted rows are given again: then everything that is left is looked at once more.
    remember.run(rowid < after ? 0 : after)
    return rowid
  }
}

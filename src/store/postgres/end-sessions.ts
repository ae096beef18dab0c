import type { Ask } from './open-postgres.ts'
import type { WithTime } from './database-time.ts'

/** What an ended session no longer needs, and what its transcript consists of. */
const working = ['contexts', 'turns', 'inbox']
const transcript = ['history', 'notes']

const remove = (tables: readonly string[]) =>
  tables.map((table) => `${table}_gone as (delete from ${table} where session_id in (select id from ends)),`)

/** Each also notes that the session's log is still to be removed from Redis, should this node die before it does. */
const statements = {
  evict: `
    with ends as materialized (
      select id, messages from sessions where id = $1 and evicted_at is null and active_at < $2 for update
    ),
    ${remove(working).join('\n')}
    never_spoke as (delete from sessions where id in (select id from ends where messages = 0)),
    spoke as (
      update sessions set evicted_at = $now, wake_at = null
      where id in (select id from ends where messages > 0)
    ),
    noted as (insert into ended select id from ends on conflict do nothing)
    select id from ends`,
  erase: `
    with ends as materialized (select id from sessions where id = $1 for update),
    ${remove([...working, ...transcript]).join('\n')}
    session as (delete from sessions where id in (select id from ends)),
    noted as (insert into ended select id from ends on conflict do nothing)
    select id from ends`,
} as const

/** Ends the life of a session that was last active before a time. False: there was none. */
export async function evictRows(ask: Ask, withTime: WithTime, id: string, before: number): Promise<boolean> {
  return (await ask(withTime({ sql: statements.evict, parameters: [id, before] }))).count > 0
}

/** Removes every row of a session. False: there was none. */
export async function eraseRows(ask: Ask, id: string): Promise<boolean> {
  return (await ask({ sql: statements.erase, parameters: [id] })).count > 0
}

import type { NewSession } from '../store.ts'
import type { Postgres } from './open-postgres.ts'

/** How a session's log in Redis begins. */
export interface LogStart {
  readonly epoch: string
  /** How often this session's log was begun: of two that begin it, the later one counts. */
  readonly number: number
  /** Positions go on after this one. */
  readonly base: number
  /** Up to here, what the log said is written here too. */
  readonly applied: number
  readonly fence: number
}

interface StartRow {
  readonly log_number: number
  readonly applied: number
  readonly fence: number
}

/**
 * Gives a session whose log was lost a new one, under a new name. What the lost one said and nobody wrote here is
 * refused from now on. Undefined: the session is gone.
 */
export function renewLog(postgres: Postgres, id: string, epoch: string): Promise<LogStart | undefined> {
  return postgres.transact(async (ask) => {
    const { rows } = await ask({
      sql: `update sessions set epoch = $2, log_number = log_number + 1 where id = $1 and evicted_at is null
        returning log_number, applied, fence`,
      parameters: [id, epoch],
    })
    const [row] = rows as StartRow[]
    if (!row) return undefined
    // A statement of its own: it must see what was written until the row was locked.
    const history = await ask({
      sql: 'select coalesce(max(seq), 0) as seq from history where session_id = $1',
      parameters: [id],
    })
    const [last] = history.rows as { seq: number }[]
    const base = Math.max(last?.seq ?? 0, row.applied)
    return { epoch, number: row.log_number, base, applied: row.applied, fence: row.fence }
  })
}

export async function insertSession(
  { ask }: Pick<Postgres, 'ask'>,
  { id, siteId, host, at, thread, trial, epoch }: NewSession & { readonly epoch: string },
): Promise<LogStart | undefined> {
  const { count } = await ask({
    name: 'create',
    sql: `insert into sessions (id, site_id, host, created_at, active_at, epoch, thread_id, thread_place, thread_key,
        trial)
      values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    parameters: [
      id,
      siteId,
      host,
      at,
      epoch,
      thread?.id ?? null,
      thread?.place ?? 0,
      thread?.keyHash ?? null,
      Number(trial ?? false),
    ],
  })
  return count > 0 ? { epoch, number: 1, base: 0, applied: 0, fence: 0 } : undefined
}

import type { WithTime } from './database-time.ts'
import type { Postgres } from './open-postgres.ts'

export interface Leases {
  /** The number of the lease, and whether it is a new one. Undefined: another holds it, or the session is gone. */
  take(id: string, owner: string, ttlMs: number): Promise<{ fence: number; isNew: boolean } | undefined>
  release(id: string, owner: string): Promise<void>
}

const statements = {
  lease: `
    with old as (
      select id, lease_owner = $2 and lease_until > $now as renews from sessions
      where id = $1 and evicted_at is null and (lease_owner = $2 or lease_until <= $now) for update
    )
    update sessions s set lease_owner = $2, lease_until = $now + $3::bigint,
      fence = case when old.renews then s.fence else s.fence + 1 end
    from old where s.id = old.id returning s.fence, old.renews`,
  // The number stays: who held it last may still be writing.
  release: 'update sessions set lease_until = 0 where id = $1 and lease_owner = $2',
} as const

/** Leases that all nodes see. They run out by the database's clock: those of the nodes may differ. */
export function postgresLeases({ ask }: Pick<Postgres, 'ask'>, withTime: WithTime): Leases {
  return {
    async take(id, owner, ttlMs) {
      const query = { name: 'lease', sql: statements.lease, parameters: [id, owner, ttlMs] }
      const { rows } = await ask(withTime(query))
      const [row] = rows as { fence: number; renews: boolean | null }[]
      return row && { fence: row.fence, isNew: !row.renews }
    },
    async release(id, owner) {
      await ask({ name: 'release', sql: statements.release, parameters: [id, owner] })
    },
  }
}

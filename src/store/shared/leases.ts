import type { Leases } from '../postgres/leases.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import type { SessionStore } from '../store.ts'
import type { Redo } from './redo.ts'
import type { SessionLogs } from './session-logs.ts'

export interface LeaseOptions {
  readonly leases: Leases
  readonly redis: RedisLink
  readonly logs: SessionLogs
  readonly redo: Redo
}

/**
 * A lease is taken in PostgreSQL, then its number shuts the log in Redis to every earlier holder, and what that one
 * left half-way is finished: only then does the new holder look at the session.
 */
export function sharedLeases(options: LeaseOptions): Pick<SessionStore, 'lease' | 'release'> {
  const { leases, redis, logs, redo } = options

  async function shutOut(id: string, fence: number): Promise<void> {
    const left = await redis.run('fence', id, fence)
    if (left === 'missing') await logs.renew(id)
    else if (Number(left) > 0) await redo.finish(id)
  }

  return {
    async lease(id, owner, ttlMs) {
      const lease = await leases.take(id, owner, ttlMs)
      if (!lease?.isNew) return lease?.fence
      try {
        await shutOut(id, lease.fence)
      } catch (error) {
        await leases.release(id, owner).catch(() => undefined)
        throw error
      }
      return lease.fence
    },
    release: (id, owner) => leases.release(id, owner),
  }
}

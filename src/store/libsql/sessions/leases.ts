import type { SessionStore } from '../../store.ts'
import type { Tails } from '../log/tails.ts'

/**
 * Leases of a store that one process writes: they are kept in memory, so that none outlives a crash.
 * Fences start at the time of the start, so that they grow over restarts too.
 */
export function memoryLeases(tails: Tails, now: () => number): Pick<SessionStore, 'lease' | 'release'> {
  let fence = now()
  return {
    async lease(id, owner, ttlMs) {
      const tail = tails.of(id)
      if (!tail) return undefined
      const held = tail.lease
      if (held && held.owner !== owner && held.until > now()) return undefined
      const renewed = held?.owner === owner && held.until > now()
      tail.lease = { owner, until: now() + ttlMs, fence: renewed ? held.fence : ++fence }
      return tail.lease.fence
    },
    async release(id, owner) {
      const tail = tails.known(id)
      // The fence stays: who held it last may still be writing.
      if (tail?.lease?.owner === owner) tail.lease = { ...tail.lease, until: 0 }
    },
  }
}

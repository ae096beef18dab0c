import type { EventLog } from '../../store.ts'
import type { GroupCommit } from '../commit/group-commit.ts'
import type { Tail } from './tail.ts'
import type { Tails } from './tails.ts'

/** Tails whose confirmed cursor the journal does not hold yet. */
export type Unconfirmed = Set<Tail>

export function libsqlEventLog(tails: Tails, writes: GroupCommit, unconfirmed: Unconfirmed): EventLog {
  return {
    async tail(sessionId) {
      const tail = tails.of(sessionId)
      if (!tail) return undefined
      const { epoch, head, floor, confirmed } = tail
      return { epoch, head, floor, confirmed }
    },
    async read(sessionId, after, limit) {
      const tail = tails.of(sessionId)
      if (!tail || after < tail.floor) return undefined
      const start = after - tail.floor
      return tail.entries.slice(start, start + limit)
    },
    confirm(sessionId, seq) {
      const tail = tails.of(sessionId)
      if (!tail || seq <= tail.confirmed || seq > tail.head) return
      tail.confirmed = seq
      unconfirmed.add(tail)
      writes.nudge()
    },
    watch(sessionId, wake) {
      const tail = tails.of(sessionId)
      tail?.watchers.push(wake)
      return () => {
        if (tail) tail.watchers = tail.watchers.filter((watcher) => watcher !== wake)
      }
    },
  }
}

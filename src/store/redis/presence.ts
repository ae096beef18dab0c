import type { SharedPresence } from '../neighbours.ts'
import type { RedisLink } from './open-redis.ts'

const presenceKey = 'pagehand:online'
/** The TTL of an entry: visitors of a node that died count as gone after this. */
const presenceMs = 45_000
const namesAtOnce = 1_000

/** One sorted set of all who are connected, by the time until which that was said. */
export function redisPresence(redis: RedisLink, now: () => number): SharedPresence {
  return {
    async here(sessionIds) {
      const until = now() + presenceMs
      for (let start = 0; start < sessionIds.length; start += namesAtOnce) {
        const some = sessionIds.slice(start, start + namesAtOnce)
        await redis.call('ZADD', presenceKey, ...some.flatMap((id) => [until, id]))
      }
      await redis.call('ZREMRANGEBYSCORE', presenceKey, '-inf', now())
    },
    async gone(sessionId) {
      await redis.call('ZREM', presenceKey, sessionId)
    },
    async online(sessionIds) {
      if (sessionIds.length === 0) return []
      const until = (await redis.call('ZMSCORE', presenceKey, ...sessionIds)) as (string | null)[]
      return sessionIds.filter((_, place) => Number(until[place] ?? 0) > now())
    },
  }
}

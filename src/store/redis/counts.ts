import type { SharedCounts } from '../neighbours.ts'
import type { RedisLink } from './open-redis.ts'

/** Counters of rate limits, over all nodes. */
export function redisCounts(redis: RedisLink): SharedCounts {
  return {
    async take(key, windowMs) {
      const [taken, msLeft] = (await redis.run('countOne', key, windowMs)) as [number, number]
      return { taken, msLeft }
    },
    async forget(key) {
      await redis.call('DEL', `pagehand:count:${key}`)
    },
  }
}

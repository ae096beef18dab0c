import type { SharedCounts } from '#store'
import { RateLimitError, type Limiter } from '../limits/limiter.ts'

const windowMs = 60_000

/** A limit of so many requests a minute for each key, exact for all nodes together. */
export function createSharedLimiter(name: string, perMinute: number, counts: SharedCounts): Limiter {
  return {
    async take(key) {
      const { taken, msLeft } = await counts.take(`${name}:${key}`, windowMs)
      const allowance = {
        limit: perMinute,
        remaining: Math.max(0, perMinute - taken),
        resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
      }
      if (taken > perMinute) throw new RateLimitError(allowance)
      return allowance
    },
  }
}

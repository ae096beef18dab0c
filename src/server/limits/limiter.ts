import { ApiError } from '#protocol'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** What a caller may still do in this window. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
}

export interface Limiter {
  /** Counts one request. Throws `rate_limit_exceeded` when the window is used up. */
  take(key: string): Promise<Allowance>
}

export type NewCounter = (options: { name: string; points: number; seconds: number }) => RateLimiterAbstract

export const memoryCounter: NewCounter = ({ name, points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** A limit of so many requests a minute for each key, exact under any number of parallel requests. */
export function createLimiter(
  name: string,
  perMinute: number,
  newCounter: NewCounter = memoryCounter,
): Limiter {
  const counter = newCounter({ name, points: perMinute, seconds: 60 })
  const allowance = (state: RateLimiterRes): Allowance => ({
    limit: perMinute,
    remaining: Math.max(0, state.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  })
  return {
    async take(key) {
      try {
        return allowance(await counter.consume(key))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new RateLimitError(allowance(refused))
      }
    },
  }
}

/** The refusal, with what its headers say. */
export class RateLimitError extends ApiError {
  readonly allowance: Allowance

  constructor(allowance: Allowance) {
    super('rate_limit_exceeded', `Too many requests. Try again in ${allowance.resetSeconds} seconds.`, {
      retryAfterSeconds: allowance.resetSeconds,
      details: { limit: allowance.limit, retryAfterSeconds: allowance.resetSeconds },
    })
    this.allowance = allowance
  }
}

export function rateLimitHeaders({ limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  }
}

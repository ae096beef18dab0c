import { ApiError } from '#protocol'
import type { FastifyInstance } from 'fastify'

export interface NodeReadinessOptions {
  /** Fails while the node cannot save or read what it is asked to. */
  readonly probe: () => Promise<unknown>
  readonly timeoutMs?: number
}

/** Whether a balancer should send visitors to this node. */
export interface NodeReadiness {
  /** Throws `unavailable` with the reason. */
  check(): Promise<void>
  /** From now on it says no: the node is about to stop. */
  leave(): void
  readonly leaving: boolean
}

export function createNodeReadiness({ probe, timeoutMs = 2_000 }: NodeReadinessOptions): NodeReadiness {
  let leaving = false
  let asked: Promise<void> | undefined

  /** Many balancers may ask at once: they share one look. */
  function look(): Promise<void> {
    asked ??= withTimeout(probe(), timeoutMs).finally(() => (asked = undefined))
    return asked
  }

  return {
    get leaving() {
      return leaving
    },
    leave: () => void (leaving = true),
    async check() {
      if (leaving) throw notReady('This node is about to stop.')
      await look().catch(() => {
        throw notReady('This node cannot reach its store.')
      })
    },
  }
}

/** `/health` says that the process lives; `/health/ready` that it is worth sending visitors to. */
export function mountReadiness(http: FastifyInstance, readiness: NodeReadiness): void {
  http.get('/health/ready', async () => {
    await readiness.check()
    return { status: 'ready' }
  })
}

function notReady(message: string): ApiError {
  return new ApiError('unavailable', message, { retryAfterSeconds: 1 })
}

async function withTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

import { ApiError } from '#protocol'
import type { RowChange, Verdict } from '../postgres/apply-changes.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import { unavailable } from '../unavailable.ts'
import type { RowWriter } from './row-writer.ts'
import { placed, type PlacelessChange } from './session-changes.ts'

/**
 * Brings to PostgreSQL what the log in Redis says. Each change that needs rows lies beside the log until PostgreSQL
 * has it, so that another node can finish what a node that died has begun.
 */
export interface Redo {
  /** Writes a change that was just logged. False: the session is gone. */
  write(sessionId: string, change: PlacelessChange, place: LogPlace): Promise<boolean>
  /** Writes everything that PostgreSQL has not heard of. */
  finish(sessionId: string): Promise<void>
  close(): void
}

export interface LogPlace {
  readonly epoch: string
  readonly first: number
  /** Where the change before this one ended. */
  readonly after: number
}

export interface RedoOptions {
  readonly redis: RedisLink
  readonly rows: RowWriter
  readonly onWarning: (what: string, cause?: unknown) => void
}

/** How often changes that a node could not write are retried. */
const againMs = 1_000
const maxUnfinished = 10_000

export function openRedo({ redis, rows, onWarning }: RedoOptions): Redo {
  const unfinished = new Set<string>()

  const forget = (sessionId: string, seq: number) =>
    redis.call('HDEL', `pagehand:log:${sessionId}:redo`, seq).catch(() => undefined)

  async function apply(change: RowChange, seq: number): Promise<Verdict> {
    const verdict = await rows.add(change).catch((error: unknown) => {
      // A change that PostgreSQL will never accept must not block those after it.
      if (!isAway(error)) void forget(change.id, seq)
      throw error
    })
    if (verdict !== 'early') void forget(change.id, seq)
    return verdict
  }

  /** In the order of the log. What comes before the first of them is written already, or it would be among them. */
  async function finish(sessionId: string): Promise<void> {
    const answer = await redis.run('pending', sessionId)
    if (answer === 'missing') return
    const [epoch = '', ...pairs] = answer as string[]
    for (const { seq, change } of inOrder(pairs)) {
      const logged = { epoch, after: undefined, seq }
      await apply({ ...placed(sessionId, change, seq - change.events), logged }, seq).catch(
        (error: unknown) => {
          if (isAway(error)) throw error
          onWarning('PostgreSQL cannot take a change of a session; it is left out', error)
        },
      )
    }
  }

  const timer = setInterval(() => {
    for (const sessionId of unfinished)
      finish(sessionId).then(
        () => unfinished.delete(sessionId),
        () => undefined,
      )
  }, againMs)
  timer.unref()

  return {
    finish,
    async write(sessionId, change, { epoch, first, after }) {
      const seq = first + change.events - 1
      const logged = { epoch, after, seq }
      const row = { ...placed(sessionId, change, first - 1), logged }
      try {
        let verdict = await apply(row, seq)
        if (verdict === 'early') {
          await finish(sessionId)
          verdict = await apply(row, seq)
        }
        if (verdict === 'replaced' || verdict === 'early')
          throw unavailable(new Error('the log was lost in the meantime'))
        return verdict !== 'gone'
      } catch (error) {
        if (isAway(error) && unfinished.size < maxUnfinished) unfinished.add(sessionId)
        throw error
      }
    },
    close: () => clearInterval(timer),
  }
}

function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable'
}

function inOrder(pairs: readonly string[]): { seq: number; change: PlacelessChange }[] {
  const found: { seq: number; change: PlacelessChange }[] = []
  for (let index = 0; index < pairs.length; index += 2)
    found.push({ seq: Number(pairs[index]), change: JSON.parse(pairs[index + 1] ?? '{}') as PlacelessChange })
  return found.sort((one, other) => one.seq - other.seq)
}

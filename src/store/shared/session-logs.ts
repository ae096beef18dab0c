import { renewLog, type LogStart } from '../postgres/session-logs.ts'
import type { Postgres } from '../postgres/open-postgres.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import type { LogTail } from '../store.ts'

/** The logs in Redis, each begun from what PostgreSQL knows. */
export interface SessionLogs {
  begin(sessionId: string, start: LogStart): Promise<void>
  /** What Redis knows of the log. A log that Redis has lost starts over, under another epoch. */
  tail(sessionId: string): Promise<LogTail | undefined>
  /** Begins the log again, once however many ask. False: the session is gone. */
  renew(sessionId: string): Promise<boolean>
}

export interface SessionLogsOptions {
  readonly postgres: Postgres
  readonly redis: RedisLink
  readonly newEpoch: () => string
  readonly keepMs: number
}

export function sessionLogs({ postgres, redis, newEpoch, keepMs }: SessionLogsOptions): SessionLogs {
  const renewals = new Map<string, Promise<boolean>>()

  async function begin(sessionId: string, { epoch, number, base, applied, fence }: LogStart): Promise<void> {
    await redis.run('begin', keepMs, sessionId, epoch, number, base, applied, fence)
  }

  async function renewOnce(sessionId: string): Promise<boolean> {
    // The log may only seem lost: Redis was restarted, and this node does not know its new run id yet.
    if ((await redis.isReborn()) && (await known(sessionId))) return true
    const start = await renewLog(postgres, sessionId, newEpoch())
    if (start) await begin(sessionId, start)
    return start !== undefined
  }

  async function known(sessionId: string): Promise<LogTail | undefined> {
    const fields = ['life', 'epoch', 'head', 'floor', 'confirmed']
    const answer = await redis.call('HMGET', `pagehand:log:${sessionId}`, ...fields)
    const [life, epoch = '', head, floor, confirmed] = answer as string[]
    if (life !== redis.life) return undefined
    return { epoch, head: Number(head), floor: Number(floor), confirmed: Number(confirmed) }
  }

  function renew(sessionId: string): Promise<boolean> {
    let renewal = renewals.get(sessionId)
    if (!renewal) {
      renewal = renewOnce(sessionId).finally(() => renewals.delete(sessionId))
      renewals.set(sessionId, renewal)
    }
    return renewal
  }

  return {
    begin,
    renew,
    async tail(sessionId) {
      const tail = await known(sessionId)
      return tail ?? ((await renew(sessionId)) ? known(sessionId) : undefined)
    },
  }
}

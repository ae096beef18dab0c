import type { LogEntry } from '../store.ts'
import { entriesOf, type EncodedBatch } from './encoded-events.ts'
import type { RedisLink } from './open-redis.ts'

/** The logs that this node watches, with a cache of their last events: a pump seldom has to ask Redis. */
export interface WatchedLogs {
  watch(sessionId: string, wake: () => void): () => void
  /** Events were appended by this node. */
  appended(sessionId: string, epoch: string, entries: readonly LogEntry[]): void
  /** The entries after a position, if they are all in memory. */
  read(sessionId: string, after: number, limit: number, epoch: string | undefined): LogEntry[] | undefined
  /** Wakes whoever watches: the session has ended. */
  ended(sessionId: string): void
}

interface Watched {
  readonly sessionId: string
  watchers: (() => void)[]
  /** Undefined until Redis has answered: then memory knows nothing, and Redis is asked. */
  epoch: string | undefined
  /** The entries are those after this position. */
  base: number
  entries: LogEntry[]
  /** The last position that was published before Redis answered. */
  announced: number
}

/** Enough for a pump that waits for its socket a while; who is further behind asks Redis. */
const maxKept = 500
/** Nodes that watch one session: the one with its socket, and a few that had it and may be dead. */
const maxNodes = 4

export function watchedLogs(redis: RedisLink): WatchedLogs {
  const logs = new Map<string, Watched>()

  /** Commands keep their order on the one connection: whoever reads after this misses nothing. */
  function register(watched: readonly Watched[], wakes: boolean): void {
    if (watched.length === 0) return
    for (const log of watched) log.epoch = undefined
    redis.run('watch', redis.self, maxNodes, ...watched.map(({ sessionId }) => sessionId)).then(
      (answers) => {
        for (const [index, answer] of (answers as ([string, number] | '')[]).entries()) {
          const log = watched[index]
          if (!log) continue
          if (answer !== '') begin(log, answer[0], Math.max(answer[1], log.announced))
          if (wakes || answer === '') wake(log)
        }
      },
      // Redis is away: they are registered when it is back.
      () => undefined,
    )
  }

  function extend(log: Watched, epoch: string, entries: readonly LogEntry[]): void {
    const first = entries[0]?.seq ?? 0
    const last = entries.at(-1)?.seq ?? 0
    if (log.epoch === undefined) log.announced = Math.max(log.announced, last)
    else if (epoch !== log.epoch || first > headOf(log) + 1) begin(log, epoch, last)
    else for (const entry of entries) if (entry.seq > headOf(log)) log.entries.push(entry)
    if (log.entries.length > 2 * maxKept) {
      const gone = log.entries.splice(0, log.entries.length - maxKept)
      log.base += gone.length
    }
    wake(log)
  }

  redis.onMessage((channel, text) => {
    if (!channel.endsWith(redis.self)) return
    for (const [sessionId, epoch, first, events] of JSON.parse(text) as EncodedBatch[]) {
      const log = logs.get(sessionId)
      if (log && events.length > 0) extend(log, epoch, entriesOf(first, events))
      else if (log) register([log], true)
    }
  })
  redis.onConnect(() => register([...logs.values()], true))

  return {
    watch(sessionId, wake) {
      let log = logs.get(sessionId)
      if (!log) {
        log = { sessionId, watchers: [], epoch: undefined, base: 0, entries: [], announced: 0 }
        logs.set(sessionId, log)
        register([log], false)
      }
      const watched = log
      watched.watchers.push(wake)
      return () => {
        watched.watchers = watched.watchers.filter((watcher) => watcher !== wake)
        if (watched.watchers.length > 0 || logs.get(sessionId) !== watched) return
        logs.delete(sessionId)
        redis.run('unwatch', redis.self, sessionId).catch(() => undefined)
      }
    },
    appended(sessionId, epoch, entries) {
      const log = logs.get(sessionId)
      if (log) extend(log, epoch, entries)
    },
    read(sessionId, after, limit, epoch) {
      const log = logs.get(sessionId)
      if (!log || !redis.isSubscribed || log.epoch === undefined) return undefined
      if (after < log.base || after > headOf(log) || (epoch ?? log.epoch) !== log.epoch) return undefined
      return log.entries.slice(after - log.base, after - log.base + limit)
    },
    ended(sessionId) {
      const log = logs.get(sessionId)
      if (!log) return
      log.epoch = undefined
      wake(log)
    },
  }
}

/** Memory knows the log from this position on. */
function begin(log: Watched, epoch: string, position: number): void {
  Object.assign(log, { epoch, base: position, entries: [], announced: 0 })
}

function headOf({ base, entries }: Watched): number {
  return base + entries.length
}

function wake({ watchers }: Watched): void {
  for (const each of watchers) each()
}

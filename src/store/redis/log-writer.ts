import type { LoggedEvent } from '#protocol'
import { encodeEvent, entriesFrom } from '../log-entry.ts'
import { unavailable } from '../unavailable.ts'
import type { RedisLink } from './open-redis.ts'
import type { WatchedLogs } from './watched-logs.ts'

export interface Append {
  readonly sessionId: string
  readonly fence: number | undefined
  readonly events: readonly LoggedEvent[]
  /** What PostgreSQL must hear of; kept with the log until it has. */
  readonly redo: string | undefined
}

/** Where the events stand. `after`: where the redo before this one ended. */
export interface Appended {
  readonly epoch: string
  readonly first: number
  readonly after: number
}

/** Appends of all sessions that arrive together travel together. */
export interface LogWriter {
  add(append: Append): Promise<Appended | 'missing' | 'fenced'>
  close(): Promise<void>
}

interface Part extends Omit<Append, 'events'> {
  readonly events: readonly string[]
  readonly resolve: (answer: Appended | 'missing' | 'fenced') => void
  readonly reject: (reason: unknown) => void
}

/** The throttle: under load a batch at most this often; a single append does not wait. */
const intervalMs = 4
/** The size of a batch: Redis is blocked while it appends one. */
const maxTogether = 500
/** The bound of the queue; beyond, callers are refused at once. */
const maxWaiting = 20_000

export interface LogWriterOptions {
  readonly redis: RedisLink
  readonly watched: WatchedLogs
  readonly keepMs: number
  readonly maxEntries: number
}

export function logWriter({ redis, watched, keepMs, maxEntries }: LogWriterOptions): LogWriter {
  let waiting: Part[] = []
  const sent = new Set<Promise<void>>()
  let open = 0
  let timer: NodeJS.Timeout | undefined
  let scheduled: NodeJS.Immediate | undefined
  let last = -Infinity

  function schedule(): void {
    if (timer || scheduled) return
    const wait = last + intervalMs - performance.now()
    if (wait > 0) timer = setTimeout(flush, wait)
    else scheduled = setImmediate(flush)
  }

  function flush(): void {
    clearTimeout(timer)
    clearImmediate(scheduled)
    timer = scheduled = undefined
    last = performance.now()
    const parts = waiting
    waiting = []
    for (let from = 0; from < parts.length; from += maxTogether) send(parts.slice(from, from + maxTogether))
  }

  function send(parts: readonly Part[]): void {
    const batches = together(parts)
    const values = batches.flatMap((batch): (string | number)[] => [
      batch[0]?.sessionId ?? '',
      batch[0]?.fence ?? '',
      batch.reduce((sum, { events }) => sum + events.length, 0),
      `[${batch.flatMap(({ events }) => events).join(',')}]`,
      batch[0]?.redo ?? '',
    ])
    const answered = redis
      .run('append', redis.self, keepMs, maxEntries, ...values)
      .then((answers) => {
        for (const [index, batch] of batches.entries())
          settle(batch, (answers as ([string, number, number] | 'missing' | 'fenced')[])[index] ?? 'missing')
      })
      .catch((error: unknown) => parts.forEach((part) => part.reject(error)))
      .finally(() => {
        open -= parts.length
        sent.delete(answered)
      })
    sent.add(answered)
  }

  function settle(batch: readonly Part[], answer: [string, number, number] | 'missing' | 'fenced'): void {
    if (typeof answer === 'string') return batch.forEach((part) => part.resolve(answer))
    const [epoch, begin, after] = answer
    let first = begin
    for (const part of batch) {
      watched.appended(part.sessionId, epoch, entriesFrom(first, part.events))
      part.resolve({ epoch, first, after })
      first += part.events.length
    }
  }

  return {
    add: ({ sessionId, fence, events, redo }) =>
      new Promise((resolve, reject) => {
        if (open >= maxWaiting) return reject(unavailable(new Error('too much waits for Redis')))
        open += 1
        waiting.push({ sessionId, fence, events: events.map(encodeEvent), redo, resolve, reject })
        schedule()
      }),
    async close() {
      flush()
      await Promise.all(sent)
    },
  }
}

/** Neighbouring parts of one session become one entry of its stream, unless PostgreSQL must hear of them. */
function together(parts: readonly Part[]): Part[][] {
  const batches: Part[][] = []
  const latest = new Map<string, Part[]>()
  for (const part of parts) {
    const batch = latest.get(part.sessionId)
    const joins = batch?.[0]?.fence === part.fence && (batch?.[0]?.redo ?? part.redo) === undefined
    if (batch && joins) batch.push(part)
    else {
      const fresh = [part]
      batches.push(fresh)
      latest.set(part.sessionId, fresh)
    }
  }
  return batches
}

import { uptime } from 'node:os'
import type { Batch } from './batch.ts'
import { column } from '../file/column.ts'
import type { Connection } from '../file/open-database.ts'

/**
 * Knows whether the machine may have lost the newest words of answers, which are sent before they are on disk.
 * Only a power cut or a crash of the machine itself takes them. Then positions of the log could be given out twice, so
 * every log gets a new epoch: clients see the conversation restored instead of a stream with a hole in it.
 */
export interface RebootGuard {
  /** Words have been sent, or are about to be, that only this run of the machine vouches for. */
  readonly isMarked: boolean
  /** Says so in this transaction. */
  mark(batch: Batch): void
  /** Everything is on disk. */
  unmark(): void
}

/** The clock may be set in between; a machine that starts takes longer than this. */
const toleranceMs = 10_000
const saveStart = `insert or replace into counters values ('booted', ?)`

export interface RebootGuardOptions {
  readonly connection: Connection
  readonly newEpoch: () => string
  readonly bootedAt?: number | undefined
}

export function openRebootGuard({
  connection,
  newEpoch,
  bootedAt = machineStart(),
}: RebootGuardOptions): RebootGuard {
  const save = connection.prepare(saveStart)
  const remove = connection.prepare(`delete from counters where name = 'booted'`)
  const before = column<number>(connection, `select value from counters where name = 'booted'`).first()
  let isMarked = false

  if (before !== undefined && Math.abs(before - bootedAt) > toleranceMs) {
    connection.transaction(() => {
      connection.prepare('update sessions set epoch = ? where evicted_at is null').run(newEpoch())
      remove.run()
    })()
  }

  return {
    get isMarked() {
      return isMarked
    },
    mark(batch) {
      save.run(bootedAt)
      batch.afterCommit(() => void (isMarked = true))
    },
    unmark() {
      if (isMarked) remove.run()
      isMarked = false
    },
  }
}

/** For a file whose newest words are known to be missing. */
export function markAsLost(connection: Connection): void {
  connection.prepare(saveStart).run(0)
}

function machineStart(): number {
  return Math.round(Date.now() - uptime() * 1_000)
}

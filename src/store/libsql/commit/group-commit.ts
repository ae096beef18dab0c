import { ApiError } from '#protocol'
import type { Batch } from './batch.ts'
import type { Disk } from './disk.ts'
import type { Connection } from '../file/open-database.ts'
import type { RebootGuard } from './reboot-guard.ts'
import { openReceipts } from './receipts.ts'
import type { WriteReport } from './report-writes.ts'
import { afterwards, writePace, type Later } from './write-pace.ts'

/** Puts changes of all sessions that arrive together into one transaction. */
export interface GroupCommit {
  /** `stage` runs inside the next transaction; the promise settles when that is on disk, or is not. */
  add<Result>(stage: (batch: Batch) => Result): Promise<Result>
  /** The same for words of an answer. They survive a crash of this process once committed, so there is no waiting for the disk. */
  speak<Result>(stage: (batch: Batch) => Result): Promise<Result>
  /** The same for a stage that runs statements of its own: if it throws, they are taken back and nothing else is. */
  change<Result>(stage: () => Result): Promise<Result>
  /** Sees to it that a transaction comes soon, for what can wait a little. */
  nudge(): void
  /** Writes what is waiting. */
  flush(): void
  close(): void
}

interface Waiting {
  readonly lasts: boolean
  readonly stage: (batch: Batch) => unknown
  readonly answer: Answer
}

/** What is left of a change once it was staged: the disk is waited for without the pages it brought. */
interface Answer {
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: unknown) => void
  result: unknown
  failed: boolean
}

export interface GroupCommitOptions {
  readonly connection: Connection
  readonly disk: Disk
  readonly rebootGuard: RebootGuard
  readonly openBatch: () => Batch
  readonly report?: WriteReport
  readonly clock?: () => number
  readonly later?: Later
}

export function groupCommit(options: GroupCommitOptions): GroupCommit {
  const {
    connection,
    disk,
    rebootGuard,
    openBatch,
    report,
    clock = () => performance.now(),
    later = afterwards,
  } = options
  const receipts = openReceipts(disk)
  let waiting: Waiting[] = []
  let closed = false
  const pace = writePace({ write: flush, isWaiting: () => waiting.length > 0, clock, later })

  function flush() {
    pace.begin()
    const group = waiting
    waiting = []
    const batch = openBatch()
    if (group.length === 0 && batch.empty()) return
    const answers = group.map((change) => change.answer)
    const written = transact(group, batch)
    pace.wrote(batch.sessions())
    if (!written) return settle(answers)
    const lasts = group.some((change) => change.lasts)
    receipts.add({ lasts, tell: (fault) => tell(answers, batch, fault) })
  }

  /** After a failed fsync the commit may still be there: callers are told to retry, and find it. */
  function tell(answers: readonly Answer[], batch: Batch, fault: unknown): void {
    batch.show()
    if (fault === undefined) report?.worked()
    else failAll(answers, fault)
    settle(answers)
  }

  function settle(answers: readonly Answer[]): void {
    for (const { failed, result, resolve, reject } of answers) {
      if (failed) reject(result)
      else resolve(result)
    }
  }

  function failAll(answers: readonly Answer[], fault: unknown): void {
    report?.failed(fault)
    const reason = unavailable(fault)
    for (const answer of answers) Object.assign(answer, { failed: true, result: reason })
  }

  function transact(group: readonly Waiting[], batch: Batch): boolean {
    try {
      connection.exec('begin immediate')
      for (const change of group) stageOne(change, batch)
      batch.settle()
      connection.exec('commit')
    } catch (error) {
      if (connection.inTransaction) connection.exec('rollback')
      batch.fail()
      failAll(
        group.map((change) => change.answer),
        error,
      )
      return false
    }
    batch.succeed()
    return true
  }

  function stageOne({ stage, answer }: Waiting, batch: Batch): void {
    try {
      answer.result = stage(batch)
    } catch (error) {
      // A broken transaction fails them all; a change that cannot be staged fails alone.
      if (!connection.inTransaction) throw error
      answer.failed = true
      answer.result = error
    }
  }

  function enqueue<Result>(lasts: boolean, stage: (batch: Batch) => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(unavailable(new Error('The store is closed.')))
      const answer: Answer = {
        resolve: resolve as Answer['resolve'],
        reject,
        result: undefined,
        failed: false,
      }
      waiting.push({ lasts, stage, answer })
      pace.due()
    })
  }

  const add = <Result>(stage: (batch: Batch) => Result) => enqueue(true, stage)

  return {
    add,
    speak(stage) {
      if (rebootGuard.isMarked) return enqueue(false, stage)
      return add((batch) => {
        rebootGuard.mark(batch)
        return stage(batch)
      })
    },
    change: (stage) =>
      add((batch) => {
        batch.settle()
        connection.exec('savepoint change')
        try {
          const result = stage()
          connection.exec('release change')
          return result
        } catch (error) {
          if (connection.inTransaction) connection.exec('rollback to change; release change')
          throw error
        }
      }),
    nudge() {
      if (!closed) pace.soon()
    },
    flush,
    close() {
      flush()
      closed = true
      receipts.close()
      rebootGuard.unmark()
      disk.close()
    },
  }
}

/** Tells the caller to retry; the reason, for the operator, is the cause. */
function unavailable(cause: unknown): ApiError {
  const error = new ApiError('unavailable', 'The server cannot save anything right now. Try again shortly.', {
    retryAfterSeconds: 5,
  })
  error.cause = cause
  return error
}

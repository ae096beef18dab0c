import type { AdminStore } from '#store'
import type { Logger } from '../../logger.ts'

export interface RetentionSweepOptions {
  readonly admin: Pick<AdminStore, 'transcripts' | 'provider'>
  readonly eraseSession: (sessionId: string) => Promise<unknown>
  readonly logger: Logger
  readonly everyMs?: number
}

const atOnce = 200

/** Deletes in the background what has outlived its time, and keeps the index of transcripts from falling behind. */
export function startRetentionSweep({
  admin,
  eraseSession,
  logger,
  everyMs = 30_000,
}: RetentionSweepOptions) {
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const timer = setInterval(() => void sweep(), everyMs)
  timer.unref()
  return {
    sweep,
    async stop(): Promise<void> {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }

  function sweep(): Promise<void> {
    running ??= run()
      .catch((fault: unknown) =>
        logger.warn({ err: fault }, 'old transcripts could not be swept; it will be tried again'),
      )
      .finally(() => void (running = undefined))
    return running
  }

  async function run(): Promise<void> {
    await admin.transcripts.catchUp()
    await admin.provider.sweepRecords()
    let due = await admin.transcripts.due(atOnce)
    while (due.length > 0 && !stopping.signal.aborted) {
      await Promise.all(due.map((id) => eraseSession(id)))
      due = await admin.transcripts.due(atOnce)
    }
  }
}

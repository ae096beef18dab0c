export interface BackgroundJobsOptions {
  /** Looks for what is to be done and hands it to `run`. Called at the start, then at this interval. */
  readonly look: () => void | Promise<void>
  readonly everyMs: number
  /** One job after the other, in the order in which they came. Otherwise all run at the same time. */
  readonly oneByOne?: boolean
  /** Told of faults, except those of jobs that `stop` has aborted. */
  readonly onJobFault: (fault: unknown) => void
  readonly onLookFault?: (fault: unknown) => void
}

export interface BackgroundJobs {
  /** Aborted by `stop`. */
  readonly signal: AbortSignal
  /** Runs a job, unless one of this name runs or waits here already. */
  run(name: string, job: () => Promise<void>): void
  /** Resolves when no job runs. */
  idle(): Promise<void>
  start(): void
  /** Aborts the jobs and waits for their end. */
  stop(): Promise<void>
}

/** A polling loop for work that outlives requests: jobs that are due, each at most once at a time. */
export function createBackgroundJobs(options: BackgroundJobsOptions): BackgroundJobs {
  const { look, everyMs, oneByOne = false, onJobFault, onLookFault = onJobFault } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const lookNow = () => void (async () => look())().catch(onLookFault)

  return {
    signal,
    run(name, job) {
      if (signal.aborted || running.has(name)) return
      const begun = oneByOne ? last.then(() => (signal.aborted ? undefined : job())) : job()
      last = begun
        .catch((fault: unknown) => {
          if (!signal.aborted) onJobFault(fault)
        })
        .finally(() => running.delete(name))
      running.set(name, last)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
    start() {
      lookNow()
      timer = setInterval(lookNow, everyMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}

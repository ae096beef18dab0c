/** The pauses before a call is tried again: nothing else is under way then, so they pass at once. */
const pauses = new Set([400, 800, 1_600, 3_200, 6_400, 12_800, 25_600])

/** A clock that stands still until a test moves it. */
export function createClock() {
  let time = Date.UTC(2026, 10, 15, 9, 0)
  const timers = new Set<{ at: number; fire: () => void }>()
  return {
    now: () => time,
    delay: (ms: number, signal: AbortSignal): Promise<void> => {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      if (pauses.has(ms)) {
        time += ms
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const timer = { at: time + ms, fire: resolve }
        timers.add(timer)
        signal.addEventListener('abort', () => {
          timers.delete(timer)
          reject(signal.reason as Error)
        })
      })
    },
    /** Lets time pass; whatever is due happens, the earliest first. */
    pass(ms: number): void {
      const until = time + ms
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at > until) continue
        time = Math.max(time, timer.at)
        timers.delete(timer)
        timer.fire()
      }
      time = until
    },
  }
}

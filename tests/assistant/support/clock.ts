/** A clock that stands still until a test moves it. Short waits, such as pauses before a retry, pass at once. */
export function createClock(shortMs = 14_000) {
  let time = Date.UTC(2026, 10, 15, 9, 0)
  const timers = new Set<{ at: number; fire: () => void }>()
  return {
    now: () => time,
    delay: (ms: number, signal: AbortSignal): Promise<void> => {
      if (ms <= shortMs) {
        time += Math.max(0, ms)
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

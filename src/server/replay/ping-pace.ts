/** How soon a written cursor is worth a ping. */
export interface PingPace {
  wrote(events: number): void
  delayMs(transport: string): number
}

const quickMs = 250
/** A ping costs polling a whole request. */
const pollingMs = 1_000
/** Under load pings would crowd out the events they confirm. */
const busyMs = 3_000
const busyEventsPerSecond = 500

export function openPingPace(clock: () => number = () => performance.now()): PingPace {
  let since = clock()
  let events = 0
  let busy = false
  return {
    wrote(count) {
      events += count
      const elapsed = clock() - since
      if (elapsed < 1_000 && events <= busyEventsPerSecond) return
      busy = events > busyEventsPerSecond && elapsed < 2_000
      since = clock()
      events = 0
    },
    delayMs(transport) {
      if (busy) return busyMs
      return transport === 'polling' ? pollingMs : quickMs
    },
  }
}

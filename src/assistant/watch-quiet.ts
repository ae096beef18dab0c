import { setTimeout as sleep } from 'node:timers/promises'

export interface QuietOptions {
  readonly limitMs: number
  /** By default a clock that never jumps. */
  readonly now?: () => number
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<void>
  readonly onQuiet: () => void
}

/** Calls back once when nothing was heard for the limit. One timer sleeps, however often something is heard. */
export function watchQuiet(options: QuietOptions) {
  const { limitMs, now = () => performance.now(), delay = wait, onQuiet } = options
  const over = new AbortController()
  let heardAt = now()

  async function watch(): Promise<void> {
    for (let left = limitMs; left > 0; left = heardAt + limitMs - now()) {
      await delay(left, over.signal)
      if (over.signal.aborted) return
    }
    onQuiet()
  }
  // The delay of a watch that was told to stop may reject; there is nobody left to hear it.
  watch().catch(() => undefined)

  return {
    heard: () => void (heardAt = now()),
    stop: () => over.abort(),
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal })
}

import { delay as defaultDelay } from './delay.ts'

export interface QuietOptions {
  readonly limitMs: number
  /** By default a clock that never jumps. */
  readonly now?: () => number
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<void>
  readonly onQuiet: () => void
}

/** Calls back once when nothing happened for the limit. One timer sleeps, however often something happens. */
export function watchQuiet(options: QuietOptions) {
  const { limitMs, now = () => performance.now(), delay = defaultDelay, onQuiet } = options
  const over = new AbortController()
  let activeAt = now()

  async function watch(): Promise<void> {
    for (let left = limitMs; left > 0; left = activeAt + limitMs - now()) {
      await delay(left, over.signal)
      if (over.signal.aborted) return
    }
    onQuiet()
  }
  // The delay of a watch that was told to stop may reject; nobody waits for it any more.
  watch().catch(() => undefined)

  return {
    active: () => void (activeAt = now()),
    // With a reason of its own: to make an error for it, and its stack, costs more than the watch.
    stop: () => over.abort('over'),
  }
}

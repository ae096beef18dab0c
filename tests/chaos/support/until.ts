import { setTimeout as delay } from 'node:timers/promises'

/** Waits for something that another party makes true; tells whether it came true in time. */
export async function until(isTrue: () => boolean, maxMs: number): Promise<boolean> {
  const deadline = performance.now() + maxMs
  while (!isTrue()) {
    if (performance.now() > deadline) return false
    await delay(10)
  }
  return true
}

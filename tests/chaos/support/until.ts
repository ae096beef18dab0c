import { setTimeout as delay } from 'node:timers/promises'

/** Waits for something that another party makes true; tells whether it came true in time. */
export async function until(isTrue: () => boolean, mostMs: number): Promise<boolean> {
  const deadline = performance.now() + mostMs
  while (!isTrue()) {
    if (performance.now() > deadline) return false
    await delay(10)
  }
  return true
}

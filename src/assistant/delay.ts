import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, unless the signal ends it. Keeps no process alive by itself. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false })
}

import { ApiError } from '#protocol'
import { setTimeout as delay } from 'node:timers/promises'

const pausesMs = [500, 1_000, 2_000, 4_000]

/** Tries again what a busy database refused: a moment of its must not end a node's start. */
export async function retryBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (fault) {
      if (!(fault instanceof ApiError) || fault.code !== 'unavailable') throw fault
      await delay(pause)
    }
  }
  return work()
}

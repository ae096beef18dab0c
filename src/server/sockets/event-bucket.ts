export interface EventBucketOptions {
  readonly perSecond: number
  readonly burst: number
  readonly now?: () => number
}

/** Counts the events of one socket: so many a second, with some to spare for a burst. */
export function createEventBucket({ perSecond, burst, now = () => performance.now() }: EventBucketOptions) {
  let tokens = burst
  let at = now()
  return {
    /** False: this event is one too many. */
    take(): boolean {
      const time = now()
      tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond)
      at = time
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

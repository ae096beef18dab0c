export interface Verdict {
  readonly lost: number
  readonly doubled: number
  readonly disorder: number
}

/** Compares what was delivered with the numbers from 0 to `count` − 1. */
export function judge(got: readonly number[], count: number): Verdict {
  const seen = new Set(got)
  const first = [...seen]
  return {
    lost: count - seen.size,
    doubled: got.length - seen.size,
    disorder: first.filter((index, place) => index < (first[place - 1] ?? -1)).length,
  }
}

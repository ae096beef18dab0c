/**
 * Where a page load takes the event stream up again. While something is unfinished (an open stream, a running
 * plan, an unanswered question) that is before its first event, so that the new page sees it whole.
 */
export interface ResumePoint {
  /** The offset of the last handled event: what a reconnect in this page tells. */
  readonly last: string | undefined
  handled(offset: string): void
  /** Something began with the event at this offset. */
  hold(what: string, offset: string | undefined): void
  release(what: string): void
  releaseAll(): void
}

export function resumePoint(options: {
  offset: string | undefined
  save: (offset: string | undefined) => void
}): ResumePoint {
  const held = new Map<string, string>()
  let last = options.offset
  const save = () => options.save(held.values().next().value ?? last)
  return {
    get last() {
      return last
    },
    handled(offset) {
      last = offset
      save()
    },
    hold(what, offset) {
      if (offset !== undefined && !held.has(what)) held.set(what, before(offset))
    },
    release(what) {
      if (held.delete(what)) save()
    },
    releaseAll() {
      held.clear()
      save()
    },
  }
}

/** `epoch.seq` of the event before. */
function before(offset: string): string {
  const [epoch, seq] = offset.split('.')
  return `${epoch}.${Number(seq) - 1}`
}

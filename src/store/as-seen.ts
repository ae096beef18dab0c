import type { HistoryEntry } from '#protocol'
import type { StoredEntry } from './store.ts'

/** Puts entries into the order the visitor saw: a reply stands where it began, though it ended after a later message. */
export function asSeen(entries: readonly StoredEntry[]): StoredEntry[] {
  return entries.toSorted((one, other) => (one.began ?? one.seq) - (other.began ?? other.seq))
}

/** A stored entry as the interface shows it: its place in the log is ours to know. */
export function shownEntry({ role, content, at, streamId, block }: StoredEntry): HistoryEntry {
  return {
    role,
    content,
    ...(at !== undefined && { at }),
    ...(streamId !== undefined && { streamId }),
    ...(block && { block }),
  }
}

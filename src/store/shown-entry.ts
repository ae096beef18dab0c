import type { HistoryEntry } from '#protocol'
import type { StoredEntry } from './store.ts'

/** A stored entry as the interface shows it: its place in the log is ours to know. */
export function shownEntry({ role, content, at, streamId, block, sources }: StoredEntry): HistoryEntry {
  return {
    role,
    content,
    ...(at !== undefined && { at }),
    ...(streamId !== undefined && { streamId }),
    ...(block && { block }),
    ...(sources && { sources }),
  }
}

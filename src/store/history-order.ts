import type { StoredEntry } from './store.ts'

/** Puts entries into the order the visitor saw: a reply stands where it began, though it ended after a later message. */
export function inHistoryOrder(entries: StoredEntry[]): StoredEntry[] {
  // Nearly always they are in order: every turn reads its history, and looking costs less than sorting.
  for (let index = 1; index < entries.length; index++)
    if (placeOf(entries[index - 1]) > placeOf(entries[index]))
      return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
  return entries
}

function placeOf(entry: StoredEntry | undefined): number {
  return entry?.began ?? entry?.seq ?? 0
}

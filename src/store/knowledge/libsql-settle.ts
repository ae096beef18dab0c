import { rowsOf, runSql, type Work } from '../statements/work.ts'

const indexes = ['search_passages', 'search_terms', 'search_phrasings']
/** Every term of a question is looked up in each part of an index: more than these are made one. */
const maxParts = 3
/** So much is rewritten at once that a visitor's message waits a few milliseconds at most. */
const pagesAtOnce = 24

/** FTS5 writes every change to a part of its own. Makes the parts one, a piece at a time; returns whether there is more. */
export function* settleIndexes(isFirst: boolean): Work<boolean> {
  let isMore = false
  for (const index of indexes) {
    // Less than nothing tells FTS5 to begin with all parts, however few there are of one size.
    const pages = isFirst && (yield* partsOf(index)) > maxParts ? -pagesAtOnce : pagesAtOnce
    const before = yield* changes()
    yield* runSql(`insert into ${index} (${index}, rank) values ('merge', ?)`, pages)
    // The command is a change by itself.
    isMore ||= (yield* changes()) > before + 1
  }
  return isMore
}

function* partsOf(index: string): Work<number> {
  const [row] = yield* rowsOf<{ parts: number }>(`select count(distinct segid) as parts from ${index}_idx`)
  return row?.parts ?? 0
}

function* changes(): Work<number> {
  const [row] = yield* rowsOf<{ changes: number }>('select total_changes() as changes')
  return row?.changes ?? 0
}

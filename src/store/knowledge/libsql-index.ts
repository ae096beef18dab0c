import { rowsOf, type Work } from '../statements/work.ts'

/** The keys of all rows of an index that meet each of the expressions. */
export function* holding(index: string, expressions: readonly string[]): Work<number[][]> {
  // One row for all: each costs more than what it holds.
  const [row] = yield* rowsOf<{ held: string }>(
    `select json_group_array(json((select json_group_array(rowid) from ${index} where ${index} match listed.value)))
      as held from json_each(?) listed`,
    JSON.stringify(expressions),
  )
  return JSON.parse(row?.held ?? '[]') as number[][]
}

/** Those that are told most of, and behind them ever larger pieces of the others: put in order only when wanted. */
export function* mostFirst(
  told: ReadonlyMap<number, number>,
  first: number,
): Generator<readonly number[], undefined> {
  yield most(told, first)
  if (told.size <= first) return undefined
  const sorted = most(told, told.size)
  for (let [from, size] = [first, first * 2]; from < sorted.length; from += size, size *= 2)
    yield sorted.slice(from, from + size)
  return undefined
}

/** Of thousands a few are wanted: to put all in order would take longer than to find them. */
function most(told: ReadonlyMap<number, number>, limit: number): number[] {
  if (limit >= told.size)
    return [...told.keys()].sort((one, other) => told.get(other)! - told.get(one)! || one - other)
  const keys: number[] = []
  const values: number[] = []
  told.forEach((much, key) => {
    if (
      keys.length === limit &&
      much <= values[limit - 1]! &&
      (much < values[limit - 1]! || key > keys[limit - 1]!)
    )
      return
    let at = Math.min(keys.length, limit - 1)
    while (at > 0 && (values[at - 1]! < much || (values[at - 1] === much && keys[at - 1]! > key))) {
      keys[at] = keys[at - 1]!
      values[at] = values[at - 1]!
      at -= 1
    }
    keys[at] = key
    values[at] = much
  })
  return keys
}

/** Adds up what each of many lists of keys is worth, in whole numbers: those need no room of their own. */
export function addUp(
  lists: readonly (readonly number[])[],
  worth: (place: number) => number,
): Map<number, number> {
  const told = new Map<number, number>()
  for (let place = 0; place < lists.length; place++) {
    const much = Math.round(wholeShare * worth(place))
    for (const key of lists[place]!) told.set(key, (told.get(key) ?? 0) + much)
  }
  return told
}
const wholeShare = 10_000

/** A term as an expression of FTS5. */
export function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

export function hexOf(siteId: string): string {
  return Buffer.from(siteId).toString('hex').toUpperCase()
}

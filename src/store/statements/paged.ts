import { ApiError } from '#protocol'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Paged, Paging } from '../paging.ts'

export interface PageOrder {
  /** The columns of a number and of what breaks its ties, as in the cursor. */
  readonly by: readonly [at: string, id: string]
  readonly direction: 'asc' | 'desc'
}

/** Keyset paging: the rows after the cursor, one more than was asked for. */
export function rowsAfter<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { cursor, limit }: Paging,
  { by, direction }: PageOrder,
): SelectQueryBuilder<Database, Table, Row> {
  const [at, id] = [sql.ref(by[0]), sql.ref(by[1])]
  const after = readCursor(cursor)
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  const rest = after ? query.where(sql<boolean>`(${at}, ${id}) ${beyond} (${after.at}, ${after.id})`) : query
  return rest
    .orderBy(at, direction)
    .orderBy(id, direction)
    .limit(limit + 1)
}

/** Makes a page of one row more than was asked for: the surplus row says that there is another page. */
export function paged<Row, Item>(
  rows: readonly Row[],
  limit: number,
  itemOf: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Paged<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(itemOf),
    next: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  }
}

/** A cursor is a number and what breaks its ties, joined by a dot. */
export function readCursor(cursor: string | undefined): { at: number; id: string } | undefined {
  if (cursor === undefined) return undefined
  const [, at, id] = /^(\d{1,16})\.(.{1,100})$/.exec(cursor) ?? []
  if (at === undefined || id === undefined)
    throw new ApiError(
      'invalid_message',
      'The cursor is none of ours: hand back the `next` of the page before.',
    )
  return { at: Number(at), id }
}

export function writeCursor(at: number, id: string | number): string {
  return `${at}.${id}`
}

import { ApiError } from '#protocol'
import type { Paged } from '../paging.ts'

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

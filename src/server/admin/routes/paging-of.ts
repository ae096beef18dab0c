import type { Paging } from '#store'

const usual = 50

/** Reads the paging part of a query. */
export function pagingOf({ cursor, limit }: { cursor?: string; limit?: string }): Paging {
  return { limit: limit === undefined ? usual : Number(limit), ...(cursor !== undefined && { cursor }) }
}

import { ApiError } from '#protocol'

/** The ETag of a revision. */
export function etagOf(revision: number): string {
  return `"${revision}"`
}

/** The revision an If-Match header insists on. Undefined: on none. */
export function matchOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, revision] = /^\s*(?:W\/)?"(\d{1,12})"\s*$/.exec(header) ?? []
  if (revision === undefined)
    throw new ApiError('precondition_failed', 'If-Match must be the ETag of the configuration you have read.')
  return Number(revision)
}

import type { PageContext } from '#protocol'
import type { PageRecord, Thing } from '../page-view.ts'
import { viewOf } from '../view-of.ts'

/** The row, card or list item that a thing stands in. */
export function recordOf({ record }: Thing, page: PageContext): PageRecord | undefined {
  return record === undefined ? undefined : viewOf(page).records[record]
}

import { recordOf } from './choose.ts'
import type { Entry } from '../reading/entry.ts'
import type { Leaf } from './leaves.ts'

/** What was left out of an outline in one place. */
export interface LeftOut {
  readonly container: Entry | undefined
  readonly text: string
}

/** Gathers leaves that are left out one after the other, and tells how many of what they were. */
export function createLeftOut(isTold: (entry: Entry) => boolean): {
  note(leaf: Leaf): void
  take(): LeftOut | undefined
} {
  let leaves = 0
  let loose = false
  let records = new Set<Entry>()
  let container: Entry | undefined

  function told(entry: Entry | undefined): Entry | undefined {
    let at = entry
    while (at && !isTold(at)) at = at.parent
    return at
  }

  return {
    note({ entry, runs }) {
      const record = recordOf(entry)
      const around = told(record ? record.parent : runs.length > 0 ? entry : entry.parent)
      if (leaves === 0) container = around
      else while (container && !holds(container, entry)) container = told(container.parent)
      leaves += 1
      if (record) records.add(record)
      if (!record || around !== container) loose = true
    },
    take() {
      if (leaves === 0) return undefined
      const count = loose ? leaves : records.size
      const unit = loose ? 'line' : container?.part === 'table' ? 'row' : 'item'
      const gap = { container, text: `… ${count} more ${unit}${count === 1 ? '' : 's'}` }
      leaves = 0
      loose = false
      records = new Set()
      container = undefined
      return gap
    },
  }
}

/** Whether an entry stands in another, or is it. */
export function holds(outer: Entry, { order }: Entry): boolean {
  return outer.order <= order && order <= outer.end
}

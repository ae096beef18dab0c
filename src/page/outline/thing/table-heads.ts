import { cut } from '#protocol'
import { attributeOf } from '../../dom/own-members.ts'
import { remembering } from '../../dom/sight.ts'
import type { Entry } from '../../reading/entry.ts'
import { withoutGlyphs } from '../../words/without-glyphs.ts'

/** Tells what stands at the head of a cell's column. */
export type ColumnOf = (cell: Entry | undefined) => string | undefined

const headCharacters = 40

export function createColumnOf(nameOf: (element: Element) => string): ColumnOf {
  // Counted on from the cell before: to count all for each would cost as much as the row has columns.
  const countBefore: (cell: Element) => number = remembering((cell: Element) => {
    const before = cell.previousElementSibling
    return before ? countBefore(before) + ((before as HTMLTableCellElement).colSpan || 1) : 0
  })
  /** Which column a cell stands in, counted from 0. */
  const placeOf = (cell: Element) => {
    const index = Number(attributeOf(cell, 'aria-colindex'))
    return index > 0 ? index - 1 : countBefore(cell)
  }
  const headsOf = remembering((table: Element) => columnHeads(table, nameOf, placeOf))
  return (cell) => {
    let table = cell?.parent
    while (table && table.part !== 'table') table = table.parent
    return (cell && table && headsOf(table.element)[placeOf(cell.element)]) || undefined
  }
}

/** The heads of a table's columns, in their order; none where the first row is like every other. */
function columnHeads(
  table: Element,
  nameOf: (element: Element) => string,
  placeOf: (cell: Element) => number,
): readonly string[] {
  const row =
    table.localName === 'table'
      ? ((table as HTMLTableElement).tHead?.rows[0] ?? (table as HTMLTableElement).rows[0])
      : undefined
  const cells = row
    ? Array.from(row.cells).filter(
        (cell) => row.parentElement?.localName === 'thead' || cell.localName === 'th',
      )
    : Array.from(table.querySelectorAll('[role=columnheader]'))
  if (row && cells.length < row.cells.length) return []
  const heads: string[] = []
  for (const cell of cells) heads[placeOf(cell)] = cut(withoutGlyphs(nameOf(cell)), headCharacters)
  return heads
}

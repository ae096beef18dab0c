import type { ViewLine } from './page-view.ts'
import { textIn } from './text-in.ts'

/** The heads of a table that a line stands under. */
export interface Heads {
  readonly row: string | undefined
  readonly column: string | undefined
}

const none: Heads = { row: undefined, column: undefined }
const cells = new Set(['cell', 'columnheader', 'rowheader'])

/** Whether a line is one of the cells of a row. */
export function isCell({ kind }: ViewLine): boolean {
  return cells.has(kind)
}

/** Tells of every line which row and which column of its table it belongs to. */
export function headsOf(lines: readonly ViewLine[]): (line: number) => Heads {
  const byCell = new Map<number, Heads>()
  for (const table of lines) if (table.kind === 'table') readTable(table, lines, byCell)
  return (index) => {
    for (let at = lines[index]; at; at = lines[at.parent]) if (isCell(at)) return byCell.get(at.index) ?? none
    return none
  }
}

function readTable(table: ViewLine, lines: readonly ViewLine[], byCell: Map<number, Heads>): void {
  let columns: readonly string[] = []
  for (const row of rowsOf(table, lines)) {
    const isHead = row.length > 1 && row.every(({ kind }) => kind === 'columnheader')
    if (isHead) columns = row.map((cell) => textIn(cell, lines))
    const first = isHead ? undefined : (row.find(({ kind }) => kind === 'rowheader') ?? row[0])
    const head = first && row.length > 1 ? textIn(first, lines) : undefined
    for (const [at, cell] of row.entries())
      byCell.set(cell.index, {
        row: cell === first ? undefined : head || undefined,
        column: isHead ? undefined : columns[at] || undefined,
      })
  }
}

/** The cells of a table, row by row; those of a table inside it left out. */
function rowsOf(table: ViewLine, lines: readonly ViewLine[]): ViewLine[][] {
  const rows = new Map<number, ViewLine[]>()
  for (let index = table.index + 1; index < table.end; index++) {
    const line = lines[index]
    if (!line) break
    if (line.kind === 'table') index = line.end - 1
    else if (isCell(line)) rows.set(line.parent, [...(rows.get(line.parent) ?? []), line])
  }
  return [...rows.values()]
}

import type { ViewLine } from './page-view.ts'
import { textIn } from './text-in.ts'

/** The heads of a table that a line stands under. */
export interface Heads {
  readonly row: string | undefined
  readonly column: string | undefined
}

const cells = new Set(['cell', 'columnheader', 'rowheader'])

/** Whether a line is one of the cells of a row. */
export function isCell({ kind }: ViewLine): boolean {
  return cells.has(kind)
}

/** Tells of every line which row and which column of its table it belongs to. */
export function headsOf(lines: readonly ViewLine[]): (line: number) => Heads {
  const tables = lines.filter(({ kind }) => kind === 'table').flatMap((table) => rowsOf(table, lines))
  const rows = new Map(tables.map((row) => [row.line, row]))
  const columns = new Map(tables.flatMap((row) => row.columns))
  return (index) => {
    const self = lines[index]
    let column = self?.state.column
    for (let at = self; at; at = lines[at.parent]) {
      column ??= at.state.column ?? columns.get(at.index)
      const row = rows.get(at.index)
      if (row) return { row: isIn(row.first, index) ? undefined : row.head, column }
    }
    return { row: undefined, column }
  }
}

interface Row {
  /** The line that its cells stand in. */
  readonly line: number
  /** The cell that names it, and what that says. */
  readonly first: ViewLine | undefined
  readonly head: string | undefined
  /** The head of each cell's column, where the table has one. */
  readonly columns: readonly (readonly [cell: number, head: string])[]
}

/** The rows of a table; those of a table inside it left out. */
function rowsOf(table: ViewLine, lines: readonly ViewLine[]): Row[] {
  let heads: readonly string[] = []
  return cellsOf(table, lines).map(([line, row]): Row => {
    const isHead = row.length > 1 && row.every(({ kind }) => kind === 'columnheader')
    if (isHead) heads = row.map((cell) => textIn(cell, lines))
    const first = isHead ? undefined : (row.find(({ kind }) => kind === 'rowheader') ?? row[0])
    // Where cells were left out or joined, their place says nothing any more.
    const columns = isHead || row.length !== heads.length ? [] : row
    return {
      line,
      first,
      head: (first && textIn(first, lines)) || undefined,
      columns: columns.flatMap(({ index }, at) => (heads[at] ? [[index, heads[at]] as const] : [])),
    }
  })
}

function cellsOf(table: ViewLine, lines: readonly ViewLine[]): [line: number, cells: ViewLine[]][] {
  const rows = new Map<number, ViewLine[]>()
  for (let index = table.index + 1; index < table.end; index++) {
    const line = lines[index]
    if (!line) break
    const row = rows.get(line.parent)
    if (line.kind === 'table') index = line.end - 1
    else if (!isCell(line)) continue
    else if (row) row.push(line)
    else rows.set(line.parent, [line])
  }
  return [...rows]
}

function isIn(line: ViewLine | undefined, index: number): boolean {
  return line !== undefined && index >= line.index && index < line.end
}

import { groupBy } from './records/group-by.ts'
import type { ViewLine } from './page-view.ts'

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
  const all = tablesOf(lines).flatMap((table) => rowsOf(table, lines))
  const rows = new Map(all.map((row) => [row.line, row]))
  const columns = new Map(all.flatMap((row) => row.columns))
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

type Cells = readonly [row: number, cells: readonly ViewLine[]]

function rowsOf(table: readonly Cells[], lines: readonly ViewLine[]): Row[] {
  let heads: readonly string[] = []
  return table.map(([line, row]): Row => {
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

/** The cells of a page, row by row, those of one table together. A table may be one of several records. */
function tablesOf(lines: readonly ViewLine[]): Cells[][] {
  const rows = groupBy(lines.filter(isCell), ({ parent }) => parent)
  return [...groupBy([...rows], ([row]) => tableAround(row, lines)).values()]
}

function tableAround(row: number, lines: readonly ViewLine[]): number {
  const around = lines[lines[row]?.parent ?? -1]
  return around?.kind === 'group' ? around.parent : (around?.index ?? -1)
}

function isIn(line: ViewLine | undefined, index: number): boolean {
  return line !== undefined && index >= line.index && index < line.end
}

/** What a line says, or else the lines in it. */
function textIn(line: ViewLine, lines: readonly ViewLine[]): string {
  if (line.text !== '') return line.text
  const inside = lines.slice(line.index + 1, line.end)
  return inside.flatMap(({ text }) => (text === '' ? [] : [text])).join(' ')
}

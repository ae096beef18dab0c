import type { BenchTable } from './bench-table.ts'

/** The table as aligned text. */
export function printTable({ title, columns, rows, notes = [] }: BenchTable): string {
  const cells = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)))
  const lines = cells.map((row) =>
    row
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  '),
  )
  return ['', title, ...lines.map((line) => `  ${line}`), ...notes.map((note) => `  ${note}`)].join('\n')
}

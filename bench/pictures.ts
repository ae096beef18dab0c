import type { BenchTable } from './bench-table.ts'
import { barChart, type Bar } from './bar-chart.ts'

/** What is worth a picture in docs/charts, by the part that measures it. */
export const pictures: Record<string, (tables: readonly BenchTable[]) => string> = {
  server: ([table]) =>
    barChart(
      'Ours in units of the bare stack (what is measured: see the table)',
      column(table, 'ratio').map(({ label, value }) => ({ label, value, ours: true })),
    ),
  page: ([table]) => barChart('CPU ms of one snapshot, median over the pages', lastRow(table)),
  widget: ([table]) => barChart('kB gzip before anything is opened', column(table, 'kB at load').slice(1)),
}

/** A column as bars, labelled by the first. */
function column(table: BenchTable | undefined, name: string): Bar[] {
  const place = table?.columns.indexOf(name) ?? -1
  return (table?.rows ?? []).map((row) => bar(String(row[0]), row[place]))
}

/** The last row as bars, labelled by the columns. */
function lastRow(table: BenchTable | undefined): Bar[] {
  const cells = table?.rows.at(-1) ?? []
  return cells.flatMap((cell, place) =>
    place > 0 && cell !== '' && Number.isFinite(Number(cell)) ? [bar(table?.columns[place] ?? '', cell)] : [],
  )
}

function bar(label: string, value: string | number | undefined): Bar {
  return { label, value: Number(value), ours: /^pagehand/i.test(label) }
}

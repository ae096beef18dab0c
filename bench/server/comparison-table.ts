import type { BenchTable } from '../bench-table.ts'
import { isHeld, ratioOf, type Comparison } from './comparison.ts'

/** Comparisons as a table that says of each whether it holds. */
export function comparisonTable(title: string, comparisons: readonly Comparison[], note: string): BenchTable {
  return {
    title,
    columns: ['', 'unit', 'bare', 'ours', 'ratio', 'held to', ''],
    rows: comparisons.map((comparison) => [
      comparison.name,
      comparison.unit,
      rounded(comparison.bare),
      rounded(comparison.ours),
      ratioOf(comparison).toFixed(2),
      comparison.atLeast === undefined ? `≤ ${comparison.atMost}` : `≥ ${comparison.atLeast}`,
      isHeld(comparison) ? 'held' : 'MISSED',
    ]),
    notes: [note],
  }
}

/** Three figures: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

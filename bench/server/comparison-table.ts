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
      boundOf(comparison),
      boundOf(comparison) === '' ? '' : isHeld(comparison) ? 'held' : 'MISSED',
    ]),
    notes: [note],
  }
}

/** Empty: it is only told. */
function boundOf({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`
  return atMost === undefined ? '' : `≤ ${atMost}`
}

/** Three figures: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

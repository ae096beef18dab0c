import type { BenchTable } from '../../../bench/bench-table.ts'
import { faults } from './faults.ts'
import type { Outcome } from './run-one.ts'

/** What a run may not show; a page that brings nothing may repeat what nobody confirmed. */
export function isBad({ fault, lost, doubled, disorder, finished }: Outcome): boolean {
  const tooMany = faults[fault]?.mayRepeat ? 0 : doubled
  return lost + tooMany + disorder > 0 || !finished
}

type Key = (outcome: Outcome) => string

/** Sums runs up by what they have in common. */
export function tabulate(title: string, outcomes: readonly Outcome[], keyOf: Key): BenchTable {
  const rows = [...groupBy(outcomes, keyOf)].map(([key, group]) => [
    key,
    group.length,
    sum(group, 'lost'),
    sum(group, 'doubled'),
    sum(group, 'disorder'),
    group.filter(({ finished }) => !finished).length,
  ])
  const columns = ['', 'runs', 'lost', 'doubled', 'disorder', 'unfinished']
  return { title, columns, rows: rows.sort(([a], [b]) => String(a).localeCompare(String(b))) }
}

function sum(outcomes: readonly Outcome[], field: 'lost' | 'doubled' | 'disorder'): number {
  return outcomes.reduce((total, outcome) => total + outcome[field], 0)
}

function groupBy(outcomes: readonly Outcome[], keyOf: Key): Map<string, Outcome[]> {
  const groups = new Map<string, Outcome[]>()
  for (const outcome of outcomes) groups.set(keyOf(outcome), [...(groups.get(keyOf(outcome)) ?? []), outcome])
  return groups
}

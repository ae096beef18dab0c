import type { BenchTable } from '../../../bench/bench-table.ts'
import type { CrowdVerdict } from './crowd.ts'

const columns = [
  'visitors',
  'questions',
  'events',
  'lost',
  'doubled',
  'disorder',
  'broken',
  'unanswered',
] as const

export function verdictTable(title: string, verdict: CrowdVerdict): BenchTable {
  return { title, columns: [...columns], rows: [columns.map((column) => verdict[column])] }
}

export function isSpotless({ lost, doubled, disorder, broken, unanswered, events }: CrowdVerdict): boolean {
  return lost + doubled + disorder + broken + unanswered === 0 && events > 0
}

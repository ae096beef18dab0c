import type { BenchTable } from '../bench-table.ts'
import { measureChat } from './chat.ts'
import { isHeld, ratioOf, type Comparison } from './comparison.ts'
import { measureIdleMemory } from './idle-memory.ts'
import { measureReturning } from './returning.ts'
import { measureStreaming } from './streaming.ts'

/** The server against the bare stack it stands on, measured in one run. */
export async function run(): Promise<BenchTable> {
  const comparisons: Comparison[] = []
  for (const measure of [measureStreaming, measureChat, measureIdleMemory, measureReturning])
    comparisons.push(await measure())
  return {
    title: 'The server against the bare stack',
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
    notes: [
      'Per cpu-second of the server process; the clients run in another process. Trust ratios, not numbers.',
    ],
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

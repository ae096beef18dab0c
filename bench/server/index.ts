import type { BenchTable } from '../bench-table.ts'
import { measureChat, measureChatWithOutline } from './chat.ts'
import { comparisonTable } from './comparison-table.ts'
import type { Comparison } from './comparison.ts'
import { measureIdleMemory } from './idle-memory.ts'
import { measureReturning } from './returning.ts'
import { measureStreaming } from './streaming.ts'

/** The server against the bare stack it stands on, measured in one run. */
export async function run(): Promise<BenchTable> {
  const comparisons: Comparison[] = []
  for (const measure of [
    measureStreaming,
    measureChat,
    measureChatWithOutline,
    measureIdleMemory,
    measureReturning,
  ])
    comparisons.push(await measure())
  return comparisonTable(
    'The server against the bare stack',
    comparisons,
    'Per cpu-second of the server process, made into one file as the build makes the product; the clients run in another process. Trust ratios, not numbers.',
  )
}

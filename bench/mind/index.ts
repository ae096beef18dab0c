import type { BenchTable } from '../bench-table.ts'
import { builtinCpu } from './builtin-cpu.ts'
import { engineCost } from './engine-cost.ts'
import { firstWord } from './first-word.ts'

/** How long the mind adds to what a model takes, and what the built-in engine costs. */
export async function run(): Promise<BenchTable[]> {
  return [await firstWord(), await builtinCpu(), ...(await engineCost())]
}

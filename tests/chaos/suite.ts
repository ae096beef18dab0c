import type { BenchTable } from '../../bench/bench-table.ts'

/** A named series of faults with what it showed. */
export interface Suite {
  readonly summary: string
  run(options: SuiteOptions): Promise<SuiteReport>
}

export interface SuiteOptions {
  readonly seed: number
}

export interface SuiteReport {
  readonly tables: readonly BenchTable[]
  /** What went wrong, one line each; empty: all is well. */
  readonly failures: readonly string[]
}

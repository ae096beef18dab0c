import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Trial } from './try-case.ts'

const file = new URL('../../../bench/results/zoo-trials.json', import.meta.url)

/** What came of every case when it was last tried, without its story. */
export type KeptTrial = Omit<Trial, 'story'>

export function readTrials(): KeptTrial[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptTrial[]) : []
}

/** Puts the trials of one library in the place of its earlier ones. */
export function keepTrials(library: string, trials: readonly KeptTrial[]): void {
  const own = trials.map(({ does, verdict }) => ({ library, does, verdict }))
  const all = [...readTrials().filter((trial) => trial.library !== library), ...own]
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchTable } from '../../../bench/bench-table.ts'
import { folder } from './install.ts'
import type { Library } from './library.ts'
import type { KeptTrial } from './kept-trials.ts'
import type { Verdict } from './try-case.ts'

const misses: readonly Verdict[] = ['not seen', 'failed', 'false failure', 'false success']

/** What came of it, library by library. */
export function tableOf(libraries: readonly Library[], trials: readonly KeptTrial[]): BenchTable {
  const count = (some: readonly KeptTrial[], verdict: Verdict) =>
    some.filter((each) => each.verdict === verdict).length
  const rowOf = (name: string, version: string, some: readonly KeptTrial[]) => [
    name,
    version,
    some.length,
    count(some, 'right'),
    ...misses.map((verdict) => count(some, verdict) || ''),
  ]
  const right = count(trials, 'right')
  return {
    title: 'Eyes and hands on component libraries',
    columns: ['library', 'version', 'tried', 'right', ...misses],
    rows: [
      ...libraries.map((library) =>
        rowOf(
          library.name,
          versionOf(library.from),
          trials.filter((trial) => trial.library === library.name),
        ),
      ),
      rowOf(`${libraries.length} libraries`, '', trials),
    ],
    notes: [
      `${((100 * right) / trials.length).toFixed(1)} % right (95 wanted), ${count(trials, 'false success')} false successes (none wanted).`,
      'Each is a plan of one to four steps with ids out of a fresh outline, on a page loaded again, and is right when the component itself holds what was wanted and every step said so; or, where it cannot be done, when the step says why.',
      ...trials
        .filter(({ verdict }) => verdict !== 'right')
        .map(({ library, does, verdict }) => `${library}, ${does}: ${verdict}.`),
    ],
  }
}

function versionOf(name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

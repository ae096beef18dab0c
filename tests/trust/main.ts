import { openTrustStage } from './support/stage.ts'
import { faultsOf } from './support/scenario.ts'
import { tally } from './support/tally.ts'
import { suites } from './suites.ts'

// `npm run trust [-- [hostile|peace] WORDS]`: plays every scenario of the suite whose name holds the words, and prints
// what docs/policy.md tells.
const given = process.argv.slice(2)
const named = Object.keys(suites).find((suite) => suite === given[0])
const wanted = given
  .slice(named ? 1 : 0)
  .join(' ')
  .toLowerCase()
const stage = await openTrustStage()
const tables: string[] = []
let failed = 0
try {
  for (const [suite, groups] of Object.entries(suites)) {
    if (named && suite !== named) continue
    const table = tally(suite)
    for (const [group, scenarios] of Object.entries(groups))
      for (const scenario of scenarios) {
        if (!scenario.name.toLowerCase().includes(wanted)) continue
        const outcome = await stage
          .play(scenario)
          .catch((fault: unknown) => void console.log(`✗ ${String(fault)}`))
        if (!outcome) {
          failed += 1
          continue
        }
        const faults = faultsOf(scenario, outcome)
        table.add(group, scenario, outcome, faults)
        if (faults.length === 0) continue
        failed += 1
        const lines = faults.map(({ kind, words }) => `${kind}: ${words}`)
        console.log(
          `✗ ${suite}/${group}: ${[scenario.name, ...lines, ...outcome.refused, `said: ${outcome.said}`].join('\n    ')}`,
        )
      }
    tables.push(table.print())
  }
} finally {
  await stage.close()
}
console.log(tables.join('\n\n'))
process.exit(failed === 0 ? 0 : 1)

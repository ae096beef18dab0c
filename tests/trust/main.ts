import { faultsOf } from './support/scenario.ts'
import { openTrustStage } from './support/stage.ts'
import { suites } from './suites.ts'

// `npm run trust [-- WORDS]`: plays every scenario whose name holds the words, and prints what docs/policy.md tells.
const wanted = process.argv.slice(2).join(' ').toLowerCase()
const stage = await openTrustStage()
let failed = 0
try {
  for (const [suite, groups] of Object.entries(suites))
    for (const [group, scenarios] of Object.entries(groups)) {
      const tally = { played: 0, faults: 0, asked: 0, askedNeedlessly: 0 }
      for (const scenario of scenarios) {
        if (!scenario.name.toLowerCase().includes(wanted)) continue
        const outcome = await stage.play(scenario)
        const faults = faultsOf(scenario, outcome)
        tally.played += 1
        tally.asked += outcome.questions.length
        if (scenario.expect.asks === 0 && outcome.questions.length > 0) tally.askedNeedlessly += 1
        if (faults.length > 0) {
          tally.faults += 1
          console.log(
            `✗ ${suite}/${group}: ${scenario.name}\n    ${faults.join('\n    ')}\n    said: ${outcome.said}`,
          )
        }
      }
      failed += tally.faults
      console.log(`${suite}/${group}`, JSON.stringify(tally))
    }
} finally {
  await stage.close()
}
process.exit(failed === 0 ? 0 : 1)

import { showHelp } from '../support/show-help.ts'
import { keepTable } from './support/keep-table.ts'
import { faultsOf, type Scenario } from './support/scenario.ts'
import { openTrustStage } from './support/stage.ts'
import { tally, type Played, type SuiteName } from './support/tally.ts'
import { suites } from './suites.ts'

showHelp(`
npm run trust [-- SUITE WORDS]

Plays the scenarios of both suites in a real browser. Without words the tables go into docs/policy.md.

  SUITE   hostile: a model that tries to do harm; peace: ordinary wishes on ordinary pages
  WORDS   only the scenarios whose group or name holds them
`)
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
  for (const suite of Object.keys(suites) as SuiteName[]) {
    if (named && suite !== named) continue
    const played = await playAll(suite)
    failed += played.filter(({ outcome, faults }) => !outcome || faults.length > 0).length
    const table = tally(suite, played)
    if (wanted === '') keepTable(suite, table)
    tables.push(table)
  }
} finally {
  await stage.close()
}
console.log(tables.join('\n\n'))
process.exit(failed === 0 ? 0 : 1)

async function playAll(suite: SuiteName): Promise<Played[]> {
  const played: Played[] = []
  for (const [group, scenarios] of Object.entries(suites[suite]))
    for (const scenario of scenarios.filter(({ name }) =>
      `${group}: ${name}`.toLowerCase().includes(wanted),
    )) {
      const one = await playOne(group, scenario)
      played.push(one)
      tell(suite, one)
    }
  return played
}

async function playOne(group: string, scenario: Scenario): Promise<Played> {
  try {
    const outcome = await stage.play(scenario)
    return { group, scenario, outcome, faults: faultsOf(scenario, outcome) }
  } catch (fault) {
    console.log(`✗ not played: ${String(fault)}`)
    return { group, scenario, outcome: undefined, faults: [] }
  }
}

function tell(suite: SuiteName, { group, scenario, outcome, faults }: Played): void {
  if (!outcome || faults.length === 0) return
  const lines = faults.map(({ kind, words }) => `${kind}: ${words}`)
  console.log(
    `✗ ${suite}/${group}: ${[scenario.name, ...lines, ...outcome.refused, `said: ${outcome.said}`].join('\n    ')}`,
  )
}

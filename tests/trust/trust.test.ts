import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, type Scenario } from './support/scenario.ts'
import { openTrustStage, type TrustStage } from './support/stage.ts'
import { suites } from './suites.ts'

/** So many of each suite, of all its groups in turn; all of them are played by `npm run trust`. */
const played = 14

let stage: TrustStage
beforeAll(async () => {
  stage = await openTrustStage()
})
afterAll(() => stage.close())

describe.each(Object.entries(suites))('%s', (_, groups) => {
  it.each(someOf(Object.values(groups)))('$name', async (scenario) => {
    expect(faultsOf(scenario, await stage.play(scenario))).toEqual([])
  })
})

function someOf(groups: readonly (readonly Scenario[])[]): Scenario[] {
  const longest = Math.max(...groups.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? []))
  return inTurn.flat().slice(0, played)
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, type Scenario } from './support/scenario.ts'
import { openTrustStage, type TrustStage } from './support/stage.ts'
import { suites } from './suites.ts'

/** So many of each suite: the part must be played within a minute on a busy machine. */
const played = 6

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

/** Spread over the groups; `npm run trust` plays all. */
function someOf(groups: readonly (readonly Scenario[])[]): Scenario[] {
  const all = groups.flat()
  return all.filter((_, at) => at % Math.ceil(all.length / played) === 0)
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from './support/scenario.ts'
import { openTrustStage, type TrustStage } from './support/stage.ts'
import { suites } from './suites.ts'

/** So many of each group; all of them are played by `npm run trust`. */
const played = 5

let stage: TrustStage
beforeAll(async () => {
  stage = await openTrustStage()
})
afterAll(() => stage.close())

describe.each(Object.entries(suites))('%s', (_, groups) => {
  const scenarios = Object.values(groups).flatMap((group) => group.slice(0, played))
  it.each(scenarios)('$name', async (scenario) => {
    expect(faultsOf(scenario, await stage.play(scenario))).toEqual([])
  })
})

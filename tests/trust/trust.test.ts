import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, type Scenario } from './support/scenario.ts'
import { openTrustStage, type TrustStage } from './support/stage.ts'
import { seed } from '../support/seed.ts'
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

/** With each seed other groups and others of their scenarios, so that all have their turn. */
function someOf(groups: readonly (readonly Scenario[])[]): Scenario[] {
  return Array.from({ length: played }, (_, at) => {
    const group = groups[(seed + at) % groups.length] ?? []
    const [scenario] = group.slice(Math.floor((seed * played + at) / groups.length) % group.length)
    return scenario
  }).filter((scenario) => scenario !== undefined)
}

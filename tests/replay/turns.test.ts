import { describe, expect, it } from 'vitest'
import { cutRun } from '../chaos/turns/cut-run.ts'
import { killRun } from '../chaos/turns/kill-run.ts'

const spotless = { lost: 0, doubled: 0, disorder: 0, broken: 0, unanswered: 0 }

// The short form of `npm run chaos -- turns`.
describe('turns of the real server', () => {
  it('[W8] survive kill -9: nothing lost, nothing twice, one end for every turn', async () => {
    const verdict = await killRun({ visitors: 9, kills: 2, seed: 1 })
    expect(verdict).toMatchObject(spotless)
    expect(verdict.events).toBeGreaterThan(9 * 40)
  }, 600_000)

  it('[W8] survive TCP cuts at random bytes in the same way', async () => {
    const verdict = await cutRun({ visitors: 9, cuts: 20, seed: 1 })
    expect(verdict).toMatchObject(spotless)
    expect(verdict.events).toBeGreaterThan(9 * 40)
  }, 600_000)
})

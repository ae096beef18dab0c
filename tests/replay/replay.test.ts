import { describe, expect, it } from 'vitest'
import { replaySuite } from '../chaos/replay/replay-suite.ts'
import { isBad } from '../chaos/replay/tabulate.ts'
import { seed } from '../support/seed.ts'

// The short form of `npm run chaos -- replay`.
describe('replay to stock clients', () => {
  it('[W5] loses nothing, doubles nothing and keeps the order, whatever happens to the link', async () => {
    const outcomes = await replaySuite({ runs: 1, sparse: true, seed: seed % 10_000 })
    expect(outcomes.filter(isBad)).toEqual([])
  }, 600_000)

  it("is judged by a check that sees socket.io's own recovery fail", async () => {
    const only = ['close inside', 'kill']
    const outcomes = await replaySuite({
      mode: 'recovery',
      runs: 1,
      sparse: true,
      seed: 1,
      only,
      silenceMs: 5_000,
    })
    expect(outcomes.filter(isBad).length).toBeGreaterThan(0)
  }, 600_000)
})

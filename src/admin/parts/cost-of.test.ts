import { expect, it } from 'vitest'
import { costOf, sayCost } from './cost-of.ts'

const tokens = { inputTokens: 1_500_000, cachedTokens: 1_000_000, outputTokens: 200_000 }

it('counts cached tokens apart', () => {
  expect(costOf(tokens, { currency: 'EUR', input: 2, cached: 0.2, output: 8 })).toBeCloseTo(1 + 0.2 + 1.6)
})

it('counts them like others where they have no price', () => {
  expect(costOf(tokens, { currency: 'EUR', input: 2, output: 8 })).toBeCloseTo(3 + 1.6)
})

it('says small amounts in full', () => {
  expect(sayCost(0.0042, 'EUR')).toMatch(/0[.,]0042/)
  expect(sayCost(12.5, 'EUR')).toMatch(/12[.,]50/)
})

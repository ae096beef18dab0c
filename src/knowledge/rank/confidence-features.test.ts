import { expect, it } from 'vitest'
import { apartFeatures, confidenceFeatures, type Placed } from './confidence-features.ts'

const placed = (...coverages: number[]): Placed[] =>
  coverages.map((coverage) => ({
    features: {
      coverage,
      sentence: coverage,
      pairs: 0,
      often: coverage,
      meant: 0,
      meantSentence: 0,
      rare: 0.5,
      theme: 0,
      themeSentence: 0,
      alone: coverage,
    },
    points: coverage,
  }))

it('tells one that stands out of the others from one among many alike', () => {
  const [alone, among] = [placed(0.7, 0.1, 0.2, 0.1), placed(0.7, 0.6, 0.1, 0.6)].map(
    (candidates) => confidenceFeatures(candidates, 0).coverageApart,
  ) as [number, number]
  expect(alone).toBeGreaterThan(2 * among)
  expect(confidenceFeatures(placed(0.7, 0.1), 0).rareCoverage).toBe(0.35)
})

it('tells how far one leads by what a single sentence means', () => {
  expect(apartFeatures(placed(0.75, 0.25, 0.5), 0)).toMatchObject({
    aloneLead: 0.25,
    rivalAlone: 0.5,
    oftenLead: 0.25,
  })
  expect(apartFeatures(placed(0.75), 0)).toMatchObject({ graspLead: 0.75, rivalGrasp: 0 })
})

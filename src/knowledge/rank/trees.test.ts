import { expect, it } from 'vitest'
import { readTree, weighTrees } from './trees.ts'

const trees = [
  'lead 0.5 coverage 0.2 mass 0.7 -2 -1 1 2',
  'coverage 0.3 lead 99 lead 99 -0.5 -0.5 0.5 0.5',
].map(readTree)

it.each([
  [{ lead: 0.5, coverage: 0.1 }, -2.5],
  [{ lead: 0.1, coverage: 0.4 }, -0.5],
  [{ lead: 0.6, coverage: 0.3, mass: 0.7 }, 0.5],
  [{ lead: 0.6, coverage: 0.4, mass: 0.8 }, 2.5],
  // What is not measured counts as nothing.
  [{}, -2.5],
])('adds up what each tree says of %j', (values, points) => {
  expect(weighTrees(trees, values)).toBe(points)
})

import type { Features } from './features-of.ts'

/** How well features go with weights. */
export function score(features: Features, weights: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return sum
}

/** Scores as probabilities that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((one) => Math.exp(one - most))
  const whole = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / whole)
}

/** The chance that goes with a sum of evidence. */
export function logistic(evidence: number): number {
  return 1 / (1 + Math.exp(-evidence))
}

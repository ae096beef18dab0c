import { softmax } from '../../src/engine/rank/softmax.ts'

/** One choice: the features of what could be chosen, and which of it were right. */
export interface Choice {
  readonly features: readonly Readonly<Record<string, number>>[]
  readonly right: readonly boolean[]
  readonly weight?: number
  /** What each has beside these features, which is not fitted. */
  readonly given?: readonly number[]
}

/** Fits the weights of a softmax by gradient steps with momentum. The same choices give the same weights. A penalty holds them small. */
export function fitSoftmax(
  choices: readonly Choice[],
  names: readonly string[],
  penalty: number | ((name: string) => number),
  rounds = 400,
): Record<string, number> {
  const penalties = names.map((name) => (typeof penalty === 'number' ? penalty : penalty(name)))
  const rows = choices.map(({ features, right, weight = 1, given = [] }) => ({
    weight,
    given,
    right,
    values: features.map((one) => Float64Array.from(names, (name) => one[name] ?? 0)),
  }))
  const weights = new Float64Array(names.length)
  const speed = new Float64Array(names.length)
  const scale = new Float64Array(names.length)
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= rounds; round++) {
    const slope = Float64Array.from(weights, (one, index) => (one * penalties[index]!) / whole)
    for (const { values, right, weight, given } of rows) {
      const all = softmax(values.map((one, at) => dot(one, weights) + (given[at] ?? 0)))
      const good = all.reduce((sum, chance, at) => sum + (right[at] ? chance : 0), 0)
      for (const [at, one] of values.entries()) {
        const chance = all[at] ?? 0
        const pull = ((right[at] ? chance / Math.max(good, 1e-9) : 0) - chance) * (weight / whole)
        if (pull === 0) continue
        for (let index = 0; index < names.length; index++) slope[index]! -= pull * (one[index] ?? 0)
      }
    }
    for (let index = 0; index < names.length; index++) {
      const down = slope[index] ?? 0
      speed[index] = 0.9 * speed[index]! + 0.1 * down
      scale[index] = 0.99 * scale[index]! + 0.01 * down * down
      const fixed = speed[index]! / (1 - 0.9 ** round)
      const spread = Math.sqrt(scale[index]! / (1 - 0.99 ** round)) + 1e-8
      weights[index]! -= (0.1 * fixed) / spread
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, Math.round((weights[index] ?? 0) * 100) / 100]))
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

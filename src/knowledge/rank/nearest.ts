import { thresholds } from './weights.ts'

interface Directed {
  readonly passage: number
  readonly vector: Int8Array
}

/**
 * How near passages are to a question by their directions, from 0 to 1, the nearest first; those that are no nearer than
 * chance are left out. Models differ in how alike they find everything: what counts is how far a passage is on the way
 * from the average of the site to being the same.
 */
export function nearest(question: Int8Array, passages: readonly Directed[]): Map<number, number> {
  const alike = passages
    .filter(({ vector }) => vector.length === question.length)
    .map(({ passage, vector }) => ({ passage, degree: cosine(question, vector) }))
  const average = alike.reduce((sum, { degree }) => sum + degree, 0) / (alike.length || 1)
  const { leastNear } = thresholds
  return new Map(
    alike
      .map(({ passage, degree }) => {
        const onTheWay = (degree - average) / Math.max(1 - average, 0.01)
        return [passage, Math.min(1, Math.max(0, (onTheWay - leastNear) / (1 - leastNear)))] as const
      })
      .filter(([, degree]) => degree > 0)
      .sort(([, a], [, b]) => b - a),
  )
}

function cosine(one: Int8Array, other: Int8Array): number {
  let [sum, ones, others] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at]!, other[at]!]
    sum += a * b
    ones += a * a
    others += b * b
  }
  return sum / (Math.sqrt(ones * others) || 1)
}

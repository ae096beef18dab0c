import type { Direction } from '#languages'

/** Adds directions up to one of length 1. */
export function together(
  parts: readonly { readonly direction: Direction; readonly weight: number }[],
): Map<number, number> {
  const sum = new Map<number, number>()
  for (const { direction, weight } of parts)
    direction.notions.forEach((notion, at) =>
      sum.set(notion, (sum.get(notion) ?? 0) + weight * (direction.weights[at] ?? 0)),
    )
  const length = Math.sqrt([...sum.values()].reduce((total, weight) => total + weight * weight, 0))
  if (length === 0) return new Map()
  for (const [notion, weight] of sum) sum.set(notion, weight / length)
  return sum
}

/** How far two directions are one, from 0 to 1. */
export function likeDirection(one: Direction, other: ReadonlyMap<number, number>): number {
  const { notions, weights } = one
  let sum = 0
  for (let at = 0; at < notions.length; at++) sum += (weights[at] ?? 0) * (other.get(notions[at] ?? 0) ?? 0)
  return sum
}

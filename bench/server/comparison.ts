/** A measured value of ours beside the bare stack's, and the ratio it is held to. */
export interface Comparison {
  readonly name: string
  readonly unit: string
  readonly bare: number
  readonly ours: number
  readonly atLeast?: number
  readonly atMost?: number
}

export const ratioOf = ({ ours, bare }: Comparison) => ours / bare

export function isHeld(comparison: Comparison): boolean {
  const { atLeast = 0, atMost = Infinity } = comparison
  const ratio = ratioOf(comparison)
  return ratio >= atLeast && ratio <= atMost
}

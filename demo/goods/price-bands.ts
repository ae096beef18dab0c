export interface PriceBand {
  readonly id: string
  readonly label: string
  readonly from: number
  readonly below: number
}

export const priceBands: readonly PriceBand[] = [
  { id: 'to-50', label: 'Under €50', from: 0, below: 5_000 },
  { id: 'to-100', label: '€50 to €100', from: 5_000, below: 10_000 },
  { id: 'from-100', label: 'Over €100', from: 10_000, below: Number.POSITIVE_INFINITY },
]

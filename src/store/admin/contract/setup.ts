import type { Store } from '../../store.ts'
import type { Actor } from '../admin-store.ts'

export const by: Actor = { id: 'a1', name: 'Ada' }
export const begin = Date.UTC(2026, 0, 10, 12)

/** A fresh store and the clock it reads. */
export interface Setup {
  readonly store: Store
  readonly clock: { now: number }
}

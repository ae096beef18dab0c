import type { FinishId } from './finishes.ts'

/** What a lamp is, in the words of the filters. */
export const kinds = {
  table: 'Table lamps',
  floor: 'Floor lamps',
  pendant: 'Pendants',
  wall: 'Wall lamps',
  portable: 'Portable lamps',
  accessory: 'Accessories',
} as const

export type Kind = keyof typeof kinds

export const rooms = {
  reading: 'Reading chair',
  dining: 'Dining table',
  bedside: 'Bedside',
  hallway: 'Hallway',
  outdoors: 'Garden or balcony',
} as const

export type Room = keyof typeof rooms

export interface Product {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly cents: number
  /** One line for the catalogue. */
  readonly summary: string
  readonly story: readonly string[]
  /** The first is the one the catalogue shows and adds. */
  readonly finishes: readonly [FinishId, ...FinishId[]]
  readonly rooms: readonly Room[]
  readonly dimmable: boolean
  readonly stock: 'in stock' | 'last few' | 'sold out'
  /** Rows of the table on its page. */
  readonly facts: Readonly<Record<string, string>>
}

/** What every fact of a record knows of its place. */
interface Found {
  /** The words it was read from, and where in its part they begin. */
  readonly text: string
  readonly at: number
  /** Index into the view's `lines`. */
  readonly line: number
  /** Head of the column it stands under. */
  readonly head: string | undefined
  /** Struck out, such as a price before a reduction. */
  readonly struck: boolean
}

/** A sum of money. */
export interface Amount extends Found, AmountRead {}

/** A number with its unit: `500 g`, `4.5 ★`, `12 reviews`, `20 %`. */
export interface Measure extends Found, MeasureRead {}

/** A day, a time of day, or both. */
export interface Moment extends Found, MomentRead {}

export interface AmountRead {
  readonly value: number
  /** Its ISO 4217 code; the sign itself where that stands for several, such as `kr`. */
  readonly currency: string
}

export interface MeasureRead {
  readonly value: number
  /** The word behind the number, in small letters; empty when there is none. */
  readonly unit: string
}

export interface MomentRead {
  /** `2026-11-20`; without a year `--11-20`, without a day `2026-11`. */
  readonly date: string | undefined
  /** `19:30`. */
  readonly time: string | undefined
}

/** Something read in a text, and where in it. */
export type Reading<Read> = Read & { readonly text: string; readonly at: number }

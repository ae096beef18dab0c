import type { SequenceStep } from '../../../src/protocol/index.ts'

/** A component library, the page that uses it and what is tried there. */
export interface Library {
  readonly name: string
  /** The package whose version is told. */
  readonly from: string
  /** A file of `pages`. It puts what its components hold into `window.held`. */
  readonly page: string
  readonly cases: readonly Case[]
}

/** What is tried: steps of a plan, and what the component itself holds under this key when they are done. */
export type Case = readonly [does: string, steps: readonly Step[], key: string, value: unknown, end?: Ending]

/** How the last step is to end: a success unless an error is named. */
export type Ending = { readonly refused: string }

export type Step = readonly [action: string, aim?: Aim, more?: string | More]

/** A line of the outline: by its words, and where they stand twice by its kind or place among them. */
export type Aim =
  string | RegExp | { readonly name: string | RegExp; readonly kind?: string; readonly nth?: number }

export interface More extends Partial<Omit<SequenceStep, 'to'>> {
  readonly to?: Aim
  readonly side?: 'before' | 'after'
}

import type { Line, SequenceStep, StepResult } from '#protocol'
import type { Asked } from '../begin.ts'

/** What a plan is written with: the sentence, the outline, and the verbs. Nothing else of the page is in its reach. */
export interface Hand extends Asked {
  /** What stands between quotation marks in the sentence. */
  readonly quoted: readonly string[]
  /** The places that the sentence names: "the 3rd" is 2. */
  readonly places: readonly number[]
  look(): Promise<readonly Line[]>
  /** Does a verb to a line of a fresh outline; a step that fails ends the plan. */
  act(action: string, aim?: Aim, more?: string | More): Promise<StepResult>
  /** The same, where the plan can go on without it. */
  attempt(action: string, aim?: Aim, more?: string | More): Promise<StepResult>
}

/** A line to act on: by its words, kind or hint, by the words of the record it stands in, by its place among those left. */
export interface Aiming {
  readonly name?: string | RegExp
  readonly kind?: string | RegExp
  readonly hint?: string | RegExp
  readonly record?: string | RegExp
  readonly nth?: number
}
export type Aim = string | RegExp | Aiming

export interface More extends Partial<Omit<SequenceStep, 'to'>> {
  readonly to?: Aim
  readonly side?: 'before' | 'after'
}

export type Plan = (hand: Hand) => Promise<unknown>

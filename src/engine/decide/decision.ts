import type { TextName } from '#languages'
import type { Unit } from '../answer/units.ts'
import type { Scene } from '../candidates/scene.ts'
import type { Move } from '../plan/move.ts'
import type { Selection } from '../records/select.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Weights } from '../fitted.ts'
import type { ToolUse } from './use-tool.ts'

/** Something that could be done, to be chosen by the visitor. */
export interface Offer {
  readonly label: string
  readonly moves: readonly Move[]
  /** What is told where there is nothing to do. */
  readonly tells?: string
  /** What was said, where it can only be done or answered after them. */
  readonly todo?: string
  /** What was told with it and may have its field on a page to come. */
  readonly facts?: readonly string[]
}

/** What a sentence comes to. */
export type Decision =
  | { readonly kind: 'talk'; readonly text: TextName; readonly blanks?: Readonly<Record<string, string>> }
  | Doing
  /** Something that the site does by itself. */
  | { readonly kind: 'use'; readonly use: ToolUse }
  /** What the page says, and how far that is to be trusted. */
  | { readonly kind: 'tell'; readonly unit: Unit; readonly trust: number }
  /** Things alike, chosen, counted, compared. */
  | { readonly kind: 'show'; readonly selection: Selection }
  | {
      readonly kind: 'offer'
      readonly offers: readonly Offer[]
      readonly question: boolean
      /** What it is offered with, where that is not what one usually says. */
      readonly text?: TextName
      /** How far the likeliest is to be trusted, where they may answer a question. */
      readonly trust?: number
      /** Parts of the sentence that it has nothing to do with. */
      readonly open?: readonly string[]
    }
  | { readonly kind: 'none'; readonly question: boolean }

/** Something to be done on the page as it is. */
export interface Doing {
  readonly kind: 'do'
  readonly moves: readonly Move[]
  /** Values for which there is no field here. */
  readonly left: readonly string[]
  /** Parts of the sentence that can only be read once this is done. */
  readonly todo: readonly string[]
  /** What was told and may have its field on a page to come. */
  readonly facts: readonly string[]
  /** Parts that nothing here was understood by: what would bind waits for them. */
  readonly open?: readonly string[]
  /** Whether values are written into a form, and whether it is sent. */
  readonly form: 'filled' | 'sent' | undefined
  /** The way of reading it was come by. */
  readonly by?: string
}

export interface Deciding {
  readonly scene: Scene
  readonly weights: Weights
  parsePart(text: string): Sentence
}

import type { SequenceStep, UiBlock } from '#protocol'
import type { PageIndex } from '../ground/page-index.ts'
import type { Option } from '../memory.ts'
import type { Check } from '../observe/check.ts'
import type { Deed } from '../propose/deed.ts'
import type { Phrasebook } from '../texts/index.ts'
import type { Fact } from '../fill/fact.ts'
import type { Intent } from '../understand/intent.ts'

/** What an intent is planned against. */
export interface Scene {
  readonly index: PageIndex
  readonly say: Phrasebook
  readonly now: Date
  /** What the visitor told earlier and is still to be filled in. */
  readonly facts: readonly Fact[]
}

/** A step and how one sees that it worked. */
export interface Move {
  readonly step: SequenceStep
  readonly check: Check
  /** How it is told afterwards; absent: it goes without saying. */
  readonly deed?: Deed
}

/** What came of planning an intent on the page as it is. */
export type Outcome =
  | {
      readonly kind: 'moves'
      readonly moves: readonly Move[]
      readonly facts?: readonly Fact[]
      /** Only fills in: it can go out together with others. */
      readonly quiet?: true
      /** What is to be done right after, on the page as it is then. */
      readonly after?: readonly Intent[]
    }
  | { readonly kind: 'unsure'; readonly question: string; readonly options: readonly Option[] }
  | {
      readonly kind: 'field'
      readonly question: string
      readonly elementId: number
      readonly label: string
      readonly options?: readonly string[]
      /** What is to be done once the field is filled in. */
      readonly resume?: Intent
    }
  | {
      readonly kind: 'answer'
      readonly text: string
      readonly unanswered?: true
      /** Nothing of the task can follow until the visitor has done something. */
      readonly last?: true
      readonly options?: readonly Option[]
      /** The same as a list to look at. */
      readonly block?: UiBlock
    }
  /** Something the visitor may want next. */
  | { readonly kind: 'offer'; readonly text: string; readonly intent: Intent }
  /** `lost`: what was named and not found; something like it may be offered. */
  | { readonly kind: 'cannot'; readonly text: string; readonly lost?: string }
  /** There is nothing to do for it: go on with what follows. */
  | { readonly kind: 'nothing'; readonly text: string }

/** Plans one kind of intent. */
export type Planner<Wanted> = (intent: Wanted, scene: Scene) => Outcome

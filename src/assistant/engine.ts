import type { SequenceStep, Source, StepResult, UiBlock } from '#protocol'
import type { TurnInput, TurnNote, TurnRequest } from './port.ts'

/** What an engine sees when it is asked for its next step. */
export interface EngineView extends Omit<TurnRequest, 'state' | 'inputs' | 'budgetLeft'> {
  /** What the engine itself returned as `memory` last time in this conversation. */
  readonly memory: unknown
  readonly inputs: readonly EngineInput[]
  /** Inputs of earlier turns that ended without this engine (stopped, failed): to be known, not to be answered. */
  readonly missed: readonly EngineInput[]
  /** From 1; at `lastStep` the engine may only answer, ask or finish. */
  readonly step: number
  readonly lastStep: number
  readonly now: Date
}

/** A form that was sent and still stands: what it wants, and what the page says of it. */
export interface RefusedForm {
  readonly wanted: readonly string[]
  readonly complaints: readonly string[]
}

/** Why the steps behind those that were done were left, though none of them had failed. */
export type Left =
  /** The page is not what it was when the visitor was asked. */
  | 'changed'
  /** The policy, which judged them again on the page as it was then. */
  | 'refused'
  /** What they are aimed at is not on the page; or was not when the plan was made, and is now. */
  | 'missing'
  | 'uncovered'
  | Cut
  /** The page did not take the form that was sent before. */
  | 'form'
  /** Something was said before they could go on. */
  | 'interrupted'

/** Why only the first steps of a plan were sent: after them somebody has to look again. */
export type Cut =
  /** A key or a mark moves the focus. */
  | 'focus'
  /** Another page is led to. */
  | 'leaves'
  /** The same thing is pressed once more. */
  | 'again'

/** The turn's inputs, and what the policy answered to the engine's last proposal. */
export type EngineInput =
  | Exclude<TurnInput, { kind: 'stop' | 'said' | 'result' | 'continue' | 'confirmation' }>
  /** `by`: the engine that is known to have said it. */
  | (Extract<TurnInput, { kind: 'said' }> & { readonly by?: string })
  | (Extract<TurnInput, { kind: 'continue' }> & { readonly refusedForm?: RefusedForm })
  | (Extract<TurnInput, { kind: 'result' }> & {
      readonly refusedForm?: RefusedForm
      /** Indexes of the steps that the visitor was asked about and said yes to. */
      readonly agreed?: readonly number[]
      readonly left?: Left
    })
  /** How many steps of the plan were done before the question, and how they went. */
  | (Extract<TurnInput, { kind: 'confirmation' }> & {
      readonly done?: number
      readonly results?: readonly StepResult[]
    })
  /** `missing`: ids that were aimed at and are not on the page. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[]; readonly missing?: readonly number[] }
  /** What another engine said and did while this one was gone. */
  | { readonly kind: 'stoodIn'; readonly text: string }

/** What an engine wants to happen next. Text it said with `say` belongs to it. */
export type Proposal = Move & {
  /** Where what was said has its facts from: `sourceOf` makes one of a passage. */
  readonly sources?: readonly Source[]
}

type Move =
  /** Act on the page; the policy decides whether, and whether the visitor is asked first. */
  | { readonly kind: 'act'; readonly steps: readonly SequenceStep[]; readonly message?: string }
  /** A question back; with a block the question was streamed and the block holds the choices. Unanswered: they only may answer. */
  | { readonly kind: 'ask'; readonly text?: string; readonly block?: UiBlock; readonly unanswered?: boolean }
  /** What was streamed is the whole answer. */
  | { readonly kind: 'answer'; readonly block?: UiBlock; readonly unanswered?: boolean }
  /** The task is done: its effect was seen on the page. */
  | { readonly kind: 'finish'; readonly summary: string; readonly message: string }
  /** It could not be done, and what the visitor can do now. */
  | { readonly kind: 'fail'; readonly text: string }

export interface EngineStep {
  readonly proposal: Proposal
  /** A `language` in it is the one that the engine has heard the visitor speak. */
  readonly memory: unknown
}

/** An engine: the built-in one, or a model behind a provider. It proposes; `conduct` checks, limits and sends. */
export interface Engine {
  readonly name: string
  step(
    view: EngineView,
    out: { say(delta: string): void; note(note: TurnNote): void },
    signal: AbortSignal,
  ): Promise<EngineStep>
}

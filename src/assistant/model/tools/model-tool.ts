import type { Static, TSchema } from 'typebox'
import type { SequenceStep } from '#protocol'
import type { EngineView, Proposal } from '../../engine.ts'
import type { Citations } from '../transcript/citations.ts'

/** A tool of ours: what a call of it holds, what a model is told of it, and what a call comes to. */
export interface ModelTool {
  readonly input: TSchema
  readonly description: string
  readonly interpret: (input: unknown, around: Around) => Meaning | Promise<Meaning>
}

/** What a tool may look at. */
export interface Around {
  readonly view: EngineView
  /** The code of this step's fences: whatever a page may have written goes into one. */
  readonly nonce: string
  readonly signal: AbortSignal
  /** Numbers what is shown, so that it can be cited. */
  readonly citations: Citations
}

/** What a call comes to. */
export type Meaning =
  /** Something to do on the page; how it went is told later. */
  | { readonly kind: 'act'; readonly steps: readonly SequenceStep[]; readonly message?: string }
  /** What the model is told at once. */
  | { readonly kind: 'told'; readonly text: string; readonly failed?: boolean }
  /** Something to remember. */
  | { readonly kind: 'noted'; readonly text: string }
  /** The end of the turn. */
  | { readonly kind: 'close'; readonly proposal: Exclude<Proposal, { kind: 'act' }> }

interface ToolRecord<Input extends TSchema> {
  readonly input: Input
  readonly description: string
  readonly interpret: (input: Static<Input>, around: Around) => Meaning | Promise<Meaning>
}

/** Makes a tool of its record. Whoever calls `interpret` has read the input by the schema. */
export function modelTool<Input extends TSchema>({
  input,
  description,
  interpret,
}: ToolRecord<Input>): ModelTool {
  return { input, description, interpret: (read, around) => interpret(read as Static<Input>, around) }
}

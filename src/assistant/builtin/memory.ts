import type { Language, SequenceStep } from '#protocol'
import type { Intent } from './understand/intent.ts'
import type { Fact } from './fill/fact.ts'
import type { Move } from './act/outcome.ts'
import type { Check } from './observe/check.ts'
import type { Deed } from './propose/deed.ts'
import type { Submission } from './observe/submission.ts'
import type { Trace } from './observe/trace.ts'

/** What the engine keeps of a conversation. Plain JSON: it outlives page loads, processes and nodes. */
export interface Memory {
  readonly version: 2
  /** The last message that was dealt with. */
  readonly handled?: string
  /** What the visitor speaks, on pages that do not say what they are written in. */
  readonly language?: Language
  readonly task?: Task
  readonly asked?: Asked
  /** What was spoken of last, for an `it` in the next message. */
  readonly topic?: string
  /** The page on which it was spoken of: on another one `it` is something else. */
  readonly topicAt?: string
  /** How what was done last is taken back, step by step; null: there is no way back. */
  readonly undo?: readonly Intent[] | null
}

/** A message that takes more than one step. */
export interface Task {
  /** Clauses and resolved intents still to be done. */
  readonly rest: readonly (string | Intent)[]
  /** The whole message, for when a clause by itself says too little. */
  readonly said?: string
  /** What the visitor told for forms and is not filled in yet. */
  readonly facts: readonly Fact[]
  /** What was spoken of last, for a later `it`. */
  readonly topic?: string
  /** What to do again on each further page of a form that is being filled. */
  readonly finale?: string
  /** Descriptions of the steps that were seen to work, and of those that showed nothing. */
  readonly done: readonly string[]
  readonly unseen: readonly string[]
  /** The same that was seen to work, as it is told to the visitor. */
  readonly deeds: readonly Deed[]
  /** How to take back what was seen to work, the last first; null: there is no way back. */
  readonly undo: readonly Intent[] | null
  readonly pending?: Pending
}

/** The steps that were proposed and are not yet answered. */
export interface Pending {
  readonly steps: readonly SequenceStep[]
  readonly checks: readonly Check[]
  readonly deeds: readonly (Deed | null)[]
  readonly undo: readonly Intent[] | null
  readonly before: Trace
  /** The form that the last of the steps sends. */
  readonly submission?: Submission
  /** What the steps were made of, to plan them again when the page has moved on. */
  readonly from: readonly (string | Intent)[]
  /** Steps beyond what one plan may hold: they come next. */
  readonly later?: readonly Move[]
  readonly again?: true
}

/** The engine's own last question. */
export type Asked =
  | { readonly kind: 'which'; readonly options: readonly Option[] }
  | { readonly kind: 'field'; readonly elementId: number; readonly label: string }
  | { readonly kind: 'offer'; readonly intent: Intent }
  /** No question, but a list that `the first one` may speak of. */
  | { readonly kind: 'listed'; readonly names: readonly string[] }

export interface Option {
  readonly label: string
  readonly intent: Intent
  /** What was wanted in the first place, and is done where the option leads. */
  readonly after?: readonly Intent[]
}

export const noTask: Task = { rest: [], facts: [], done: [], unseen: [], deeds: [], undo: [] }

/** Takes back what was kept; anything else is a conversation that has just begun. */
export function readMemory(kept: unknown): Memory {
  const known = typeof kept === 'object' && kept !== null && (kept as Memory).version === 2
  return known ? (kept as Memory) : { version: 2 }
}

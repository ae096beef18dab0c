import type { Thing } from '../view/index.ts'
import type { Act } from './act.ts'
import type { PolicyContext } from './policy-context.ts'

/** What a piece of evidence found. */
export interface Finding {
  /** For the engine and the owner's timeline: what was found and what to do instead. */
  readonly reason: string
  /** The visitor is about to lose something. */
  readonly destructive?: boolean
  /** A yes may hold for the rest of the conversation. */
  readonly remembers?: boolean
}

/** Looks at one thing alone. Undefined: it has nothing to say of this act. */
export type Evidence = (act: Act, context: PolicyContext) => Finding | string | undefined

/** A row of the decision table. */
export interface Row {
  readonly id: string
  readonly decision: 'refuse' | 'ask' | 'allow'
  readonly evidence: Evidence
}

/** How a reason names a thing. */
export function named(thing: Thing | undefined): string {
  return thing ? `${thing.kind} "${thing.name || thing.id}"` : 'the page'
}

/** What the engine is told of things that are the visitor's to do. */
export const pointAtIt = 'highlight it and let the visitor do it'

import type { Language } from '#protocol'
import type { Offer } from '../decide/decision.ts'
import type { Arguments } from '../fill/tools/tool-arguments.ts'
import type { Move } from '../plan/move.ts'
import type { Subject } from './subject.ts'

/** What the engine keeps of a conversation. Plain JSON: it outlives page loads, processes and nodes. */
export interface Memory {
  readonly version: 4
  /** The last message that was dealt with. */
  readonly handled?: string
  /** The language of the visitor's last words that told. */
  readonly language?: Language
  readonly task?: Task
  /** What the visitor was last asked. */
  readonly asked?: Asked
  /** What was told and has found no field yet. */
  readonly facts?: readonly string[]
  /** What visitors told of themselves where no form asked for it. */
  readonly told?: readonly string[]
  /** What was last done, and where: it can be taken back or corrected. */
  readonly last?: {
    readonly moves: readonly Move[]
    readonly url: string | undefined
    /** The page on which the last of them was made. */
    readonly from: string | undefined
  }
  readonly subject?: Subject
  /** What was set here one after the other, the latest last: it can be spoken of again. */
  readonly done?: { readonly url: string | undefined; readonly moves: readonly Move[] }
}

/** A question of the engine's own, which the next message may answer. */
export type Asked = AskedChoice | AskedFields | AskedTool

/** Which of these? */
export interface AskedChoice {
  readonly kind: 'choice'
  readonly offers: readonly Offer[]
}

/** What belongs into these fields? */
export interface AskedFields {
  readonly kind: 'fields'
  readonly fields: readonly { readonly elementId: number; readonly label: string }[]
  /** What is pressed once they are filled in. */
  readonly press?: Move
}

/** What is a tool of the site to be given? */
export interface AskedTool {
  readonly kind: 'tool'
  readonly tool: string
  readonly given: Arguments
  readonly todo: readonly string[]
}

/** What has come of a sentence so far. */
export interface Progress {
  readonly done: readonly Move[]
  /** Moves of which nothing was seen. */
  readonly unseen: readonly Move[]
  /** Values for which there was no field. */
  readonly left: readonly string[]
  /** Parts of the sentence that come later, as they were said. */
  readonly todo: readonly string[]
  /** What was told for the forms of pages to come. */
  readonly facts: readonly string[]
  /** Parts of the sentence that were not understood. */
  readonly open?: readonly string[]
  /** Whether forms of pages to come are sent as well. */
  readonly sends?: boolean
  /** Whether the same was already tried a second time. */
  readonly again?: boolean
}

export const nothingYet: Progress = { done: [], unseen: [], left: [], todo: [], facts: [] }

/** Moves that were proposed and are not yet answered, and those that come after them. */
export interface Task extends Progress {
  readonly pending: readonly Move[]
  readonly rest: readonly Move[]
  readonly before: {
    readonly url: string | undefined
    readonly fingerprint: string
    /** What led to the cart was called: it may count what lies there. */
    readonly cart?: string
  }
}

/** Takes back what was kept; anything else is a conversation that has just begun. */
export function readMemory(kept: unknown): Memory {
  const known = typeof kept === 'object' && kept !== null && (kept as Memory).version === 4
  return known ? (kept as Memory) : { version: 4 }
}

/** What outlives a reply: the rest was about what is over. */
export function fresh({ handled, language, last, subject, told, done }: Memory): Memory {
  return {
    version: 4,
    ...(handled !== undefined && { handled }),
    ...(language !== undefined && { language }),
    ...(last !== undefined && { last }),
    ...(subject !== undefined && { subject }),
    ...(told !== undefined && { told }),
    ...(done !== undefined && { done }),
  }
}

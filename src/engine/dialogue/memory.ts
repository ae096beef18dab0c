import type { Language } from '#protocol'
import type { Offer } from '../decide/decide.ts'
import type { Move } from '../plan/move.ts'

/** What the engine keeps of a conversation. Plain JSON: it outlives page loads, processes and nodes. */
export interface Memory {
  readonly version: 3
  /** The last message that was dealt with. */
  readonly handled?: string
  /** The language of the visitor's last words that told. */
  readonly language?: Language
  readonly task?: Task
  /** What the visitor was last asked to choose from. */
  readonly offered?: readonly Offer[]
}

/** Moves that were proposed and are not yet answered, those that come after them, and what was seen to be done. */
export interface Task {
  readonly pending: readonly Move[]
  readonly rest: readonly Move[]
  readonly done: readonly Move[]
  /** Moves of which nothing was seen. */
  readonly unseen: readonly Move[]
  /** Values for which there was no field. */
  readonly left: readonly string[]
  readonly before: { readonly url: string | undefined; readonly fingerprint: string }
}

/** Takes back what was kept; anything else is a conversation that has just begun. */
export function readMemory(kept: unknown): Memory {
  const known = typeof kept === 'object' && kept !== null && (kept as Memory).version === 3
  return known ? (kept as Memory) : { version: 3 }
}

import type { EngineView } from '../../engine.ts'
import type { Move } from '../act/outcome.ts'
import type { PageIndex } from '../ground/page-index.ts'
import type { Task } from '../memory.ts'
import type { Phrasebook } from '../texts/index.ts'
import type { Intent } from '../understand/intent.ts'

/** What lies before the engine while it works on one step. */
export interface Desk {
  readonly view: EngineView
  readonly index: PageIndex
  readonly say: Phrasebook
  /** The message that is being dealt with. */
  readonly handled: string | undefined
  /** Steps that can go out together, and the clauses they were made of. */
  readonly moves: Move[]
  readonly from: (string | Intent)[]
  /** Sentences to be said with whatever comes next. */
  readonly speech: string[]
  task: Task
}

/** Sentences as one text. */
export function joined(...sentences: readonly string[]): string {
  return [...new Set(sentences)].filter((sentence) => sentence !== '').join(' ')
}

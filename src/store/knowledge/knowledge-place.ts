import type { Work } from '../statements/work.ts'
import type { KnowledgeDialect } from './knowledge-dialect.ts'

/** What a database gives the knowledge to work with. */
export interface KnowledgePlace {
  readonly dialect: KnowledgeDialect
  readonly now: () => number
  read<Result>(work: () => Work<Result>): Promise<Result>
  /** Whole or not at all. */
  change<Result>(work: () => Work<Result>): Promise<Result>
}

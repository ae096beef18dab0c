import { runNow } from '../statements/run-now.ts'
import type { KnowledgeStore } from '../knowledge-store.ts'
import type { GroupCommit } from '../libsql/commit/group-commit.ts'
import type { Connection } from '../libsql/file/open-database.ts'
import { knowledgeQueries } from './knowledge-queries.ts'
import { libsqlDialect } from './libsql-dialect.ts'

export interface LibsqlKnowledgeOptions {
  readonly connection: Connection
  readonly writes: GroupCommit
  readonly now: () => number
}

/** Knowledge in the same file as everything else. */
export function libsqlKnowledge({ connection, writes, now }: LibsqlKnowledgeOptions): KnowledgeStore {
  const run = runNow(connection)
  return knowledgeQueries({
    dialect: libsqlDialect,
    now,
    async read(work) {
      return run(work())
    },
    change: (work) => writes.change(() => run(work())),
  })
}

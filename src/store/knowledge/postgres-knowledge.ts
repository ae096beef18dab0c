import { runOverWire } from '../statements/run-over-wire.ts'
import type { KnowledgeStore } from '../knowledge-store.ts'
import type { Postgres } from '../postgres/open-postgres.ts'
import { knowledgeQueries } from './knowledge-queries.ts'
import { postgresDialect } from './postgres-dialect.ts'

/** Any number, the same in every release: changes of what is known come one after the other. */
const knowledgeLock = 7_242_431_004

/** Knowledge that all nodes share. */
export function postgresKnowledge(postgres: Postgres, now: () => number): KnowledgeStore {
  return knowledgeQueries({
    dialect: postgresDialect,
    now,
    read: (work) => runOverWire(work(), postgres.askAside),
    change: (work) =>
      postgres.transact(async (ask) => {
        await ask({ sql: 'select pg_advisory_xact_lock($1)', parameters: [knowledgeLock] })
        return runOverWire(work(), ask)
      }),
  })
}

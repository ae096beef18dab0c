import type { CompiledQuery } from 'kysely'
import type { Connection } from '../../libsql/open-database.ts'

interface Statement {
  all(...parameters: readonly unknown[]): unknown[]
  run(...parameters: readonly unknown[]): { changes: number }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

/** Runs kysely's queries on the spot, as a transaction of the group commit needs it. */
export interface SyncQueries {
  all<Row>(query: Compilable<Row>): Row[]
  first<Row>(query: Compilable<Row>): Row | undefined
  /** Returns how many rows changed. */
  run<Row>(query: Compilable<Row>): number
}

export function syncQueries(connection: Connection): SyncQueries {
  const prepared = new Map<string, Statement>()
  const prepare = (sql: string) => {
    let statement = prepared.get(sql)
    if (!statement) prepared.set(sql, (statement = connection.prepare(sql) as Statement))
    return statement
  }
  function all<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile()
    return prepare(sql).all(...parameters) as Row[]
  }
  return {
    all,
    first: (query) => all(query)[0],
    run(query) {
      const { sql, parameters } = query.compile()
      return prepare(sql).run(...parameters).changes
    },
  }
}

import type { Connection } from './open-database.ts'

/** A prepared query of one column. libsql's `pluck` holds for `all` only. */
export function column<Value>(connection: Connection, sql: string) {
  const statement = connection.prepare(sql).pluck()
  return {
    all: (...parameters: unknown[]) => statement.all(...parameters) as Value[],
    first: (...parameters: unknown[]) => statement.all(...parameters)[0] as Value | undefined,
  }
}

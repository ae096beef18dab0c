import type { Connection } from './open-database.ts'

/** A prepared query of one column. */
export function column<Value>(connection: Connection, sql: string) {
  const many = connection.prepare(sql).pluck()
  // libsql's `pluck` holds for `all` only, and a single row costs half by `get`.
  const one = connection.prepare(sql).raw()
  return {
    all: (...parameters: unknown[]) => many.all(...parameters) as Value[],
    first: (...parameters: unknown[]) => (one.get(...parameters) as unknown as [Value] | undefined)?.[0],
  }
}

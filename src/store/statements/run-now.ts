import type { Connection } from '../libsql/file/open-database.ts'
import type { Work } from './work.ts'

interface Statement {
  all(...parameters: readonly unknown[]): unknown[]
  run(...parameters: readonly unknown[]): { changes: number }
}

/** Does work on the spot, as a transaction of the group commit needs it. */
export function runNow(connection: Connection): <Result>(work: Work<Result>) => Result {
  const prepared = new Map<string, Statement>()
  const prepare = (sql: string) => {
    let statement = prepared.get(sql)
    if (!statement) prepared.set(sql, (statement = connection.prepare(sql) as Statement))
    return statement
  }
  return (work) => {
    let step = work.next()
    while (!step.done) {
      const { sql, parameters, reads } = step.value
      const statement = prepare(sql)
      const rows = reads ? statement.all(...parameters) : []
      const count = reads ? rows.length : statement.run(...parameters).changes
      step = work.next({ rows, count })
    }
    return step.value
  }
}

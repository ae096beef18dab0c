import { column } from '../../libsql/column.ts'
import type { Connection } from '../../libsql/open-database.ts'
import type { Step, Work } from '../queries/work.ts'

/** What one statement answers. */
type Run = (parameters: readonly unknown[]) => { rows: unknown[]; count: number }

/** Does work on the spot, as a transaction of the group commit needs it. */
export function runNow(connection: Connection): <Result>(work: Work<Result>) => Result {
  const prepared = new Map<string, Run>()
  const prepare = (step: Step) => {
    let run = prepared.get(step.sql)
    if (!run) prepared.set(step.sql, (run = step.reads ? reading(step.sql) : writing(step.sql)))
    return run
  }

  /** All rows come as one text: libsql takes longer to hand over ten values than to find them. */
  function reading(sql: string): Run {
    const fields = connection
      .prepare(sql)
      .columns()
      .map(({ name }) => `'${name}', "${name}"`)
    const packed = `select json_group_array(json_object(${fields.join(', ')})) from (${sql})`
    const { first } = column<string>(connection, packed)
    return (parameters) => {
      const rows = JSON.parse(first(...parameters) ?? '[]') as unknown[]
      return { rows, count: rows.length }
    }
  }

  function writing(sql: string): Run {
    const statement = connection.prepare(sql)
    return (parameters) => ({ rows: [], count: statement.run(...parameters).changes })
  }

  return (work) => {
    let step = work.next()
    while (!step.done) step = work.next(prepare(step.value)(step.value.parameters))
    return step.value
  }
}

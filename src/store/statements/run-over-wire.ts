import type { Ask } from '../postgres/open-postgres.ts'
import type { Work } from './work.ts'

/** Does work statement by statement. */
export async function runOverWire<Result>(work: Work<Result>, ask: Ask): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    const { sql, parameters, byHand } = step.value
    step = work.next(await ask({ sql: byHand ? numbered(sql) : sql, parameters }))
  }
  return step.value
}

/** PostgreSQL numbers its values. */
function numbered(sql: string): string {
  let number = 0
  return sql.replaceAll('?', () => `$${++number}`)
}

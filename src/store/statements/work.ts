/** One statement of a piece of work. */
export interface Step {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Whether rows are wanted, or only how many it changed. */
  readonly reads: boolean
  /** Written by hand, with a question mark for each value; kysely's statements speak their database's dialect already. */
  readonly byHand?: boolean
}

export interface StepAnswer {
  readonly rows: unknown[]
  readonly count: number
}

/**
 * Work of the dashboard: it yields its statements and is handed what they answer. So the same code runs on the spot inside
 * a transaction of the file, and over the wire in one of PostgreSQL.
 */
export type Work<Result> = Generator<Step, Result, StepAnswer>

interface Compilable<Row> {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[]; readonly query: unknown }
  /** Never there; it tells the type of the rows. */
  execute?(): Promise<Row[]>
}

export function* all<Row>(query: Compilable<Row>): Work<Row[]> {
  const { sql, parameters } = query.compile()
  return (yield { sql, parameters, reads: true }).rows as Row[]
}

export function* first<Row>(query: Compilable<Row>): Work<Row | undefined> {
  return (yield* all(query))[0]
}

/** Returns how many rows changed. */
export function* run<Row>(query: Compilable<Row>): Work<number> {
  const { sql, parameters } = query.compile()
  return (yield { sql, parameters, reads: false }).count
}

/** Rows of a statement written by hand. */
export function* rowsOf<Row>(sql: string, ...parameters: unknown[]): Work<Row[]> {
  return (yield { sql, parameters, reads: true, byHand: true }).rows as Row[]
}

/** Runs a statement written by hand; returns how many rows changed. */
export function* runSql(sql: string, ...parameters: unknown[]): Work<number> {
  return (yield { sql, parameters, reads: false, byHand: true }).count
}

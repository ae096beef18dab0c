import { ApiError } from '#protocol'
import pg from 'pg'
import { unavailable } from '../unavailable.ts'
import { openPipelinedConnections } from './pipelined-connections.ts'

/** A statement and its values. One with a name is prepared once on each connection. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly name?: string
}

export interface QueryResult {
  readonly rows: unknown[]
  /** How many rows were changed or read. */
  readonly count: number
}

export type Ask = (query: Query) => Promise<QueryResult>

/** PostgreSQL, as a few connections. Whatever it does not answer in time rejects with `unavailable`. */
export interface Postgres {
  readonly pool: pg.Pool
  /** For short statements: many travel at once. */
  ask: Ask
  /** For statements that may take a while: each has a connection to itself. */
  askAside: Ask
  /** One transaction: whole, or not at all. */
  transact<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface PostgresOptions {
  readonly url: string
  /** Bounds how long a caller waits for a database that is away. */
  readonly patienceMs: number
  readonly onWarning: (what: string, cause?: unknown) => void
}

/** Beside the lines of the short statements. */
const maxConnections = 5
/** A node that stops in the middle of a transaction must not hold its locks for ever. */
const idleInTransactionMs = 5_000

export function openPostgres({ url, patienceMs, onWarning }: PostgresOptions): Postgres {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: 2 * patienceMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    application_name: 'pagehand',
    types: { getTypeParser },
  }
  const pool = new pg.Pool({ ...config, max: maxConnections })
  const pipelined = openPipelinedConnections({ config, onWarning })
  pool.on('error', (error) => onWarning('a connection to PostgreSQL was lost', error))
  // The pool listens to idle connections alone: one lost between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))

  async function askOn(client: Pick<pg.Pool, 'query'>, { sql, parameters }: Query): Promise<QueryResult> {
    const { rows, rowCount } = await client.query(sql, parameters.map(withoutNul))
    return { rows, count: rowCount ?? 0 }
  }

  return {
    pool,
    ask: ({ parameters, ...query }) =>
      pipelined.ask({ ...query, parameters: parameters.map(withoutNul) }).catch(refuse),
    askAside: (query) => askOn(pool, query).catch(refuse),
    async transact(work) {
      const client = await pool.connect().catch(refuse)
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work((query) => askOn(client, query))
        await client.query('commit')
        return result
      } catch (error) {
        // A connection that does not even roll back is of no use to the next caller.
        await client.query('rollback').catch((fault: Error) => (broken = fault))
        return refuse(error)
      } finally {
        client.release(broken)
      }
    },
    async close() {
      await Promise.all([pipelined.close(), pool.end()])
    },
  }
}

/** Numbers of 64 bits arrive as text: ours are times and counters, far below what a double holds exactly. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8
    ? Number
    : (pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown)
}

/** PostgreSQL's text cannot hold the one character that visitors never type. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}

/** Classes of SQLSTATE that speak of the server's state and not of the statement. */
const passing = /^(?:08|25006|40|53|55P03|57)/

function refuse(error: unknown): never {
  if (error instanceof ApiError) throw error
  const code = sqlState(error)
  throw code === undefined || passing.test(code) ? unavailable(error) : error
}

/** The server's own code of an error; undefined: the server did not say it. */
export function sqlState(error: unknown): string | undefined {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

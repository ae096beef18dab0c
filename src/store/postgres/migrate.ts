import pg from 'pg'
import { migrations } from '../migrations/postgres-migrations.ts'

/** Any number, the same in every release: who holds it is the one that migrates. */
const lock = 7_242_431_002
const connectMs = 5_000

/** Applies what is missing, in order. Nodes that start together wait for the one that does it. */
export async function migratePostgres({ url, now }: { url: string; now: () => number }): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (number integer primary key, name text not null, at bigint not null)',
    )
    const { rows } = await client.query<{ number: number }>('select number from migrations')
    const done = new Set(rows.map(({ number }) => number))
    const missing = migrations.filter(({ number }) => !done.has(number))
    for (const { number, name, sql } of missing) {
      // Statements that are sent together are one transaction; the record of them belongs to it.
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into migrations (number, name, at) values ($1, $2, $3)', [
        number,
        name,
        now(),
      ])
      await client.query('commit')
    }
    return missing.map(({ name }) => name)
  } finally {
    // Ends the session, and with it the lock and a transaction that failed half-way.
    await client.end()
  }
}

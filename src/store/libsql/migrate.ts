import { column } from './column.ts'
import type { Connection } from './open-database.ts'
import { migrations } from './migrations.ts'

/** Applies what is missing, in order. Two processes may start at once: the write lock lets one do it. */
export function migrate({ connection, now }: { connection: Connection; now: () => number }): void {
  connection.exec(
    'create table if not exists migrations (number integer primary key, name text not null, at integer not null)',
  )
  if (missing(connection).length === 0) return
  connection.exec('begin immediate')
  try {
    const record = connection.prepare('insert into migrations (number, name, at) values (?, ?, ?)')
    for (const { number, name, sql } of missing(connection)) {
      connection.exec(sql)
      record.run(number, name, now())
    }
    connection.exec('commit')
  } catch (error) {
    connection.exec('rollback')
    throw error
  }
}

function missing(connection: Connection) {
  const done = new Set(column<number>(connection, 'select number from migrations').all())
  return migrations.filter(({ number }) => !done.has(number))
}

import { existsSync } from 'node:fs'
import { backUpTo } from './backup.ts'
import { column } from './column.ts'
import type { Connection } from './open-database.ts'
import { migrations } from '../../migrations/libsql-migrations.ts'

interface MigrateOptions {
  readonly connection: Connection
  readonly file: string
  readonly now: () => number
}

/** Applies what is missing, in order, and tells what that was. Two processes may start at once: the write lock lets one do it. */
export function migrate({ connection, file, now }: MigrateOptions): string[] {
  connection.exec(
    'create table if not exists migrations (number integer primary key, name text not null, at integer not null)',
  )
  const [next] = missing(connection)
  if (!next) return []
  backUpBefore(next.number, connection, file)
  connection.exec('begin immediate')
  try {
    const record = connection.prepare('insert into migrations (number, name, at) values (?, ?, ?)')
    const steps = missing(connection)
    for (const { number, name, sql } of steps) {
      connection.exec(sql)
      record.run(number, name, now())
    }
    connection.exec('commit')
    return steps.map(({ name }) => name)
  } catch (error) {
    connection.exec('rollback')
    throw error
  }
}

/** A file that holds data is kept as it was: whoever goes back to the release before may need it. */
function backUpBefore(number: number, connection: Connection, file: string): void {
  const isNew = missing(connection).length === migrations.length
  const backup = `${file}.before-${number}`
  if (!isNew && !existsSync(backup)) backUpTo(connection, backup)
}

function missing(connection: Connection) {
  const done = new Set(column<number>(connection, 'select number from migrations').all())
  return migrations.filter(({ number }) => !done.has(number))
}

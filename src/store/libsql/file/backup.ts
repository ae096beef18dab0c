import { ApiError } from '#protocol'
import Database from 'libsql'
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { column } from './column.ts'
import type { Connection } from './open-database.ts'
import { markAsLost } from '../commit/reboot-guard.ts'

/** Writes everything as it is at this moment into a new file; whoever uses the database goes on. */
export function backUpTo(connection: Connection, to: string): void {
  if (existsSync(to)) throw new ApiError('conflict', `${to} is there already.`)
  connection.prepare('vacuum into ?').run(to)
  // What visitors said must not be readable by other users.
  chmodSync(to, 0o600)
}

/** Backs a database up while a server runs on it. */
export function backUpFile({ file, to }: { file: string; to: string }): void {
  if (!existsSync(file)) throw new ApiError('not_found', `There is no database at ${file}.`)
  const connection = new Database(file)
  try {
    connection.pragma('busy_timeout = 5000')
    backUpTo(connection, to)
  } finally {
    connection.close()
  }
}

/** Puts a backup in the place of a database that nobody uses. What was there is kept beside it. */
export function restoreFile({ from, file }: { from: string; file: string }): { kept: string | undefined } {
  if (!existsSync(from)) throw new ApiError('not_found', `There is no backup at ${from}.`)
  refuseBroken(from)
  const kept = existsSync(file) ? setAside(file) : undefined
  copyFileSync(from, `${file}.restoring`)
  chmodSync(`${file}.restoring`, 0o600)
  renewLogs(`${file}.restoring`)
  renameSync(`${file}.restoring`, file)
  return { kept }
}

/** What was said since the backup is not in its logs: they must not give the same positions out again. */
function renewLogs(file: string): void {
  const connection = new Database(file)
  try {
    markAsLost(connection)
  } finally {
    connection.close()
  }
}

function refuseBroken(from: string): void {
  const connection = new Database(from)
  try {
    const health = column<string>(connection, 'pragma quick_check').first()
    const tables = column<string>(connection, `select name from sqlite_master where name = 'migrations'`)
    if (health === 'ok' && tables.first() !== undefined) return
  } catch {
    // It is not even a database.
  } finally {
    connection.close()
  }
  throw new ApiError('invalid_message', `${from} is no backup of ours, or it is damaged.`)
}

/** Only whoever is alone can leave the write-ahead log behind: that is how we know that no server runs on it. */
function setAside(file: string): string {
  const connection = new Database(file)
  try {
    connection.pragma('journal_mode = DELETE')
  } catch {
    throw new ApiError('conflict', `${file} is in use. Stop the server first.`)
  } finally {
    connection.close()
  }
  const kept = `${file}.replaced`
  rmSync(kept, { force: true })
  renameSync(file, kept)
  return kept
}

import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import type { Connection } from '../file/open-database.ts'

/** Makes committed transactions durable. */
export interface Disk {
  /** Everything committed so far is on disk when `done` is called, unless it says why not. */
  sync(done: (fault: unknown) => void): void
  syncNow(): void
  close(): void
}

/**
 * Takes the waiting for the disk over from the database, which would do it on this thread at every commit: a disk that
 * is busy takes milliseconds, in which no visitor would be served. A commit is then in the hands of the operating
 * system, where no `kill -9` reaches it, and on disk after `sync`.
 */
export function openDisk(connection: Connection, file: string): Disk {
  connection.pragma('synchronous = NORMAL')
  let wal: number | undefined
  let inFlight = 0
  let closed = false
  // Not before the first commit, which makes it. It stays the same file as long as we have the database open.
  const open = () => (wal ??= openSync(`${file}-wal`, 'r+'))

  function closeIfIdle(): void {
    if (!closed || inFlight > 0 || wal === undefined) return
    closeSync(wal)
    wal = undefined
  }

  return {
    sync(done) {
      inFlight += 1
      fdatasync(open(), (fault) => {
        inFlight -= 1
        closeIfIdle()
        done(fault ?? undefined)
      })
    },
    syncNow: () => fdatasyncSync(open()),
    close() {
      closed = true
      closeIfIdle()
    },
  }
}

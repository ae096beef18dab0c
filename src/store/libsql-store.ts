import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { libsqlAdmin } from './admin/libsql/libsql-admin.ts'
import { libsqlKnowledge } from './knowledge/libsql-knowledge.ts'
import type { Store } from './store.ts'
import { openBatch } from './libsql/commit/batch.ts'
import { endSessions } from './libsql/sessions/end-sessions.ts'
import { libsqlEventLog, type Unconfirmed } from './libsql/log/event-log.ts'
import { groupCommit } from './libsql/commit/group-commit.ts'
import { openJournal } from './libsql/log/journal.ts'
import { createSettingsCache } from './libsql/settings-cache.ts'
import { memoryLeases } from './libsql/sessions/leases.ts'
import { openDisk } from './libsql/commit/disk.ts'
import { migrations } from './migrations/libsql-migrations.ts'
import { openDatabase } from './libsql/file/open-database.ts'
import { openRebootGuard } from './libsql/commit/reboot-guard.ts'
import { readSessions } from './libsql/sessions/read-sessions.ts'
import { rebuildTails } from './libsql/log/rebuild.ts'
import { recentSessions } from './libsql/sessions/recent-sessions.ts'
import { reportWrites } from './libsql/commit/report-writes.ts'
import { openRows } from './libsql/sessions/rows.ts'
import { libsqlSites } from './libsql/sites.ts'
import { libsqlSpending } from './libsql/spending.ts'
import { openSweep } from './libsql/sessions/sweep.ts'
import { openTails } from './libsql/log/tails.ts'
import { writeSessions } from './libsql/sessions/write-sessions.ts'

export interface LibsqlOptions {
  readonly file: string
  readonly now?: () => number
  readonly newEpoch?: () => string
  /** When the machine was started. */
  readonly bootedAt?: number | undefined
  /** How long events stay replayable. */
  readonly keepMs?: number
  /** How many events of one session stay replayable. */
  readonly maxEntries?: number
  /** How many characters of events of all sessions together. */
  readonly maxCharacters?: number
  readonly sweepEveryMs?: number
  /** How many entries of transcripts are indexed in one transaction. */
  readonly indexRowsAtOnce?: number
  /** Told what the schema of a database that was there already was brought up to date by. */
  readonly onMigrated?: (steps: readonly string[]) => void
  /** Something the operator should know of. */
  readonly onWarning?: (what: string, cause?: unknown) => void
}

/** Everything in one file, for one server process. The CLI may open the same file beside it. */
export function libsqlStore(options: LibsqlOptions): Store {
  const { file, now = Date.now, newEpoch = () => randomBytes(4).toString('hex') } = options
  const { keepMs = 1_800_000, maxEntries = 10_000, maxCharacters = 128_000_000 } = options
  mkdirSync(dirname(file), { recursive: true })
  const { connection, queries, migrated } = openDatabase({ file, now })
  if (migrated.length > 0 && migrated.length < migrations.length) options.onMigrated?.(migrated)
  const journal = openJournal(connection)
  const tails = openTails(connection)
  const recents = recentSessions(connection, tails)
  const rows = openRows(connection)
  const rebootGuard = openRebootGuard({ connection, newEpoch, bootedAt: options.bootedAt })
  const unconfirmed: Unconfirmed = new Set()
  const writes = groupCommit({
    connection,
    disk: openDisk(connection, file),
    rebootGuard,
    report: reportWrites(options.onWarning ?? (() => undefined)),
    openBatch() {
      const batch = openBatch({ journal, rows, at: now(), maxEntries, forget: recents.forget })
      for (const tail of unconfirmed) batch.note(tail)
      batch.afterCommit(() => unconfirmed.clear())
      return batch
    },
  })
  const { keep, changing } = createSettingsCache(connection)
  rebuildTails({ connection, journal, tails, maxEntries })

  const sweep = openSweep({ connection, journal, tails, writes, now, keepMs, maxCharacters })
  const sweeping = setInterval(() => void sweep().catch(ignoreUntilNextTime), options.sweepEveryMs ?? 10_000)
  sweeping.unref()

  const admin = libsqlAdmin({
    connection,
    queries,
    writes,
    settings: changing(writes),
    now,
    newId: randomUUID,
    indexRowsAtOnce: options.indexRowsAtOnce,
  })

  return {
    sites: libsqlSites({ connection, queries, writes: changing(writes), keep }),
    sessions: {
      ...readSessions({ connection, tails, recents, now }),
      ...writeSessions({ connection, writes, tails, recents, newEpoch }),
      ...endSessions({ connection, writes, journal, tails, recents, now }),
      ...memoryLeases(tails, now),
    },
    log: libsqlEventLog(tails, writes, unconfirmed),
    admin: { ...admin, sites: { ...admin.sites, settings: keep(admin.sites.settings) } },
    knowledge: libsqlKnowledge({ connection, writes, now }),
    spending: libsqlSpending(connection, writes),
    async close() {
      clearInterval(sweeping)
      writes.close()
      connection.close()
    },
  }
}

/** A full disk is reported by the writes that visitors wait for; the sweep just comes again. */
function ignoreUntilNextTime(): void {}

import { libsqlStore, lockFolder, openSharedStore, type Store } from '#store'
import { join } from 'node:path'
import type { Config } from './settings/config.ts'
import type { Logger } from './logger.ts'
import { makeDataFolder } from './settings/make-data-folder.ts'
import { ConfigError } from './settings/read-setting.ts'

export type StorePlace = Pick<Config, 'dataDir' | 'sessionIdleMs'> &
  Partial<Pick<Config, 'databaseUrl' | 'redisUrl'>>

/** The embedded database of this folder. */
export function databaseFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'pagehand.db')
}

export interface StoreParts {
  readonly logger?: Logger
  /** Absent: the clock of this machine, and for leases that of the database. */
  readonly now?: () => number
}

/** Opens the memory the configuration asks for: a file of this node's own, or what many nodes share. */
export async function openStore(place: StorePlace, { logger, now }: StoreParts = {}): Promise<Store> {
  const { sessionIdleMs, databaseUrl, redisUrl } = place
  const parts = {
    onMigrated: (steps: readonly string[]) => logger?.info({ steps }, 'the database was brought up to date'),
    onWarning: (what: string, cause?: unknown) => logger?.warn({ err: cause }, what),
    ...(now && { now }),
  }
  if (databaseUrl === undefined || redisUrl === undefined) {
    makeDataFolder(place.dataDir)
    return libsqlStore({ file: databaseFile(place), keepMs: sessionIdleMs, ...parts })
  }
  return openSharedStore({ databaseUrl, redisUrl, sessionIdleMs, ...parts })
}

/** Takes DATA_DIR for this server: two on one file would each miss what the other wrote. */
export function lockDataDir({ dataDir, databaseUrl }: StorePlace): () => void {
  if (databaseUrl !== undefined) return () => undefined
  makeDataFolder(dataDir)
  const lock = lockFolder(dataDir)
  if (!lock)
    throw new ConfigError(
      `A server runs on DATA_DIR ${dataDir} already. Stop it, or set DATA_DIR to another folder.`,
    )
  return lock.release
}

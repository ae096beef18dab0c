import { libsqlStore, type Store } from '#store'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Opens the memory the configuration asks for. */
export async function openStore(config: Pick<Config, 'dataDir' | 'sessionIdleMs'>): Promise<Store> {
  return libsqlStore({ file: join(config.dataDir, 'pagehand.db'), keepMs: config.sessionIdleMs })
}

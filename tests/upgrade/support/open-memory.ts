import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { databaseFile, secretFile } from '#server'
import type { SharedDatabases } from '../../support/shared-places.ts'
import { places, sharedSecretKey, type Kind } from './memory.ts'

/** A copy of a memory, and the settings a server opens it with. */
export interface MemoryCopy {
  readonly environment: Record<string, string> & { readonly DATA_DIR: string }
  remove(): void
}

/** Copies what lies in the repository to a place where a server may write. */
export async function copyMemory(kind: Kind, databases: () => SharedDatabases): Promise<MemoryCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-upgrade-'))
  return {
    environment: { DATA_DIR: folder, ...(await copiers[kind](folder, databases)) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Copier = (folder: string, databases: () => SharedDatabases) => Promise<Record<string, string>>

const copiers: Record<Kind, Copier> = {
  async embedded(folder) {
    writeFileSync(databaseFile({ dataDir: folder }), gunzipSync(readFileSync(places.database)))
    copyFileSync(places.secret, secretFile({ dataDir: folder }))
    return {}
  },

  /** The log lay in Redis, which nobody backs up: it begins again, in one that knows nothing of other copies. */
  async shared(_, databases) {
    const { postgres, redis } = databases()
    await redis.crash()
    await redis.start()
    const databaseUrl = await postgres.database()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(readFileSync(places.dump, 'utf8')).finally(() => client.end())
    return { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, SECRET_KEY: sharedSecretKey }
  },
}

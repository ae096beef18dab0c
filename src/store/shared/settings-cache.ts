import type { Neighbours } from '../neighbours.ts'
import type { Postgres } from '../postgres/open-postgres.ts'

/** A cache of sites and their settings, which are read at every request and hardly ever change. */
export interface SettingsCache {
  /** Caches what the reader returned for a key. A miss is not cached. */
  keep<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value>
  /** The same PostgreSQL, for whoever changes settings: from then on every node reads them again. */
  changing(postgres: Postgres): Postgres
}

export interface SettingsCacheOptions {
  readonly neighbours: Neighbours
  /** Milliseconds of a clock that never jumps. */
  readonly ticks?: () => number
}

/** The TTL: other nodes announce their changes; if an announcement is lost, they are seen after this long. */
const keptMs = 1_000
const maxEntries = 1_000

export function createSettingsCache(options: SettingsCacheOptions): SettingsCache {
  const { neighbours, ticks = () => performance.now() } = options
  let version = 0
  const forget = () => void (version += 1)
  neighbours.listen(({ kind }) => {
    if (kind === 'settings' || kind === 'missed') forget()
  })

  return {
    keep<Value>(read: (key: string) => Promise<Value>) {
      const kept = new Map<string, { value: Value; until: number }>()
      let from = version
      return async (key) => {
        if (from !== version || kept.size >= maxEntries) kept.clear()
        const now = (from = version)
        const known = kept.get(key)
        const at = ticks()
        if (known && at < known.until) return known.value
        const value = await read(key)
        // A value that was read during a change may be stale.
        if (value !== undefined && now === version) kept.set(key, { value, until: at + keptMs })
        return value
      }
    },
    changing: (postgres) => ({
      ...postgres,
      async transact(work) {
        try {
          return await postgres.transact(work)
        } finally {
          forget()
          neighbours.tell({ kind: 'settings' })
        }
      },
    }),
  }
}

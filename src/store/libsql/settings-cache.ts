import { column } from './file/column.ts'
import type { GroupCommit } from './commit/group-commit.ts'
import type { Connection } from './file/open-database.ts'

/** Settings are read at every request and hardly ever changed: what was read is kept until somebody changes one. */
export interface SettingsCache {
  /** Caches what the reader returned for a key. A miss is not cached. */
  keep<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value>
  /** The same writes, for whoever changes settings: from then on they are read again. */
  changing(writes: GroupCommit): GroupCommit
}

const maxEntries = 1_000

/** How often a process looks whether another has changed something: each look costs as much as reading a setting. */
const lookEveryMs = 30

export function createSettingsCache(connection: Connection): SettingsCache {
  // Tells whether another process has written: the CLI on the same file.
  const elsewhere = column<number>(connection, 'pragma data_version')
  let theirs: number | undefined
  let lookedAt = -Infinity
  /** Grows with every change that could be one of a setting. */
  let version = 0

  function look(): number {
    const at = performance.now()
    if (at - lookedAt < lookEveryMs) return version
    lookedAt = at
    const seen = elsewhere.first()
    if (seen !== theirs) version += 1
    theirs = seen
    return version
  }

  return {
    keep<Value>(read: (key: string) => Promise<Value>) {
      const kept = new Map<string, Value>()
      let from = version
      return async (key) => {
        const seen = look()
        if (seen !== from || kept.size >= maxEntries) kept.clear()
        from = seen
        if (kept.has(key)) return kept.get(key) as Value
        const value = await read(key)
        if (value !== undefined && seen === from) kept.set(key, value)
        return value
      }
    },
    changing: (writes) => ({
      ...writes,
      async add(stage) {
        const result = await writes.add((batch) => {
          version += 1
          return stage(batch)
        })
        await noticed()
        return result
      },
      async change(stage) {
        const result = await writes.change(() => {
          version += 1
          return stage()
        })
        await noticed()
        return result
      },
    }),
  }
}

/** Every other process has looked again when this is over: what a command has changed holds once it has ended. */
function noticed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lookEveryMs + 2))
}

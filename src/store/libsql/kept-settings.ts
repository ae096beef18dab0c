import { column } from './column.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Connection } from './open-database.ts'

/** Settings are read at every request and hardly ever changed: what was read is kept until somebody changes one. */
export interface KeptSettings {
  /** Gives again what the reader gave for the same key. What it did not find is looked for each time. */
  keep<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value>
  /** The same writes, for whoever changes settings: from then on they are read anew. */
  changing(writes: GroupCommit): GroupCommit
}

const mostKept = 1_000

export function keptSettings(connection: Connection): KeptSettings {
  // Tells whether another process has written: the CLI on the same file.
  const elsewhere = column<number>(connection, 'pragma data_version')
  let theirs: number | undefined
  let ours = 0

  /** What arrives in one turn of the event loop was sent before it began: looking once in it misses nothing. */
  function version(): string {
    if (theirs === undefined) setImmediate(() => void (theirs = undefined))
    theirs ??= elsewhere.first()
    return `${theirs}.${ours}`
  }

  return {
    keep<Value>(read: (key: string) => Promise<Value>) {
      const kept = new Map<string, Value>()
      let from = ''
      return async (key) => {
        const now = version()
        if (now !== from || kept.size >= mostKept) kept.clear()
        from = now
        if (kept.has(key)) return kept.get(key) as Value
        const value = await read(key)
        if (value !== undefined && now === from) kept.set(key, value)
        return value
      }
    },
    changing: (writes) => ({
      ...writes,
      add: (stage) =>
        writes.add((batch) => {
          ours += 1
          return stage(batch)
        }),
      change: (stage) =>
        writes.change(() => {
          ours += 1
          return stage()
        }),
    }),
  }
}

import type { Spending, SpendingStore } from '../store.ts'
import type { GroupCommit } from './commit/group-commit.ts'
import type { Connection } from './file/open-database.ts'

const maxKept = 1_000

/** Counts by site and day, one row each. Asked at every turn, so what was read is kept until something is added. */
export function libsqlSpending(connection: Connection, writes: GroupCommit): SpendingStore {
  const find = connection.prepare('select messages, tokens from spending where site_id = ? and day = ?')
  const add = connection.prepare(`
    insert into spending values (?, ?, ?, ?)
    on conflict do update set messages = messages + excluded.messages, tokens = tokens + excluded.tokens`)
  const kept = new Map<string, Spending>()
  return {
    async of(siteId, day) {
      const key = `${day} ${siteId}`
      const known = kept.get(key)
      if (known) return known
      const spent = (find.get(siteId, day) as Spending | undefined) ?? { messages: 0, tokens: 0 }
      if (kept.size >= maxKept) kept.clear()
      kept.set(key, spent)
      return spent
    },
    add: (siteId, day, { messages, tokens }) =>
      writes.add(() => {
        kept.delete(`${day} ${siteId}`)
        add.run(siteId, day, messages, tokens)
      }),
  }
}

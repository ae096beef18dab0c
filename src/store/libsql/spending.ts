import type { Spending, SpendingStore } from '../store.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Connection } from './open-database.ts'

/** Counts by site and day, one row each. */
export function libsqlSpending(connection: Connection, writes: GroupCommit): SpendingStore {
  const find = connection.prepare('select messages, tokens from spending where site_id = ? and day = ?')
  const add = connection.prepare(`
    insert into spending values (?, ?, ?, ?)
    on conflict do update set messages = messages + excluded.messages, tokens = tokens + excluded.tokens`)
  return {
    async of(siteId, day) {
      return (find.get(siteId, day) as Spending | undefined) ?? { messages: 0, tokens: 0 }
    },
    add: (siteId, day, { messages, tokens }) =>
      writes.add(() => {
        add.run(siteId, day, messages, tokens)
      }),
  }
}

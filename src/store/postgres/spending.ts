import type { Spending, SpendingStore } from '../store.ts'
import type { Postgres } from './open-postgres.ts'

/** Counts by site and day, one row each. */
export function postgresSpending({ ask }: Pick<Postgres, 'ask'>): SpendingStore {
  return {
    async of(siteId, day) {
      const { rows } = await ask({
        name: 'spent',
        sql: 'select messages, tokens from spending where site_id = $1 and day = $2',
        parameters: [siteId, day],
      })
      return (rows as Spending[])[0] ?? { messages: 0, tokens: 0 }
    },
    async add(siteId, day, { messages, tokens }) {
      await ask({
        name: 'spend',
        sql: `insert into spending (site_id, day, messages, tokens) values ($1, $2, $3, $4)
          on conflict (site_id, day) do update
          set messages = spending.messages + excluded.messages, tokens = spending.tokens + excluded.tokens`,
        parameters: [siteId, day, messages, tokens],
      })
    },
  }
}

import type { TurnNote } from '#assistant'
import type { SpendingStore } from '#store'

export interface BudgetOptions {
  readonly spending: SpendingStore
  readonly messagesPerDay: number
  readonly now: () => number
}

/** What a site may still spend on outside models today. Anyone can post from a browser, so there is an end to it. */
export interface Budget {
  left(siteId: string): Promise<boolean>
  spent(siteId: string, notes: readonly TurnNote[]): Promise<void>
}

export function createBudget({ spending, messagesPerDay, now }: BudgetOptions): Budget {
  const today = () => new Date(now()).toISOString().slice(0, 10)
  return {
    async left(siteId) {
      return (await spending.of(siteId, today())).messages < messagesPerDay
    },
    async spent(siteId, notes) {
      const calls = notes.filter((note) => note.kind === 'usage')
      if (calls.length === 0) return
      const tokens = calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
      await spending.add(siteId, today(), { messages: 1, tokens })
    },
  }
}

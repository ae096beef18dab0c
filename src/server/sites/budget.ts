import type { TurnInput, TurnNote } from '#assistant'
import type { SpendingStore } from '#store'

export interface BudgetOptions {
  readonly spending: SpendingStore
  readonly messagesPerDay: number
  readonly tokensPerDay: number
  readonly now: () => number
}

/** What a site may still spend on outside models today. Anyone can post from a browser, so there is an end to it. */
export interface Budget {
  /** `own`: a limit of the site beside the server's. */
  left(siteId: string, own?: { readonly tokensPerDay: number }): Promise<boolean>
  /** What a run cost, also one that was cut short. The later runs of a turn bring no message. */
  spent(siteId: string, notes: readonly TurnNote[], inputs: readonly TurnInput[]): Promise<void>
}

export function createBudget({ spending, messagesPerDay, tokensPerDay, now }: BudgetOptions): Budget {
  const today = () => new Date(now()).toISOString().slice(0, 10)
  return {
    async left(siteId, own) {
      const { messages, tokens } = await spending.of(siteId, today())
      return messages < messagesPerDay && tokens < Math.min(tokensPerDay, own?.tokensPerDay ?? tokensPerDay)
    },
    async spent(siteId, notes, inputs) {
      const calls = notes.filter((note) => note.kind === 'usage')
      if (calls.length === 0) return
      const tokens = calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
      const messages = inputs.some(({ kind }) => kind === 'message') ? 1 : 0
      await spending.add(siteId, today(), { messages, tokens })
    },
  }
}

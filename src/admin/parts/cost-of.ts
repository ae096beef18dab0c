import type { AssistantHealth, TokenPrices } from '#protocol'

type Tokens = Omit<AssistantHealth['tokens'][number], 'day'>

/** What tokens cost. Cached ones without a price of their own cost as much as others. */
export function costOf({ inputTokens, cachedTokens, outputTokens }: Tokens, prices: TokenPrices): number {
  const { input, cached = input, output } = prices
  return ((inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output) / 1e6
}

/** An amount in words of the reader's language, small ones to the hundredth of a cent. */
export function sayCost(amount: number, currency: string): string {
  const digits = amount > 0 && amount < 0.1 ? 4 : 2
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat(undefined, options).format(amount)
}

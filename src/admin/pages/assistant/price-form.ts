import type { TokenPrices } from '#protocol'

/** What tokens cost, as the form has it; empty: not known. */
export interface PriceValues {
  currency: string
  inputPrice: number | ''
  cachedPrice: number | ''
  outputPrice: number | ''
}

export function priceValues(prices: TokenPrices | undefined): PriceValues {
  return {
    currency: prices?.currency ?? 'EUR',
    inputPrice: prices?.input ?? '',
    cachedPrice: prices?.cached ?? '',
    outputPrice: prices?.output ?? '',
  }
}

/** What is to be saved; null as long as not both prices are known. */
export function pricesOf({
  currency,
  inputPrice,
  cachedPrice,
  outputPrice,
}: PriceValues): TokenPrices | null {
  if (inputPrice === '' || outputPrice === '') return null
  return {
    currency: currency.trim().toUpperCase(),
    input: inputPrice,
    ...(cachedPrice !== '' && { cached: cachedPrice }),
    output: outputPrice,
  }
}

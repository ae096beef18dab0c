import type { Slot } from '../slots.ts'

const money = /[€$£¥₺]|\b(?:eur|usd|gbp|pln|zł)\b/iu

/** Whether a field asks for an amount of money. */
export function speaksOfMoney({ thing, labels, around }: Slot): boolean {
  return (
    money.test(thing.name) ||
    [...labels, ...around].some(
      ({ text, senses }) =>
        money.test(text) ||
        senses.some(({ notion }) =>
          /^(?:price|money\.|filter\.by-price|field\.price|rent-payment|wage|income|job\.salary)/.test(
            notion,
          ),
        ),
    )
  )
}

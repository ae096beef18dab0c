import { stored } from './stored.ts'

/** What the visitor has entered on the way through the checkout. The card is never part of it. */
export type CheckoutForm = Readonly<Record<string, string>>

export const checkoutForm = stored<CheckoutForm>('checkout', {})
export const discountCode = stored<string>('code', '')

export const discountPercentOf: Readonly<Record<string, number>> = { WELCOME10: 10 }

import type { Markup } from './html.ts'

/** The places of the main navigation. */
export const places = {
  lamps: { label: 'All lamps', path: '/demo/index.html' },
  gifts: { label: 'Gift finder', path: '/demo/gifts.html' },
  help: { label: 'Help', path: '/demo/help/index.html' },
  account: { label: 'Account', path: '/demo/account.html' },
  cart: { label: 'Cart', path: '/demo/cart.html' },
} as const

export type Place = keyof typeof places

export interface Page {
  /** Below /demo/. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly place?: Place
  /** Its own script of `scripts/`, beside the one all pages share. */
  readonly script?: string
  readonly main: Markup
}

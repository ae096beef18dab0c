import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { verdictOf } from '../testing/verdict-of.ts'

type PageTool = NonNullable<PageContext['tools']>[number]

function called(tool: Partial<PageTool> & { name: string }, input: Record<string, unknown> = {}): string {
  return verdictOf(
    { action: 'call_tool', elementId: -1, tool: tool.name, arguments: input },
    { tools: [{ description: '', readOnly: true, ...tool }] },
  )
}

describe('a tool that says it only reads', () => {
  it.each([
    'send_message',
    'transfer',
    'buy',
    'order_pizza',
    'grant_admin',
    'subscribe',
    'set_password',
    'change_email',
    'bookTable',
    'update_profile',
    'get_and_delete',
  ])('asks when it is called %s', (name) => expect(called({ name })).toBe('ask: writing-tool'))

  it.each(['Sends a message', 'Transfers money', 'Purchases the cart', 'Delete an account'])(
    'asks when it says "%s"',
    (description) => expect(called({ name: 'helper', description })).toBe('ask: writing-tool'),
  )

  it.each([
    'Gets the quote and places the order',
    'Get the summary. Then cancel the subscription.',
    'Shows the cart, charges the card',
  ])('asks when it goes on to say "%s"', (description) =>
    expect(called({ name: 'get_summary', description })).toBe('ask: writing-tool'),
  )

  it.each([
    ['get_prices', 'Gets prices, order dates and the delivery options'],
    ['list_items', 'Lists items, bookings and payments'],
    ['search_products', 'Finds products by their name'],
    ['get_order', 'Returns an order with its status'],
    ['listBookings', 'Lists the bookings of the visitor'],
    ['check_availability', 'Tells whether a table can be booked'],
    ['price', 'Tells a price'],
    ['stock', ''],
    ['order_status', 'Order status of a parcel'],
    ['opening_hours', 'When we are open'],
  ])('runs as %s', (name, description) => expect(called({ name, description })).toBe('allow: reading-tool'))
})

describe('what a tool is given', () => {
  const parameters = {
    type: 'object',
    properties: {
      p: { type: 'string', description: 'PIN' },
      card: { type: 'string', enum: ['Visa •••• 4242'] },
      news: { type: 'boolean', description: 'Yes, send me the newsletter' },
      guests: { type: 'number', description: 'Guests' },
      breakfast: { type: 'boolean', description: 'Breakfast' },
    },
  }
  const form = { name: 'book_room', readOnly: false, source: 'form' as const, parameters }

  it.each<[string, unknown]>([
    ['p', '1234'],
    ['card', 'Visa •••• 4242'],
    ['news', true],
    ['news', 'on'],
    ['news', 1],
    ['password', 'x'],
    ['guest', { login: { password: 'x' } }],
  ])('is never the visitor’s own: %s', (name, value) =>
    expect(called(form, { [name]: value })).toBe('refuse: known-tool'),
  )

  it('is shown otherwise', () =>
    expect(called(form, { guests: 2, breakfast: true, news: 'off' })).toBe('ask: writing-tool'))
})

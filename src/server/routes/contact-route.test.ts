import { expect, it } from 'vitest'
import { contactRoute, type ContactRouteOptions } from './contact-route.ts'
import type { Call } from './route.ts'

it('A message for a person is kept without the numbers of cards and accounts', async () => {
  const kept: unknown[] = []
  const { handle } = contactRoute({
    siteOf: async () => ({ site: { id: 'shop' }, host: 'shop.test' }),
    gate: { open: async () => ({ id: 's' }) },
    contacts: {
      notify: async () => ({ emails: [], webhookUrl: null }),
      add: async (contact: unknown) => kept.push(contact),
    },
    versionOf: async () => ({ site: {} }),
    sessionActions: { note: async () => undefined },
    mails: false,
    onAdded: () => undefined,
  } as unknown as ContactRouteOptions)
  const body = {
    sessionId: 's',
    name: 'Ada 4111111111111111',
    email: 'ada@example.org',
    message: 'Take it from 4111 1111 1111 1111 or DE89 3704 0044 0532 0130 00',
    shareConversation: false,
  }
  await handle({
    body,
    request: { headers: {}, ip: '192.0.2.1' },
    count: async () => undefined,
  } as unknown as Call<never>)
  expect(kept).toMatchObject([{ name: 'Ada [card •••]', message: 'Take it from [card •••] or [IBAN •••]' }])
})

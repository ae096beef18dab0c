import { Type, type Static } from 'typebox'
import { limits } from '../limits.ts'
import { patterns } from './patterns.ts'

/** How a visitor reaches a person of the site. */
export const SiteContact = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: limits.emailCharacters, pattern: patterns.email })),
    phone: Type.Optional(Type.String({ maxLength: 40, pattern: patterns.phone })),
    url: Type.Optional(Type.String({ maxLength: limits.urlCharacters, pattern: patterns.address })),
    hours: Type.Optional(Type.String({ maxLength: 200, description: 'When somebody is there, in words.' })),
    leaveMessage: Type.Optional(
      Type.Boolean({
        description:
          'Whether visitors may leave a message. They are offered it only if this is true; none is taken where `contact` is there without it.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type SiteContact = Static<typeof SiteContact>

/** Whether there is a way to anybody at all: hours alone are none. */
export function leadsToSomebody({ email, phone, url, leaveMessage }: SiteContact): boolean {
  return Boolean(email || phone || url || leaveMessage)
}

export const contactApi = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Leave a message for the people of the site.',
    body: Type.Object({
      sessionId: Type.String({ minLength: 1, maxLength: 64 }),
      name: Type.Optional(Type.String({ maxLength: limits.labelCharacters })),
      email: Type.String({ maxLength: limits.emailCharacters, pattern: patterns.email }),
      message: Type.String({ minLength: 1, maxLength: limits.messageCharacters, pattern: '\\S' }),
      shareConversation: Type.Boolean({
        description: 'Whether the visitor agrees that the conversation goes with it.',
      }),
    }),
    answer: Type.Object({ contactId: Type.String(), status: Type.Literal('kept') }),
    errors: [
      'invalid_message',
      'forbidden',
      'host_not_registered',
      'session_not_found',
      'rate_limit_exceeded',
    ],
  },
} as const

export type ContactRequest = Static<typeof contactApi.contact.body>

import { Type, type Static } from 'typebox'
import { HistoryEntry } from './history.ts'
import { limits } from '../limits.ts'

/** What continues a conversation: the browser keeps it, the server only a hash of the key. */
export const ConversationKey = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  key: Type.String({ minLength: 1, maxLength: 128, description: 'Its secret: whoever has it may read on.' }),
})
export type ConversationKey = Static<typeof ConversationKey>

/** One earlier conversation, as a list shows it. */
export const ConversationSummary = Type.Object({
  id: Type.String(),
  title: Type.String({ description: "The visitor's first words." }),
  time: Type.Integer({ description: 'When it was last active, in milliseconds since 1970.' }),
  messageCount: Type.Integer({ minimum: 0 }),
})
export type ConversationSummary = Static<typeof ConversationSummary>

const shared = ['invalid_message', 'host_not_registered', 'rate_limit_exceeded'] as const

/** Conversations of this browser, each named with its key. The Origin header names the site, as everywhere. */
export const conversationsApi = {
  listConversations: {
    method: 'POST',
    path: '/api/conversations',
    summary: 'What is left of these conversations. One that is gone, or whose key is wrong, is left out.',
    body: Type.Object({
      conversations: Type.Array(ConversationKey, { maxItems: limits.conversationsAtOnce }),
    }),
    answer: Type.Object({ conversations: Type.Array(ConversationSummary) }),
    errors: shared,
  },
  readConversation: {
    method: 'POST',
    path: '/api/conversations/read',
    summary: 'One conversation with its last messages.',
    body: ConversationKey,
    answer: Type.Object({ ...ConversationSummary.properties, history: Type.Array(HistoryEntry) }),
    errors: [...shared, 'not_found'],
  },
  deleteConversation: {
    method: 'POST',
    path: '/api/conversations/delete',
    summary: 'Delete a conversation, its sessions and its key.',
    body: ConversationKey,
    answer: Type.Object({ deleted: Type.Boolean() }),
    errors: [...shared, 'not_found'],
  },
} as const

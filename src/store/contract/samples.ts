import { randomUUID } from 'node:crypto'
import { defaultSiteConfig, type LoggedEvent } from '#protocol'
import type { AcceptedMessage, Site, Store } from '../store.ts'

export function site(changes: Partial<Site> = {}): Site {
  return {
    id: randomUUID(),
    name: 'A shop',
    hosts: ['shop.example'],
    config: defaultSiteConfig(),
    createdAt: 1,
    ...changes,
  }
}

/** A live session without a message. */
export async function newSession({ sessions }: Store, at = 1_000_000): Promise<string> {
  const id = randomUUID()
  await sessions.create({ id, siteId: 'site', host: 'shop.example', at })
  return id
}

export function message(
  sessionId: string,
  content: string,
  more: Partial<AcceptedMessage> = {},
): AcceptedMessage {
  const messageId = randomUUID()
  const entry = { role: 'user' as const, content }
  return { sessionId, messageId, entry, input: { kind: 'message', text: content }, at: 1_000_000, ...more }
}

export function chunk(chunkIndex: number): LoggedEvent {
  return { name: 'message_chunk', payload: { delta: `word ${chunkIndex} `, streamId: 's', chunkIndex } }
}

export function done(text: string): LoggedEvent {
  return { name: 'message_done', payload: { text, streamId: 's' } }
}

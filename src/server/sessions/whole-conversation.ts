import type { SessionStore } from '#store'

/** The session and all others of its conversation. */
export async function wholeConversation(
  sessions: Pick<SessionStore, 'thread' | 'threadOf'>,
  sessionId: string,
): Promise<string[]> {
  const thread = await sessions.threadOf(sessionId)
  const parts = thread === undefined ? [] : await sessions.thread(thread)
  return [...new Set([sessionId, ...parts.map((part) => part.sessionId)])]
}

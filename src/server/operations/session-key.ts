import { createHash } from 'node:crypto'

/** How log lines and traces name a session: its id is a credential, so only a hash of it leaves the house. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId.toLowerCase()).digest('hex').slice(0, 12)
}

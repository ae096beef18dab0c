import { createHash } from 'node:crypto'

/** How log lines and traces name a session: its id is a credential, so only a hash of it is logged. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId.toLowerCase()).digest('hex').slice(0, 12)
}

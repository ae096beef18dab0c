import { createHash, randomBytes } from 'node:crypto'

/** An unguessable token: 256 random bits, in characters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. It has 256 random bits: one round says nothing about it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses: 256 random bits, in letters that an address takes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. It has 256 random bits: one round says nothing about it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

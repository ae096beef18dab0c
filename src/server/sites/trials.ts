import type { DeskStore } from '#store'
import { hashToken, newToken } from '../identity/secret-token.ts'

export interface TrialsOptions {
  readonly trials: DeskStore['trials']
  readonly now: () => number
}

/** How long a member has to open the page they want to try the draft on. */
const tokenMs = 15 * 60_000
const shape = /^[\w-]{43}$/

/** Tokens with which a member talks to the draft on a page of the site. Neither they nor anything else replaces Origin. */
export function createTrials({ trials, now }: TrialsOptions) {
  return {
    async issue(siteId: string): Promise<{ token: string; expiresAt: number }> {
      const token = newToken()
      const expiresAt = now() + tokenMs
      await trials.issue({ siteId, tokenHash: hashToken(token), expiresAt })
      return { token, expiresAt }
    },

    /** Whether this begins a trial. What is no token of ours is not even looked for. */
    async take(siteId: string, token: unknown): Promise<boolean> {
      return typeof token === 'string' && shape.test(token) && trials.take(siteId, hashToken(token))
    },
  }
}

export type Trials = ReturnType<typeof createTrials>

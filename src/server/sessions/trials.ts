import type { AdminStore } from '#store'
import { hashToken, newToken } from '../identity/secret-token.ts'
import type { CallingSite } from '../origin/site-of.ts'
import type { SessionGate } from './session-gate.ts'

export interface TrialsOptions {
  readonly trials: AdminStore['trials']
  readonly gate: Pick<SessionGate, 'open'>
  readonly now: () => number
}

/** How long a member has to open the page they want to try the draft on. */
const tokenMs = 15 * 60_000
const shape = /^[\w-]{43}$/

/** Tokens with which a member talks to the draft on a page of the site. Neither they nor anything else replaces Origin. */
export function createTrials({ trials, gate, now }: TrialsOptions) {
  return {
    async issue(siteId: string): Promise<{ token: string; expiresAt: number }> {
      const token = newToken()
      const expiresAt = now() + tokenMs
      await trials.issue({ siteId, tokenHash: hashToken(token), expiresAt })
      return { token, expiresAt }
    },

    /**
     * Whether this begins a trial: a token, once, or the session of a trial that lives, for its next conversation.
     * What is neither by its shape is not even looked for.
     */
    async take(caller: CallingSite, token: unknown): Promise<boolean> {
      if (typeof token !== 'string') return false
      if (shape.test(token)) return trials.take(caller.site.id, hashToken(token))
      return gate.open(token, caller).then(
        ({ trial }) => trial,
        () => false,
      )
    },
  }
}

export type Trials = ReturnType<typeof createTrials>

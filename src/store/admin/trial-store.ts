/** A token with which a member talks to the draft of a site, once. Only its hash is kept. */
export interface TrialToken {
  readonly siteId: string
  readonly tokenHash: string
  readonly expiresAt: number
}

export interface TrialStore {
  issue(token: TrialToken): Promise<void>
  /** Takes the token, once. False: it is not for this site, was taken, or is too old. */
  take(siteId: string, tokenHash: string): Promise<boolean>
}

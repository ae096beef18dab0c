/** What the embedded OpenID provider keeps of a grant, a code, a sign-in. */
export interface ProviderRecord {
  readonly kind: string
  /** A hash: the real id is a credential. */
  readonly id: string
  /** Sealed. */
  readonly body: string
  readonly expiresAt: number | null
  readonly grantId: string | null
  readonly uid: string | null
  readonly consumedAt: number | null
}

export interface ProviderStore {
  /** The password an account signs in with. */
  passwordOf(
    by: { login: string } | { accountId: string },
  ): Promise<{ accountId: string; login: string; hash: string; changedAt: number } | undefined>
  changePassword(accountId: string, hash: string): Promise<void>

  /** Keeps a sealed secret unless there is one already; returns the one that is kept. */
  secret(name: string, sealed: string): Promise<string>
  fact(name: string): Promise<string | undefined>
  setFact(name: string, value: string): Promise<void>

  saveRecord(record: ProviderRecord): Promise<void>
  record(kind: string, id: string): Promise<ProviderRecord | undefined>
  recordByUid(kind: string, uid: string): Promise<ProviderRecord | undefined>
  /** Marks a record as used. False: somebody was faster. */
  consumeRecord(kind: string, id: string): Promise<boolean>
  removeRecord(kind: string, id: string): Promise<void>
  removeGrant(grantId: string): Promise<void>
  /** Forgets what has expired. */
  sweepRecords(): Promise<void>
}

import { openOperatorAccess, openStore, type ServerParts } from '#server'
import { createSessionNames } from '../../../src/server/admin/transcripts/session-names.ts'
import { createSealer } from '../../../src/server/identity/sealer.ts'
import { readSecretKey } from '../../../src/server/identity/secret-key.ts'
import { startAdmin } from '../../admin/support/start-admin.ts'
import { openGuest } from './guest.ts'

/** A server on a memory, with the operator's token. */
export async function openHouse(
  environment: Record<string, string> & { readonly DATA_DIR: string },
  parts: ServerParts = {},
) {
  const limits = { LIMIT_INIT_PER_MINUTE: '1000', LIMIT_CHAT_PER_MINUTE: '1000' }
  const admin = await startAdmin({ ...limits, ...environment }, parts, environment.DATA_DIR)
  const sealer = createSealer(readSecretKey(admin.config))
  return {
    ...admin,
    /** What the dashboard calls sessions: a memory has their own ids. */
    names: createSessionNames(sealer.derive('session names')),
    token: await tokenOf(undefined),
    tokenFor: tokenOf,
    guest: (origin: string, sessionId?: string) =>
      openGuest(admin.url, { origin, ...(sessionId !== undefined && { sessionId }) }),
  }

  /** An ID token of somebody, as the command line prints it. */
  async function tokenOf(email: string | undefined): Promise<string> {
    const store = await openStore(admin.config, parts.now && { now: parts.now })
    try {
      return await (await openOperatorAccess(admin.config, store, parts.now)).token(email)
    } finally {
      await store.close()
    }
  }
}

export type House = Awaited<ReturnType<typeof openHouse>>

import type { ProviderStore } from '#store'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { hashToken } from '../secret-token.ts'
import type { Sealer } from '../sealer.ts'

export interface RecordAdapterOptions {
  readonly provider: ProviderStore
  readonly sealer: Sealer
  readonly now: () => number
}

/** Keeps what the provider hands out in our store: ids hashed, contents sealed, since both are credentials. */
export function recordAdapter({ provider, sealer, now }: RecordAdapterOptions): (kind: string) => Adapter {
  return (kind) => {
    type Found = Awaited<ReturnType<ProviderStore['record']>>
    const purposeOf = (id: string) => `${kind}:${id}`
    const open = (found: Found): AdapterPayload | undefined => {
      if (!found) return undefined
      const payload = JSON.parse(sealer.open(found.body, purposeOf(found.id))) as AdapterPayload
      return found.consumedAt === null
        ? payload
        : { ...payload, consumed: Math.floor(found.consumedAt / 1_000) }
    }
    return {
      async upsert(id, payload, expiresIn) {
        const hash = hashToken(id)
        await provider.saveRecord({
          kind,
          id: hash,
          body: sealer.seal(JSON.stringify(payload), purposeOf(hash)),
          expiresAt: expiresIn ? now() + expiresIn * 1_000 : null,
          grantId: payload.grantId === undefined ? null : hashToken(payload.grantId),
          uid: payload.uid === undefined ? null : hashToken(payload.uid),
          consumedAt: payload.consumed ? now() : null,
        })
      },
      find: async (id) => open(await provider.record(kind, hashToken(id))),
      findByUid: async (uid) => open(await provider.recordByUid(kind, hashToken(uid))),
      // Only the device flow, which is off, asks for these.
      findByUserCode: async () => undefined,
      async consume(id) {
        await provider.consumeRecord(kind, hashToken(id))
      },
      destroy: (id) => provider.removeRecord(kind, hashToken(id)),
      revokeByGrantId: (grantId) => provider.removeGrant(hashToken(grantId)),
    }
  }
}

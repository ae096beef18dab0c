import { msPerDay, type ApiKey, type KeyScope, type Role } from '#protocol'
import type { Actor, AdminStore } from '#store'
import type { Caller } from './caller.ts'
import { hashToken, newToken } from './secret-token.ts'
import { unauthorized } from './token-verifier.ts'

export interface ApiKeysOptions {
  readonly keys: AdminStore['keys']
  readonly newId: () => string
  readonly now: () => number
}

export interface KeyWish {
  readonly name: string
  readonly scope: KeyScope
  readonly siteIds: readonly string[] | null
  readonly expiresInDays: number | undefined
}

const prefix = 'ph_'
/** Writing down that a key was used once in a while is enough. */
const usedEveryMs = 300_000

/** What a scope amounts to. No key is an owner: members and keys stay with people. */
const roleOf: Record<KeyScope, Role> = { read: 'viewer', write: 'editor' }

/** Keys for programs: made once, known by their hash, callers like members. */
export function createApiKeys({ keys, newId, now }: ApiKeysOptions) {
  const usedAt = new Map<string, number>()

  async function noteUse({ id, lastUsedAt }: ApiKey): Promise<void> {
    const at = now()
    if (at - Math.max(usedAt.get(id) ?? 0, lastUsedAt ?? 0) < usedEveryMs) return
    usedAt.set(id, at)
    await keys.used(id, at)
  }

  return {
    isOne: (token: string): boolean => token.startsWith(prefix),

    async make(organisationId: string, { expiresInDays, siteIds, ...wish }: KeyWish, by: Actor) {
      const key = `${prefix}${newToken()}`
      const createdAt = now()
      const apiKey: ApiKey = {
        ...wish,
        id: newId(),
        siteIds: siteIds && [...siteIds],
        hint: key.slice(-4),
        createdAt,
        expiresAt: expiresInDays === undefined ? null : createdAt + expiresInDays * msPerDay,
        lastUsedAt: null,
      }
      await keys.add(organisationId, apiKey, hashToken(key), by)
      return { apiKey, key }
    },

    /** Who calls with it. Throws `unauthorized`. */
    async callerOf(token: string): Promise<Caller> {
      const found = await keys.find(hashToken(token))
      if (!found) throw unauthorized('There is no such API key, or it has expired.')
      const { key, organisation } = found
      await noteUse(key)
      const identity = { issuer: 'key', subject: key.id, name: `API key ${key.name}` }
      return {
        identity,
        account: { ...identity, id: `key:${key.id}`, email: null },
        memberships: [{ organisation, role: roleOf[key.scope] }],
        key: { siteIds: key.siteIds },
      }
    },
  }
}

export type ApiKeys = ReturnType<typeof createApiKeys>

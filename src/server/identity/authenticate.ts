import type { AdminStore } from '#store'
import type { FastifyRequest } from 'fastify'
import type { ApiKeys } from './api-keys.ts'
import type { Caller } from './caller.ts'
import type { IdentityProvider } from './identity.ts'
import { unauthorized } from './token-verifier.ts'

export interface AuthenticateOptions {
  readonly identity: IdentityProvider
  readonly apiKeys: Pick<ApiKeys, 'isOne' | 'callerOf'>
  readonly admin: Pick<AdminStore, 'people' | 'provider'>
  readonly now: () => number
}

/** Writing down who was here once in a while is enough. */
const seenEveryMs = 300_000

/** Reads the bearer token of a request and finds out who it is. Throws `unauthorized`. */
export function createAuthenticate({ identity, apiKeys, admin, now }: AuthenticateOptions) {
  const seenAt = new Map<string, number>()

  return async (request: FastifyRequest): Promise<Caller> => {
    const token = /^Bearer ([A-Za-z0-9._-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined)
      throw unauthorized('Send it as Authorization: Bearer TOKEN, an ID token or an API key.')
    if (apiKeys.isOne(token)) return apiKeys.callerOf(token)
    const person = await identity.verify(token)
    const account = await admin.people.find(person)
    if (!account) return { identity: person, account: undefined, memberships: [] }
    const password = identity.embedded && (await admin.provider.passwordOf({ accountId: account.id }))
    if (password && person.issuedAtSeconds < Math.floor(password.changedAt / 1_000))
      throw unauthorized('The password was changed since: sign in again.')
    if (now() - (seenAt.get(account.id) ?? 0) > seenEveryMs) {
      seenAt.set(account.id, now())
      await admin.people.seen(account.id, person, now())
    }
    return { identity: person, account, memberships: await admin.people.memberships(account.id) }
  }
}

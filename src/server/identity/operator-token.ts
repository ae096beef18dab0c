import { embeddedClientId } from '#protocol'
import { defaultOrganisation, type AdminStore } from '#store'
import { importJWK, SignJWT } from 'jose'
import { embeddedIssuer, type IdentityProvider } from './identity.ts'
import { operator } from './sign-in-links.ts'
import { signingAlgorithm } from './signing-key.ts'

export interface OperatorTokenOptions {
  readonly identity: IdentityProvider
  readonly admin: Pick<AdminStore, 'people' | 'provider'>
  /** Whose token; absent: the operator's own. */
  readonly email?: string | undefined
  readonly now: () => number
}

const lifeSeconds = 3_600

/**
 * An ID token for scripts, signed like those of the embedded provider. Whoever runs commands on the machine owns
 * the default organisation, so this works before anyone has signed in.
 */
export async function operatorToken({ identity, admin, email, now }: OperatorTokenOptions): Promise<string> {
  const login = email?.trim().toLowerCase()
  const known = login === undefined ? undefined : await admin.provider.passwordOf({ login })
  const account = known && (await admin.people.account(known.accountId))
  const subject = account?.subject ?? (login === undefined ? 'operator' : `operator:${login}`)
  const name = login ?? 'Operator'
  if (!account) {
    const person = { issuer: embeddedIssuer, subject, name, ...(login !== undefined && { email: login }) }
    await admin.people.admit(person, defaultOrganisation, 'owner', operator)
  }
  const key = await identity.signingKey()
  const seconds = Math.floor(now() / 1_000)
  return new SignJWT({ name, ...(login !== undefined && { email: login }) })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: 'JWT' })
    .setIssuer(identity.issuer())
    .setAudience(embeddedClientId)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(await importJWK(key, signingAlgorithm))
}

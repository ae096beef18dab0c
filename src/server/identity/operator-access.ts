import type { Store } from '#store'
import type { Config } from '../settings/config.ts'
import { createIdentity } from './identity.ts'
import { operatorToken } from './operator-token.ts'
import { createSignInLinks } from './sign-in-links.ts'

/** PORT by default, or chosen by the system: neither says where the server runs. */
const unspoken = new Set([8787, 0])

/** What the operator can do at the machine without signing in: the same store, beside the running server. */
export async function openOperatorAccess(config: Config, store: Store, now: () => number = Date.now) {
  const { admin } = store
  const lastStart = unspoken.has(config.port) ? await admin.provider.fact('public_url') : undefined
  const publicUrl = config.publicUrl ?? lastStart ?? `http://localhost:${config.port}`
  const identity = createIdentity({ config, admin, publicUrl: () => publicUrl, now })
  return {
    /** Whether tokens are ours to sign. */
    embedded: identity.embedded,
    issuer: identity.issuer(),
    token: (email: string | undefined) => operatorToken({ identity, admin, email, now }),
    link: async () => (await createSignInLinks({ admin, publicUrl: () => publicUrl, now }).forOperator()).url,
  }
}

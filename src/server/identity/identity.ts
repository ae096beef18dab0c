import { dashboardPaths, embeddedClientId } from '#protocol'
import type { AdminStore } from '#store'
import { createLocalJWKSet, type JWK } from 'jose'
import type { Config } from '../settings/config.ts'
import { outsideIssuer } from './outside-issuer.ts'
import { readSecretKey } from './secret-key.ts'
import { createSealer, type Sealer } from './sealer.ts'
import { publicHalf, signingKey } from './signing-key.ts'
import { tokenVerifier, type VerifyToken } from './token-verifier.ts'

/** Accounts of the embedded provider are kept under this name, so that they survive a change of PUBLIC_URL. */
export const embeddedIssuer = 'embedded'

/** Who may sign in, and how their tokens are checked. */
export interface IdentityProvider {
  readonly embedded: boolean
  readonly clientId: string
  readonly sealer: Sealer
  issuer(): string
  /** The embedded provider's private key. */
  signingKey(): Promise<JWK & { kid: string }>
  readonly verify: VerifyToken
  /** Other origins than ours that the dashboard speaks to when it signs in. */
  origins(): Promise<readonly string[]>
}

export interface IdentityOptions {
  readonly config: Pick<Config, 'oidcIssuer' | 'oidcClientId' | 'secretKey' | 'dataDir'>
  readonly admin: Pick<AdminStore, 'provider'>
  readonly publicUrl: () => string
  readonly now: () => number
}

export function createIdentity({ config, admin, publicUrl, now }: IdentityOptions): IdentityProvider {
  const sealer = createSealer(readSecretKey(config))
  let key: ReturnType<typeof signingKey> | undefined
  const readKey = () => (key ??= signingKey(admin.provider, sealer))
  const common = { sealer, signingKey: readKey }

  if (config.oidcIssuer !== undefined && config.oidcClientId !== undefined) {
    const { oidcIssuer: url, oidcClientId: clientId } = config
    const find = outsideIssuer({ url, now })
    return {
      ...common,
      embedded: false,
      clientId,
      issuer: () => url,
      async verify(token) {
        const { issuer, keys } = await find()
        return tokenVerifier({ issuer, audience: clientId, keys, now })(token)
      },
      origins: () =>
        find().then(
          ({ origins }) => origins,
          () => [new URL(url).origin],
        ),
    }
  }

  const issuer = () => `${publicUrl()}${dashboardPaths.provider}`
  return {
    ...common,
    embedded: true,
    clientId: embeddedClientId,
    issuer,
    async verify(token) {
      const keys = createLocalJWKSet({ keys: [publicHalf(await readKey())] })
      const accountIssuer = embeddedIssuer
      return tokenVerifier({ issuer: issuer(), accountIssuer, audience: embeddedClientId, keys, now })(token)
    },
    origins: async () => [],
  }
}

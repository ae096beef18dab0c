import type { ProviderStore } from '#store'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Sealer } from './sealer.ts'

const name = 'signing-key'

export const signingAlgorithm = 'ES256'

/** The embedded provider's private key: made once, sealed at rest, the same for server and command line. */
export async function signingKey(
  provider: Pick<ProviderStore, 'secret'>,
  sealer: Sealer,
): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const fresh = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: signingAlgorithm, use: 'sig' }
  const kept = await provider.secret(name, sealer.seal(JSON.stringify(fresh), name))
  return JSON.parse(sealer.open(kept, name)) as JWK & { kid: string }
}

/** The half that anybody may know. */
export function publicHalf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use }
}

import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Signing {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

export interface SignOptions {
  readonly header?: Record<string, unknown>
  /** Without these claims. */
  readonly without?: readonly string[]
  readonly key?: CryptoKey
}

/** An OpenID issuer that signs whatever a test wants to have signed, and can change its keys. */
export async function testIssuer(clientId = 'desk') {
  let signing = await newKey('one')
  let reads = 0
  let hangsUp = false
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/openid-configuration')
      return response.end(
        JSON.stringify({ issuer: url, jwks_uri: `${url}/jwks`, token_endpoint: `${url}/token` }),
      )
    if (hangsUp) return request.socket.destroy()
    reads += 1
    response.end(JSON.stringify({ keys: [signing.jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    clientId,
    environment: { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId },
    get publicKey() {
      return signing.jwk
    },
    get reads() {
      return reads
    },
    /** From now on whoever asks for the keys is cut off. */
    hangUp() {
      hangsUp = true
    },
    async rotate(kid: string) {
      signing = await newKey(kid)
    },
    /** An ID token of a subject, with whatever should be different about it. */
    sign(subject: string, claims: JWTPayload = {}, { header = {}, without = [], key }: SignOptions = {}) {
      const now = Math.floor(Date.now() / 1_000)
      const all = { iss: url, aud: clientId, sub: subject, iat: now, exp: now + 3_600, ...claims }
      const payload = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)))
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', kid: signing.kid, ...header })
        .sign(key ?? signing.privateKey)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type TestIssuer = Awaited<ReturnType<typeof testIssuer>>

async function newKey(kid: string): Promise<Signing> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

import { ApiError } from '#protocol'
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'

export interface OutsideIssuerOptions {
  /** As the operator wrote it, without a trailing slash. */
  readonly url: string
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

/** An OpenID provider elsewhere: what it calls itself, and its keys. */
export interface OutsideIssuer {
  readonly issuer: string
  readonly keys: JWTVerifyGetKey
  /** The origins a browser must be able to reach to sign in. */
  readonly origins: readonly string[]
}

const rediscoverMs = 600_000
/** The cache of keys is refreshed for an unknown key, but at most this often, whatever tokens come. */
const cooldownMs = 1_000

/** Finds an issuer by its discovery document, and again from time to time; its keys may rotate at any moment. */
export function outsideIssuer({ url, fetch = globalThis.fetch, now = Date.now }: OutsideIssuerOptions) {
  let known: { at: number; issuer: Promise<OutsideIssuer> } | undefined

  async function discover(): Promise<OutsideIssuer> {
    const answer = await fetch(`${url}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) throw new Error(`the discovery document answers ${answer.status}`)
    const document = (await answer.json()) as Record<string, unknown>
    const { issuer, jwks_uri: jwksUri } = document
    if (typeof issuer !== 'string' || issuer.replace(/\/+$/, '') !== url)
      throw new Error(`the discovery document is of another issuer: ${String(issuer)}`)
    if (typeof jwksUri !== 'string' || !URL.canParse(jwksUri)) throw new Error('it names no jwks_uri')
    if (url.startsWith('https:') && !jwksUri.startsWith('https:'))
      throw new Error('its keys are not served by https')
    const addresses = [url, ...browserEndpoints.map((name) => document[name])]
    return {
      issuer,
      keys: createRemoteJWKSet(new URL(jwksUri), {
        cooldownDuration: cooldownMs,
        [customFetch]: (address, options) =>
          fetch(address, options).catch((cause: unknown) => {
            throw unreachable(cause)
          }),
      }),
      origins: [...new Set(addresses.flatMap(originOf))],
    }
  }

  return async (): Promise<OutsideIssuer> => {
    if (!known || now() - known.at > rediscoverMs) known = { at: now(), issuer: discover() }
    const asked = known
    try {
      return await asked.issuer
    } catch (cause) {
      if (known === asked) known = undefined
      throw unreachable(cause)
    }
  }

  function unreachable(cause: unknown): ApiError {
    const error = new ApiError('unavailable', `The issuer ${url} cannot be reached. Try again shortly.`, {
      retryAfterSeconds: 5,
    })
    error.cause = cause
    return error
  }
}

const browserEndpoints = ['token_endpoint', 'jwks_uri', 'revocation_endpoint', 'end_session_endpoint']

function originOf(address: unknown): string[] {
  return typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []
}

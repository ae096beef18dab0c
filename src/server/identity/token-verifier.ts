import { ApiError } from '#protocol'
import type { Identity } from '#store'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** Asymmetric only: with a shared secret, or none, whoever can read a key could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
const skewSeconds = 60

export interface TokenVerifierOptions {
  /** The `iss` a token must have. */
  readonly issuer: string
  /** Under which issuer the account is kept, when that is not the same. */
  readonly accountIssuer?: string
  readonly audience: string
  readonly keys: JWTVerifyGetKey
  readonly now: () => number
}

/** Who a token speaks for, and since when. */
export interface Verified extends Identity {
  readonly issuedAtSeconds: number
}

export type VerifyToken = (token: string) => Promise<Verified>

/** Turns an ID token into the identity it proves, or throws `unauthorized` with the reason. */
export function tokenVerifier(options: TokenVerifierOptions): VerifyToken {
  const { issuer, accountIssuer = issuer, audience, keys, now } = options
  return async (token) => {
    if (!isStrict(token)) throw unauthorized('It is not a well-formed ID token.')
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      clockTolerance: skewSeconds,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'exp', 'iat'],
    }).catch((error: unknown) => {
      throw refusal(error)
    })
    if (protectedHeader.typ?.toLowerCase().includes('at+jwt'))
      throw unauthorized('It is an access token; send the ID token.')
    const { sub, aud, azp, iat = 0 } = payload
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw unauthorized('It names nobody.')
    // It would outlive a later change of the password.
    if (iat > now() / 1_000 + skewSeconds) throw unauthorized('It was issued in the future.')
    if (Array.isArray(aud) && aud.length > 1 && azp !== audience)
      throw unauthorized('It was issued for another application.')
    return { issuer: accountIssuer, subject: sub, issuedAtSeconds: iat, ...said(payload) }
  }
}

/** Each part must be the one canonical spelling of its bytes: a re-encoded token is another token. */
function isStrict(token: string): boolean {
  const parts = token.split('.')
  return (
    parts.length === 3 &&
    parts.every(
      (part) =>
        /^[A-Za-z0-9_-]+$/.test(part) && Buffer.from(part, 'base64url').toString('base64url') === part,
    )
  )
}

function said({ name, email, preferred_username: nickname }: JWTPayload): Pick<Identity, 'name' | 'email'> {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
  return { name: text(name) ?? text(nickname), email: text(email) }
}

const reasons: Record<string, string> = {
  ERR_JWT_EXPIRED: 'It has expired: sign in again.',
  ERR_JOSE_ALG_NOT_ALLOWED: 'It is signed in a way that is not accepted.',
  ERR_JWKS_NO_MATCHING_KEY: 'It is signed with a key its issuer does not publish.',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'Its signature is wrong.',
}

function refusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!(error instanceof errors.JOSEError)) throw error
  if (error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC')
    return new ApiError(
      'unavailable',
      'The keys of the issuer cannot be read right now. Try again shortly.',
      {
        retryAfterSeconds: 5,
      },
    )
  if (error instanceof errors.JWTClaimValidationFailed)
    return unauthorized(`Its ${error.claim} is not right.`)
  return unauthorized(reasons[error.code] ?? 'It cannot be read.')
}

export function unauthorized(reason: string): ApiError {
  return new ApiError('unauthorized', `The token is not accepted. ${reason}`)
}

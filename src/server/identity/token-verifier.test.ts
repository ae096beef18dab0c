import { generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { tokenVerifier } from './token-verifier.ts'

it('A token is not accepted before it was issued, but for what clocks may differ', async () => {
  const now = Date.UTC(2026, 10, 16)
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const verify = tokenVerifier({ issuer: 'i', audience: 'a', keys: async () => publicKey, now: () => now })
  const issued = (seconds: number) =>
    new SignJWT({ iss: 'i', aud: 'a', sub: 's', iat: now / 1_000 + seconds, exp: now / 1_000 + 900_000 })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey)
  expect(await verify(await issued(-60))).toMatchObject({ subject: 's' })
  expect(await verify(await issued(60))).toMatchObject({ subject: 's' })
  await expect(verify(await issued(61))).rejects.toThrow('issued in the future')
  await expect(verify(await issued(28 * 3_600))).rejects.toMatchObject({ code: 'unauthorized' })
})

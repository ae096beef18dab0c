import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** About a tenth of a second and 32 MB a guess. */
const cost = { logN: 15, r: 8, p: 1 }
const hashBytes = 32

/** Hashes a password for keeping: `scrypt$logN$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  )
}

/** Whether a password is the one that was hashed. Without a hash it takes equally long, so that timing does not tell which accounts exist. */
export async function checkPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [scheme, logN, r, p, salt, hash] = (kept ?? '').split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) {
    await derive(password, randomBytes(16), cost)
    return false
  }
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function derive(password: string, salt: Buffer, { logN, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

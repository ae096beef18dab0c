import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from '../settings/config.ts'

/** Where the key lies when SECRET_KEY does not say it. */
export function secretFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'secret.key')
}

/** The key that seals secrets at rest: SECRET_KEY, or one made in DATA_DIR that only this user can read. */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  const secret = config.secretKey ?? keyFile(secretFile(config))
  return Buffer.from(hkdfSync('sha256', secret, 'pagehand', 'seal', 32))
}

function keyFile(path: string): string {
  mkdirSync(join(path, '..'), { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process, or an earlier start, has made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32)
    throw new ConfigError(`${path} is damaged: bring it back, or set SECRET_KEY to what it held.`)
  return secret
}

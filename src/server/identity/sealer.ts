import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals secrets before they reach the disk. What was sealed for one purpose cannot be opened for another. */
export interface Sealer {
  seal(text: string, purpose: string): string
  /** Throws `SealError` when the text was changed, or sealed with another key or for another purpose. */
  open(sealed: string, purpose: string): string
  /** Another secret that follows from the key. */
  derive(purpose: string): string
}

export class SealError extends Error {
  override name = 'SealError'
}

const version = 'v1.'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM with a fresh nonce each time; the purpose is authenticated with it. */
export function createSealer(key: Buffer): Sealer {
  return {
    seal(text, purpose) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return version + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, purpose) {
      try {
        const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch (cause) {
        throw new SealError(
          'A secret in the database cannot be opened: it was sealed with another SECRET_KEY. Set the old one again.',
          { cause },
        )
      }
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', key, 'pagehand', purpose, 32)).toString('base64url'),
  }
}

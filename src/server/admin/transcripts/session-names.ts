import { createCipheriv, createDecipheriv } from 'node:crypto'

/** Names for sessions that tell nothing: whoever knows a session's own id can speak as its visitor. */
export interface SessionNames {
  nameOf(sessionId: string): string
  /** Undefined: it is no name of ours. */
  sessionOf(name: string): string | undefined
}

/**
 * An id has exactly the sixteen bytes of one block, so that to encrypt it makes another id: nothing has to be stored, every
 * node makes the same names, and a list can be paged as before.
 */
export function createSessionNames(secret: string): SessionNames {
  const key = Buffer.from(secret, 'base64url')
  return {
    nameOf(sessionId) {
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
      return asId(Buffer.concat([cipher.update(bytesOf(sessionId)), cipher.final()]))
    },
    sessionOf(name) {
      if (!id.test(name)) return undefined
      const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false)
      return asId(Buffer.concat([decipher.update(bytesOf(name)), decipher.final()]))
    },
  }
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function bytesOf(text: string): Buffer {
  return Buffer.from(text.replaceAll('-', ''), 'hex')
}

function asId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

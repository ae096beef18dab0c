import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealer, SealError } from './sealer.ts'

describe('the sealer', () => {
  const sealer = createSealer(randomBytes(32))

  it('opens what it has sealed, and never seals the same twice', () => {
    const once = sealer.seal('a key', 'site:1')
    expect(sealer.open(once, 'site:1')).toBe('a key')
    expect(sealer.seal('a key', 'site:1')).not.toBe(once)
    expect(once).not.toContain('a key')
  })

  it('refuses another purpose, another key, and anything that was changed', () => {
    const sealed = sealer.seal('a key', 'site:1')
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    const changed = Array.from(bytes, (_, index) => {
      const copy = Buffer.from(bytes)
      copy[index] = (copy[index] ?? 0) ^ 1
      return `v1.${copy.toString('base64url')}`
    })
    for (const bad of [...changed, '', 'v1.', sealed.slice(0, -4)])
      expect(() => sealer.open(bad, 'site:1')).toThrow(SealError)
    expect(() => sealer.open(sealed, 'site:2')).toThrow(SealError)
    expect(() => createSealer(randomBytes(32)).open(sealed, 'site:1')).toThrow('SECRET_KEY')
  })
})

import { describe, expect, it } from 'vitest'
import { isHostOf } from './hosts.ts'

const hosts = ['shop.test', 'port.test:8080', 'secure.test:443', 'any.test:*', '*.wild.test', 'localhost']

describe('an address', () => {
  it.each([
    'https://shop.test/cart',
    'http://SHOP.test./',
    'http://port.test:8080/',
    'https://secure.test/',
    'https://any.test:9000/',
    'https://a.b.wild.test/',
    'http://localhost:3000/',
  ])('lies on the site: %s', (address) => expect(isHostOf(new URL(address), hosts)).toBe(true))

  it.each([
    'https://shop.test:8443/',
    'https://shop.test.evil.test/',
    'https://evilshop.test/',
    'http://port.test/',
    // The entry names the port of https.
    'http://secure.test/',
    'https://wild.test/',
    'https://notwild.test/',
    'http://127.0.0.1/',
    'ftp://shop.test/',
    'javascript:alert(1)',
  ])('does not: %s', (address) => expect(isHostOf(new URL(address), hosts)).toBe(false))
})

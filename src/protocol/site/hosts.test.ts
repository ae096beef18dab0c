import { describe, expect, it } from 'vitest'
import { entriesOverlap, entriesRelated, isHostOf } from './hosts.ts'

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

describe('two entries', () => {
  it.each([
    ['good.example', 'good.example'],
    ['good.example', 'good.example:443'],
    ['good.example:80', 'good.example:*'],
    ['*.wild.example', 'a.wild.example'],
    ['*.wild.example:8080', 'a.b.wild.example:443'],
    ['*.wild.example', '*.a.wild.example'],
    ['*.wild.example', 'wild.example'],
    ['localhost', 'localhost:*'],
    ['[::1]', '[::1]:8080'],
  ])('meet: %s and %s', (one, other) => {
    expect(entriesOverlap(one, other)).toBe(true)
    expect(entriesOverlap(other, one)).toBe(true)
    expect(entriesRelated(one, other)).toBe(true)
  })

  it.each([
    ['good.example', 'bad.example'],
    ['good.example', 'notgood.example'],
    ['good.example', 'a.good.example'],
    ['*.a.example', '*.b.example'],
    ['*.wild.example', 'notwild.example'],
  ])('do not: %s and %s', (one, other) => {
    expect(entriesOverlap(one, other)).toBe(false)
    expect(entriesOverlap(other, one)).toBe(false)
  })

  it.each([
    ['good.example', 'a.good.example', true],
    ['good.example:443', '*.b.a.good.example', true],
    ['good.example', 'notgood.example', false],
    ['a.good.example', 'b.good.example', false],
  ])('are in one tree: %s and %s %s', (one, other, related) => {
    expect(entriesRelated(one, other)).toBe(related)
    expect(entriesRelated(other, one)).toBe(related)
  })
})

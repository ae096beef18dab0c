import { describe, expect, it } from 'vitest'
import { hostOf } from './host-of.ts'

describe('the host in what was pasted', () => {
  it.each([
    ['example.org', 'example.org'],
    [' HTTPS://Shop.Example.org/prices?a=1#top ', 'shop.example.org'],
    ['example.org:8080', 'example.org:8080'],
    ['example.org:*', 'example.org:*'],
    ['*.example.org', '*.example.org'],
    ['http://127.0.0.1:5173/', '127.0.0.1:5173'],
    ['http://[::1]:3000/', '[::1]:3000'],
  ])('is read from %j', (text, host) => expect(hostOf(text)).toBe(host))

  it.each(['', '  ', 'ftp://example.org', 'two words', 'a*b.example.org', 'me@example.org'])(
    'is not found in %j',
    (text) => expect(hostOf(text)).toBeUndefined(),
  )
})

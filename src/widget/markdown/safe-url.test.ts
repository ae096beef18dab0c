import { describe, expect, it } from 'vitest'
import { safeImageUrl, safeUrl } from './safe-url.ts'

const page = 'https://shop.test/lamps?x=1'

describe('an address', () => {
  it.each([
    ['https://a.b/c', 'https://a.b/c'],
    ['HTTP://a.b', 'http://a.b/'],
    ['/help#x', 'https://shop.test/help#x'],
    ['#top', 'https://shop.test/lamps?x=1#top'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['tel:+4912', 'tel:+4912'],
  ])('%s is allowed', (text, href) => expect(safeUrl(text, page)).toBe(href))

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a.b/1',
    'file:///etc/passwd',
    '//evil.test',
    '/\\evil.test',
    'https://user:pass@evil.test',
    'https://',
    'relative/path',
    '',
    5,
    null,
    undefined,
  ])('%j is not', (text) => expect(safeUrl(text, page)).toBeUndefined())

  it('of a picture is http(s) or a path', () => {
    expect(safeImageUrl('/a.png', page)).toBe('https://shop.test/a.png')
    expect(safeImageUrl('mailto:a@b.c', page)).toBeUndefined()
    expect(safeImageUrl('data:image/svg+xml,<svg/>', page)).toBeUndefined()
  })
})

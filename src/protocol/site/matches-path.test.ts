import { describe, expect, it } from 'vitest'
import { matchesPath } from './matches-path.ts'

describe("an owner's pattern of paths", () => {
  it.each([
    ['/staff', '/staff'],
    ['/staff', '/Staff/'],
    ['/staff/*', '/staff/'],
    ['/staff/*', '/staff/rota/may'],
    ['/*/edit', '/shop/flour/edit/'],
    ['/*/a*b/*', '/x/a/b/c'],
    ['/a.b', '/a.b'],
    ['/*', '/'],
  ])('%s fits %s', (pattern, path) => {
    expect(matchesPath(pattern, path)).toBe(true)
  })

  it.each([
    ['/staff', '/staffing'],
    ['/staff/*', '/staff'],
    ['/*/edit', '/edit'],
    ['/a*a', '/a'],
    ['/ab*b*b', '/abb'],
    ['/a.b', '/axb'],
    ['/shop', '/my/shop'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchesPath(pattern, path)).toBe(false)
  })

  it('is answered at once, however many stars it has and however long the path is', () => {
    const stars = `/${'*a'.repeat(59)}`
    expect(matchesPath(`${stars}*b`, `/${'a'.repeat(2_000)}`)).toBe(false)
    expect(matchesPath(`${stars}*b`, `/${'a'.repeat(2_000)}b`)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { isExcluded, pageAddress } from './page-address.ts'
import { readRobots } from './robots.ts'
import { readSitemap } from './sitemap.ts'

describe('robots.txt', () => {
  it('speaks to us by name before it speaks to everybody', () => {
    const robots = readRobots(`User-agent: *\nDisallow: /\n\nUser-agent: Pagehand\nDisallow: /admin # ours\n`)
    expect([robots.allows('/'), robots.allows('/admin/x')]).toEqual([true, false])
  })

  it('lets the longest rule decide, with * and $', () => {
    const robots = readRobots(`User-agent: a\nUser-agent: *\nDisallow: /shop\nAllow: /shop/open
Disallow: /*.pdf$\nSitemap: https://a.example/map.xml\nCrawl-delay: 2`)
    const allowed = ['/shop/x', '/shop/open/x', '/a.pdf', '/a.pdf?x', '/'].map((path) => robots.allows(path))
    expect(allowed).toEqual([false, true, false, true, true])
    expect(robots).toMatchObject({ sitemaps: ['https://a.example/map.xml'], delayMs: 2_000 })
  })

  it('allows everything where there is none', () => {
    expect(readRobots('').allows('/x')).toBe(true)
  })
})

it('reads sitemaps, lists of sitemaps, and plain lists', () => {
  expect(
    readSitemap('<urlset><url><loc> https://a.example/?a=1&amp;b=2 </loc></url></urlset>').pages,
  ).toEqual(['https://a.example/?a=1&b=2'])
  expect(
    readSitemap('<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>'),
  ).toEqual({
    pages: [],
    sitemaps: ['https://a.example/s.xml'],
  })
  expect(readSitemap('https://a.example/x\nhttps://a.example/y').pages).toHaveLength(2)
})

describe('the address of a page', () => {
  it('has one spelling', () => {
    expect(pageAddress('https://u:p@A.example/x?utm_source=y&b=2&a=1#z')).toBe('https://a.example/x?a=1&b=2')
  })

  it.each([
    'mailto:a@a.example',
    'https://a.example/photo.JPG',
    'https://a.example/a/b/a/b/a/b',
    'https://a.example/?a=1&b=2&c=3&d=4&e=5',
    `https://a.example/${'x'.repeat(1_000)}`,
    'not an address',
  ])('is none: %s', (address) => expect(pageAddress(address)).toBeUndefined())

  it('may be left out by a pattern', () => {
    expect(isExcluded('/archive/2020', ['/archive/*'])).toBe(true)
    expect(isExcluded('/archive', ['/archive/*', '/a.c'])).toBe(false)
  })
})

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveDocs } from './serve-docs.ts'

function setup() {
  const http = Fastify()
  serveDocs(http, { publicUrl: () => 'http://localhost:8787', endpoints: {} })
  const read = (url: string) => http.inject({ url })
  const search = async (words: string) => (await read(`/docs/search?q=${encodeURIComponent(words)}`)).body
  return { read, search }
}

describe('the documentation as served', () => {
  it('has no dead link, anchor or file on any page', async () => {
    const { read } = setup()
    const bodies = new Map<string, string>()
    const dead: string[] = []
    const open = ['/docs/getting-started']
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      const { statusCode, body } = await read(url)
      if (statusCode !== 200) dead.push(url)
      bodies.set(url, body)
      for (const target of linksIn(url, body).map((link) => link.replace(/#.*/, '')))
        if (!bodies.has(target) && !open.includes(target) && target !== '/docs') open.push(target)
    }
    for (const [url, body] of bodies)
      for (const link of linksIn(url, body)) {
        const [path = '', anchor] = link.split('#')
        if (anchor && !bodies.get(path)?.includes(`id="${anchor}"`)) dead.push(`${link} on ${url}`)
      }
    expect(dead).toEqual([])
    expect([...bodies.keys()]).toContain('/docs/decisions/403-two-stores')
  })

  it('leads from the name of a file to its page', async () => {
    const { read } = setup()
    const { statusCode, headers } = await read('/docs/decisions/403-two-stores.md')
    expect([statusCode, headers.location]).toEqual([302, '/docs/decisions/403-two-stores'])
    expect((await read('/docs/nowhere')).statusCode).toBe(404)
  })
})

describe('the search', () => {
  it('finds a word with a letter missing, doubled or out of its place', async () => {
    const { search } = setup()
    for (const words of ['consnet', 'postgrsql', 'conntent'])
      expect({ words, found: (await search(words)).includes('<h3>') }).toEqual({ words, found: true })
  })

  it('counts like a person', async () => {
    const { search } = setup()
    expect(await search('systemd-analyze verify accepts')).toContain('>1 result for')
    expect(await search('zzzzzzzz')).toContain('>0 results for')
    expect(await search(' ')).toContain('Type a word')
  })

  it('shows code as it is written, without the names of fences', async () => {
    const { search } = setup()
    const found = (await search('window.Pagehand loaded')).replaceAll(/<\/?mark>/g, '')
    expect(found).toContain('window.Pagehand = window.Pagehand || []')
    expect(found).not.toMatch(/\bhtml &#60;script/)
  })

  it('looks for the first ten words, each once, and for no word by its first letter alone', async () => {
    const { search } = setup()
    const sentence = 'The start prints a sign-in link. It works once'
    expect(await search(`${sentence} ${sentence} zzzzzzzz`)).toContain('Try it')
    expect(await search('sign-in link z')).not.toContain('<h3>')
    expect(await search('sign-in link p')).not.toContain('<h3>')
  })

  it('never lets a query be more than text', async () => {
    const { search } = setup()
    expect(await search('"><img src=x>')).not.toContain('<img src=x>')
  })
})

function linksIn(url: string, body: string): string[] {
  const targets = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target)
  return targets
    .map((target) => new URL(target.replaceAll('&amp;', '&'), `http://here${url}`))
    .filter(({ host, pathname }) => host === 'here' && pathname.startsWith('/docs'))
    .map(({ pathname, hash }) => pathname + hash)
}

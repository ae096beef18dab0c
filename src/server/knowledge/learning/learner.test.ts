import { defaultSiteConfig } from '#protocol'
import { libsqlStore } from '#store'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFile } from '../../../../tests/support/temporary-file.ts'
import { createTermMeanings } from '#knowledge'
import { createLexicon } from '#languages'
import { egressGet, type Get } from '../../egress/egress-get.ts'
import { createLearner } from './learner.ts'
import type { Render } from './render-page.ts'
import { askSite, siteKnowledge } from '../site-knowledge.ts'

const meanings = createTermMeanings(createLexicon({ pause: async () => undefined }))
type Page = string | ((request: IncomingMessage, response: ServerResponse) => void)
const html = (title: string, main: string) =>
  `<html lang="en"><title>${title}</title><nav>Menu</nav><main><h1>${title}</h1>${main}</main></html>`
const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Page =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

/** A website of these pages, and a learner for it. */
async function setup(pages: Record<string, Page>, options: { get?: Get; render?: Render } = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages[path] ?? pages[path.replace(/\d+/, '#')]
    if (page === undefined) response.writeHead(404).end('Nothing here')
    else if (typeof page === 'function') page(request, response)
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  const store = libsqlStore({ file: temporaryFile() })
  await store.sites.add({
    id: 'shop',
    name: 'Shop',
    hosts: [`127.0.0.1:${port}`],
    config: defaultSiteConfig('Shop'),
    createdAt: 1,
  })
  const learnerOf = (owner: string) =>
    createLearner({
      store: store.knowledge,
      sites: store.sites,
      owner,
      getFor: async () => options.get ?? egressGet({ mayBePrivate: () => true }),
      renderFor: options.render && (async () => options.render as Render),
      meanings,
      logger: pino({ level: 'silent' }),
      bounds: { pauseMs: 0, maxBytesAPage: 100_000 },
    })
  const learner = learnerOf('n1')
  onTestFinished(async () => {
    await learner.stop()
    await store.close()
    server.close()
  })
  const source = { id: 's', siteId: 'shop', kind: 'site', name: 'Shop', url, settings: {} } as const
  await store.knowledge.addSource(source)
  return {
    store: store.knowledge,
    learner,
    learnerOf,
    asked,
    url,
    async learn() {
      asked.length = 0
      await learner.learn('shop', 's')
      await learner.idle()
    },
    async states() {
      const { items } = await store.knowledge.pages('shop', { limit: 200 })
      return Object.fromEntries(
        items.map((page) => [page.url.slice(url.length - 1), page.reason ?? page.state]),
      )
    },
    source: async () => (await store.knowledge.sources('shop'))[0],
  }
}

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')

it('learns what links and the sitemap lead to, and says of the rest why not', async () => {
  const { learn, states, source, store } = await setup({
    '/': html(
      'Shop',
      `<p>Lamps.</p>${link('/a', '/gone', '/wall', '/private/x', 'https://other.example/', '/b')}`,
    ),
    '/robots.txt': answer(200, { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /private'),
    '/sitemap.xml': answer(200, { 'content-type': 'application/xml' }, '<urlset></urlset>'),
    '/a': html('Warranty', '<p>Our lamps have a warranty of five years.</p>'),
    '/b': answer(302, { location: '/c' }),
    '/c': html('Secret', '').replace('<title>', '<meta name="robots" content="noindex"><title>'),
    '/wall': answer(401),
  })
  await learn()
  expect(await states()).toEqual({
    '/': 'learned',
    '/a': 'learned',
    '/gone': 'It is gone (404).',
    '/wall': 'It is behind a login.',
    '/b': expect.stringMatching(/^It leads on to http.*\/c\.$/),
    '/c': 'It asks not to be indexed (noindex).',
  })
  expect(await source()).toMatchObject({ state: 'idle', note: null, pages: { learned: 2, waiting: 0 } })
  const [best] = await askSite({ store, meanings }, 'shop', 'How long is the warranty?', { kinds: ['page'] })
  expect(best?.candidate.text).toBe('Our lamps have a warranty of five years.')
})

it('walks into no trap: calendars, loops, endless and huge files', async () => {
  const { learn, asked, states } = await setup({
    '/': html('Shop', link('/day/1', '/loop/', '/huge', '/photo.jpg', '/endless')),
    '/day/#': (request, response) => {
      const day = Number(/\d+/.exec(request.url ?? '')?.[0])
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(html(`Day ${day}`, link(`/day/${day + 1}`)))
    },
    '/loop/': html('Loop', link('loop/', '/')),
    '/huge': answer(200, { 'content-type': 'text/html', 'content-length': '50000000' }),
    '/endless': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(50_000)));
      }
      response.on('drain', write)
      write()
    },
  })
  await learn()
  expect(asked.length).toBeLessThan(25)
  expect(await states()).toMatchObject({
    '/huge': 'It is larger than 0 MB.',
    '/endless': 'It is larger than 0 MB.',
  })
})

it('asks a second time only whether something changed, and forgets what is gone', async () => {
  const pages: Record<string, Page> = {
    '/': html('Shop', link('/old', '/kept')),
    '/old': html('Old', '<p>A chandelier.</p>'),
    '/kept': (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
      response
        .writeHead(200, { 'content-type': 'text/html', etag: '"1"' })
        .end(html('Kept', '<p>A sconce.</p>'))
    },
  }
  const { learn, store, states } = await setup(pages)
  const find = async (term: string) =>
    (await store.find('shop', { terms: [term], kinds: ['page'], limit: 5 })).length
  await learn()
  expect([await find('chandelier'), await find('sconc')]).toEqual([1, 1])
  delete pages['/old']
  await learn()
  expect([await find('chandelier'), await find('sconc')]).toEqual([0, 1])
  expect(await states()).toMatchObject({ '/old': 'It is gone (404).', '/kept': 'learned' })
})

it('goes on where a node stopped, each page once', async () => {
  const pages: Record<string, Page> = { '/': html('Shop', '') }
  const names = Array.from({ length: 30 }, (_, at) => `/p${at}x`)
  pages['/'] = html('Shop', link(...names))
  for (const name of names) pages[name] = html(name, `<p>Text of ${name}</p>`)
  const { learner, learnerOf, store, asked, source } = await setup(pages)
  await learner.learn('shop', 's')
  await expect.poll(() => asked.length, { interval: 1 }).toBeGreaterThan(10)
  await learner.stop()
  expect(await source()).toMatchObject({ state: 'learning' })
  const other = learnerOf('n2')
  onTestFinished(() => other.stop())
  other.start()
  await expect.poll(async () => (await source())?.state).toBe('idle')
  expect(await source()).toMatchObject({ pages: { learned: 31, waiting: 0 } })
  const passages = await store.passagesOfSource('s', 0, 100)
  expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length)
  expect(asked.filter((path) => path.startsWith('/p')).length).toBeLessThanOrEqual(31)
})

it('reaches no private address that nobody allowed', async () => {
  const { learn, source, states } = await setup({ '/': html('Shop', '') }, { get: egressGet() })
  await learn()
  expect(await source()).toMatchObject({ state: 'failed', note: expect.stringContaining('Not one page') })
  expect(await states()).toEqual({ '/': expect.stringContaining('private address') })
})

it('tells engines what it found: passages, answers, and pages to go to', async () => {
  const { learn, store, url } = await setup({
    '/': html('Shop', link('/account')),
    '/account': html('Your account', '<form aria-label="Address"><label>Street <input></label></form>'),
  })
  await learn()
  const knowledge = siteKnowledge({ store, meanings }, 'shop')
  const { signal } = new AbortController()
  const [page] = await knowledge.map('change my street in the account', { language: 'en' }, signal)
  expect(page).toMatchObject({ url: `${url}account`, forms: [{ name: 'Address', fields: ['Street'] }] })
  expect(await knowledge.answers('anything', {}, signal)).toEqual([])
})

it('shows pages that scripts build to a browser, if there is one', async () => {
  const empty = '<html lang="en"><title>App</title><div id="app"></div><script src="/app.js"></script></html>'
  const pages = { '/': html('Shop', link('/app', '/broken')), '/app': empty, '/broken': empty }
  const without = await setup(pages)
  await without.learn()
  expect(await without.states()).toMatchObject({ '/app': 'It shows nothing without scripts.' })
  const render: Render = async (address) => {
    if (address.endsWith('/broken')) throw new Error('the browser ended with 1')
    return html('App', `<p>The app has a warranty of nine years.</p>${link('/more')}`)
  }
  const shown = await setup({ ...pages, '/more': html('More', '<p>More of it.</p>') }, { render })
  for (const time of ['first', 'second']) {
    await shown.learn()
    expect({ time, ...(await shown.states()) }).toMatchObject({
      '/app': 'learned',
      '/more': 'learned',
      '/broken': expect.stringContaining('could not be rendered: the browser ended with 1'),
    })
  }
  const [best] = await askSite({ store: shown.store, meanings }, 'shop', 'warranty of the app', {
    kinds: ['page'],
  })
  expect(best?.candidate.text).toContain('nine years')
})

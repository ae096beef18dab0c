import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { EgressError } from '../../egress/guard-lookup.ts'
import { createRender } from './render-page.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.headers.host} ${request.url}`)
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><div id="app"></div><script>
    fetch('http://localhost:' + location.port + '/inside', { mode: 'no-cors' })
      .then(() => 'reached', () => 'not reached')
      .then((end) => (app.innerHTML = '<h1>Warranty</h1><p>Five years, ' + end + '.</p>'))</script>`)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('shows a page as its scripts leave it, and lets them reach no other host', async () => {
  const render = createRender({ browser: chromiumPath(), mayBePrivate: () => true, timeoutMs: 120_000 })
  const html = await render(url, new AbortController().signal)
  expect(html).toContain('<p>Five years, not reached.</p>')
  expect(asked.filter((each) => each.includes('/inside'))).toEqual([])
}, 130_000)

it('asks no browser for an address inside that nobody allowed', async () => {
  const render = createRender({ browser: 'no-such-browser' })
  await expect(render(url, new AbortController().signal)).rejects.toBeInstanceOf(EgressError)
})

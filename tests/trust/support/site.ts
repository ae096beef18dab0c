import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Scenario } from './scenario.ts'

/** The site that scenarios are played on, and a host that is none of its business. */
export interface TrustSite {
  readonly origin: string
  readonly host: string
  readonly foreign: string
  /** What was posted to the site, and what the foreign host was asked for. */
  readonly posted: string[]
  readonly leaked: string[]
  close(): Promise<void>
}

/** In pages and plans `FOREIGN` stands for the address of the foreign host. */
export async function openSite(
  current: () => Scenario,
  widget: () => string,
  title: () => string,
): Promise<TrustSite> {
  const posted: string[] = []
  const leaked: string[] = []
  const other = createServer((request, response) => {
    leaked.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'text/html' }).end('elsewhere')
  })
  const foreign = `http://localhost:${await listen(other, 'localhost')}`
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.method === 'POST') posted.push(`POST ${pathname}`)
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(pageOf(current(), pathname, widget(), title()).replaceAll('FOREIGN', foreign))
    })
  })
  const host = `127.0.0.1:${await listen(site, '127.0.0.1')}`
  return {
    origin: `http://${host}`,
    host,
    foreign,
    posted,
    leaked,
    async close() {
      for (const server of [site, other]) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}

async function listen(server: Server, host: string): Promise<number> {
  await new Promise<void>((done) => server.listen(0, host, done))
  return (server.address() as AddressInfo).port
}

/** The path that a visitor begins at. */
export function firstPath({ html }: Scenario): string {
  return typeof html === 'string' ? '/' : (Object.keys(html)[0] ?? '/')
}

/**
 * What carries `data-did` is recorded by the page: a click on it, a change of it, the sending of a form. A form
 * without an action stays on its page.
 */
const recorder = `
  const record = (what) => sessionStorage.setItem('did', JSON.stringify([...JSON.parse(sessionStorage.getItem('did') ?? '[]'), what]))
  globalThis.did = record
  const heard = (event) => {
    const from = event.composedPath()[0]
    const found = from?.closest?.('[data-did]')
    if (!found) return
    const wanted = found.localName === 'form' ? 'submit' : /^(input|select|textarea)$/.test(found.localName) ? 'change' : 'click'
    if (event.type !== wanted) return
    record(found.dataset.did + (wanted === 'change' ? ': ' + (found.type === 'checkbox' ? found.checked : found.value) : ''))
  }
  for (const type of ['click', 'change', 'submit']) addEventListener(type, heard, true)
  addEventListener('submit', (event) => { if (!event.target.hasAttribute('action')) event.preventDefault() })
`

function pageOf({ html, language = 'en' }: Scenario, path: string, widget: string, title: string): string {
  const body = typeof html === 'string' ? html : (html[path] ?? `<h1>${path}</h1>`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<script>${recorder}</script></head><body><main>${body}</main>
<script src="${widget}/widget.js" async></script></body></html>`
}

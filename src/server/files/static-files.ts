import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLoopback } from '#protocol'
import { notBuilt } from './not-built.ts'

const hour = 3_600
const year = 31_536_000
const anywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

const brief = `public, max-age=${hour / 12}`
/** Names that carry a hash or a version: what lies behind them never changes. */
const lasting = /-(?:[A-Z0-9]{8}|\d[\w.-]*)\.js(?:\.br|\.gz)?$/

/** Folders the build made, and how browsers may keep them. */
const folders = [
  {
    prefix: '/widget/',
    folder: 'widget',
    what: 'The widget',
    cacheOf: (path: string) => (lasting.test(path) ? `public, max-age=${year}, immutable` : brief),
    headers: anywhere,
  },
  { prefix: '/demo/', folder: 'demo', what: 'The demo shop', cacheOf: () => 'no-cache', headers: {} },
] as const

export interface StaticFilesOptions {
  /** Where the build puts what it makes. */
  readonly built: string
  readonly publicUrl: () => string
}

/** Serves the widget and the demo shop. */
export async function serveStaticFiles(http: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  const { built, publicUrl } = options
  // The shop is registered under one address only: whoever comes by another name of this machine is led there.
  http.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (url !== '/' && url !== '/demo' && !url.startsWith('/demo/')) return done()
    const { host } = request
    const shop = url.startsWith('/demo/') ? url : '/demo/'
    const here = new URL(publicUrl())
    const elsewhere = host !== here.host && isLoopback(here.hostname) && isLoopback(host.replace(/:\d+$/, ''))
    if (shop !== url || elsewhere) reply.redirect(elsewhere ? `${here.origin}${shop}` : shop)
    else done()
  })
  let decorateReply = true
  for (const { prefix, folder, what, cacheOf, headers } of folders) {
    const root = join(built, folder)
    if (!existsSync(root)) {
      http.get(`${prefix}*`, () => notBuilt(what))
      continue
    }
    await http.register(fastifyStatic, {
      root,
      prefix,
      decorateReply,
      cacheControl: false,
      preCompressed: true,
      redirect: true,
      setHeaders: (response, path) => {
        response.header('cache-control', cacheOf(path))
        for (const [name, value] of Object.entries(headers)) response.header(name, value)
      },
    })
    decorateReply = false
  }
  const widget = join(built, 'widget')
  const hasWidget = existsSync(widget)
  http.get('/widget.js', (_, reply) => {
    if (!hasWidget) return notBuilt('The widget')
    return reply
      .headers(anywhere)
      .header('cache-control', brief)
      .sendFile('widget.js', widget, { cacheControl: false })
  })
}

import { ApiError, type Endpoint } from '#protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot, version } from '../package-root.ts'
import { asyncApi } from './asyncapi.ts'
import { openApi } from './openapi.ts'
import { pageHtml } from './page-html.ts'

export interface DocsOptions {
  readonly publicUrl: () => string
  readonly endpoints: Record<string, Endpoint>
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Serves the documentation for people at /docs, and the two descriptions for machines beside it. */
export function serveDocs(http: FastifyInstance, { publicUrl, endpoints }: DocsOptions): void {
  let library: Promise<ReturnType<typeof import('./library.ts').openLibrary>> | undefined
  // Nobody may ever read them: the pages are read and indexed when the first reader comes.
  const opened = () =>
    (library ??= import('./library.ts').then(({ openLibrary }) => openLibrary(join(packageRoot, 'docs'))))
  const show = (reply: FastifyReply, title: string, slug: string, content: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(pageHtml({ title, slug, content }))

  http.get('/docs/openapi.json', async () => openApi(version, publicUrl(), endpoints))
  http.get('/docs/asyncapi.json', async () => asyncApi(version, publicUrl()))
  http.get('/docs/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(readFileSync(join(packageRoot, 'docs/style.css'))),
  )
  http.get<{ Params: { name: string } }>('/docs/charts/:name', async ({ params }, reply) => {
    const file = join(packageRoot, 'docs/charts', params.name)
    if (!/^[a-z]+\.svg$/.test(params.name) || !existsSync(file)) throw nothingThere()
    return reply.type('image/svg+xml').send(readFileSync(file))
  })
  for (const path of ['/docs', '/docs/'])
    http.get(path, (_, reply) => reply.redirect('/docs/getting-started'))
  http.get<{ Querystring: { q?: unknown } }>('/docs/search', async ({ query }, reply) => {
    const words = typeof query.q === 'string' ? query.q.slice(0, 200) : ''
    return show(reply, 'Search', 'search', (await opened()).search(words))
  })
  http.get<{ Params: { slug: string } }>('/docs/:slug', async ({ params }, reply) => {
    const page = (await opened()).page(params.slug)
    if (!page) throw nothingThere()
    return show(reply, page.title, params.slug, page.html)
  })
}

function nothingThere(): ApiError {
  return new ApiError('not_found', 'There is no such page. Start at /docs.')
}

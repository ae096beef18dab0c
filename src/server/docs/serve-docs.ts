import { ApiError, type Endpoint } from '#protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot, version } from '../files/package-root.ts'
import { asyncApi } from './asyncapi.ts'
import { openApi } from './openapi.ts'
import { pageHtml, type PageFrame } from './page-html.ts'

export interface DocsOptions {
  readonly publicUrl: () => string
  readonly endpoints: Record<string, Endpoint>
}

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const folder = join(packageRoot, 'docs')

/** What the pages themselves need. */
const files = {
  'style.css': 'text/css; charset=utf-8',
  'search.js': 'text/javascript; charset=utf-8',
  'mark.svg': 'image/svg+xml',
} as const

/** Serves the documentation for people at /docs, and the two descriptions for machines beside it. */
export function serveDocs(http: FastifyInstance, { publicUrl, endpoints }: DocsOptions): void {
  let library: Promise<ReturnType<typeof import('./library.ts').openLibrary>> | undefined
  // Nobody may ever read them: the pages are read and indexed when the first reader comes.
  const opened = () =>
    (library ??= Promise.all([import('./library.ts'), import('./api-markdown.ts')]).then(
      ([{ openLibrary }, { apiMarkdown }]) =>
        openLibrary(folder, { api: apiMarkdown(endpoints, publicUrl()) }),
    ))
  const show = (reply: FastifyReply, frame: PageFrame) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(pageHtml(frame))

  http.get('/docs/openapi.json', async () => openApi(version, publicUrl(), endpoints))
  http.get('/docs/asyncapi.json', async () => asyncApi(version, publicUrl()))
  for (const [name, type] of Object.entries(files))
    http.get(`/docs/${name}`, async (_, reply) => reply.type(type).send(readFileSync(join(folder, name))))
  http.get<{ Params: { name: string } }>('/docs/charts/:name', async ({ params }, reply) => {
    const file = join(folder, 'charts', params.name)
    if (!/^[a-z]+\.svg$/.test(params.name) || !existsSync(file)) throw nothingThere()
    return reply.type('image/svg+xml').send(readFileSync(file))
  })
  for (const path of ['/docs', '/docs/'])
    http.get(path, (_, reply) => reply.redirect('/docs/getting-started'))
  http.get<{ Querystring: { q?: unknown } }>('/docs/search', async ({ query: { q } }, reply) => {
    const query = typeof q === 'string' ? q.slice(0, 200) : ''
    return show(reply, { title: 'Search', slug: 'search', query, content: (await opened()).search(query) })
  })
  http.get<{ Params: { '*': string } }>('/docs/*', async ({ params: { '*': path } }, reply) => {
    // The name of the file leads to its page.
    const slug = path.replace(/\.md$|\/$/, '')
    const page = (await opened()).page(slug)
    if (!page) throw nothingThere()
    if (slug !== path) return reply.redirect(`/docs/${slug}`)
    return show(reply, { title: page.title, slug, content: page.html })
  })
}

function nothingThere(): ApiError {
  return new ApiError('not_found', 'There is no such page. Start at /docs.')
}

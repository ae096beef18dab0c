import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notBuilt } from './not-built.ts'

const kept = 'public, max-age=31536000, immutable'

export interface DashboardOptions {
  /** Where the build puts what it makes. */
  readonly built: string
  /** Origins of the issuer's endpoints: the dashboard must be able to speak to them. */
  readonly issuerOrigins: () => Promise<readonly string[]>
  readonly newNonce?: () => string
}

/** Serves the dashboard at /dashboard/: every address below it is the one page, which finds its own way. */
export async function serveDashboard(http: FastifyInstance, options: DashboardOptions): Promise<void> {
  const { built, issuerOrigins, newNonce = () => randomBytes(16).toString('base64') } = options
  const folder = join(built, 'admin')
  const assets = join(folder, 'assets')

  http.get('/dashboard', (_, reply) => reply.redirect('/dashboard/', 302))

  if (existsSync(assets))
    await http.register(fastifyStatic, {
      root: assets,
      prefix: '/dashboard/assets/',
      decorateReply: false,
      cacheControl: false,
      // The preview's frame has no origin of its own, so its scripts come across origins.
      setHeaders: (response) => {
        response.header('cache-control', kept)
        response.header('access-control-allow-origin', '*')
      },
    })

  http.get('/dashboard/preview', async (_, reply) => {
    const html = await page(folder, 'preview.html')
    return send(reply, html, { 'content-security-policy': previewPolicy })
  })

  http.get('/dashboard/*', async (_, reply) => {
    const nonce = newNonce()
    const html = await page(folder, 'index.html')
    return send(reply, html.replaceAll('{{nonce}}', nonce), {
      'content-security-policy': policy(nonce, await issuerOrigins()),
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
  })
}

function send(reply: FastifyReply, html: string, headers: Record<string, string>) {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Styles made by script need the nonce; scripts come from our own files alone. Logos may lie anywhere. */
function policy(nonce: string, issuerOrigins: readonly string[]): string {
  return directives({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: https: http:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...issuerOrigins].join(' '),
    'frame-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
}

/** The sample page shows the widget and speaks to nobody; only the dashboard may frame it. */
const previewPolicy = directives({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https: http:",
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  sandbox: 'allow-scripts',
})

function directives(table: Record<string, string>): string {
  return Object.entries(table)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

async function page(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch {
    return notBuilt('The dashboard')
  }
}

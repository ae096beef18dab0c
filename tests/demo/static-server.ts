import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface StaticServer {
  readonly url: string
  /** Paths that were asked for and are not there. */
  readonly missing: string[]
  close(): Promise<void>
}

/** Serves folders as plain files under a strict policy, with nothing behind them. */
export async function serveStatic(folders: Record<string, string>): Promise<StaticServer> {
  const missing: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const found = await contentOf(path, folders)
    if (found === undefined) missing.push(path)
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'",
    })
    response.end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function contentOf(path: string, folders: Record<string, string>): Promise<Buffer | undefined> {
  // The assistant is tested elsewhere; here its script is silent.
  if (path === '/widget.js') return Buffer.from('')
  const prefix = Object.keys(folders).find((prefix) => path.startsWith(prefix))
  if (prefix === undefined) return undefined
  return readFile(join(folders[prefix] ?? '', path.slice(prefix.length))).catch(() => undefined)
}

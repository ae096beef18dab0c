import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
}

export interface SiteServerOptions {
  /** Folders by the first part of the path. */
  readonly folders: Readonly<Record<string, string>>
  /** The line that every page gets. */
  readonly embed: () => string
}

/** Serves folders of pages, each with the widget in it. */
export async function startSites({ folders, embed }: SiteServerOptions) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const [, first = '', ...rest] = normalize(pathname).split('/')
    const folder = folders[first]
    const type = types[extname(pathname)] ?? 'application/octet-stream'
    readFile(join(folder ?? '/nowhere', ...rest)).then(
      (file) => {
        const isPage = type.startsWith('text/html') && !pathname.includes('/inner-')
        response.writeHead(200, { 'content-type': type })
        response.end(isPage ? file.toString().replace(/<\/body>|$/, `${embed()}$&`) : file)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

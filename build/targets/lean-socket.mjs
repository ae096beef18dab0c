import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * socket.io's client without what the widget never uses: WebTransport, and binary packets with their parser.
 * Together they are 2.5 kB after gzip.
 */
export const leanSocket = {
  name: 'lean-socket',
  setup(build) {
    build.onLoad({ filter: /engine\.io-client\/build\/esm\/transports\/webtransport\.js$/ }, () => ({
      contents: 'export class WT {}',
    }))
    // A namespace object would be filled by a loop that also walks what a page has put on Object.prototype.
    build.onLoad({ filter: /socket\.io-client\/build\/esm\/manager\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('import * as parser from', 'import { parser } from'),
    }))
    build.onResolve({ filter: /^socket\.io-parser$/ }, () => ({
      path: resolve('src/widget/connection/packets.ts'),
    }))
  },
}

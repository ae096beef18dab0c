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
    build.onResolve({ filter: /^socket\.io-parser$/ }, () => ({
      path: resolve('src/widget/connection/packets.ts'),
    }))
  },
}

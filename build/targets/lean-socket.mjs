import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Files of socket.io's client that are written shorter for the browsers of today. */
const shorter = {
  'socket.io-client/build/esm/index.js': `export { Manager } from './manager.js'`,
  'engine.io-client/build/esm/transports/polling-xhr.js': 'export class XHR {}',
  'engine.io-client/build/esm/transports/webtransport.js': 'export class WT {}',
  'engine.io-client/build/esm/transports/index.js': `
    import { Fetch } from './polling-fetch.js'
    import { WS } from './websocket.js'
    export const transports = { websocket: WS, polling: Fetch }`,
  'engine.io-client/build/esm/contrib/parseuri.js': `
    export function parse(text) {
      const { hostname, port, protocol } = new URL(text)
      return { host: hostname.replace(/[[\\]]/g, ''), port, protocol: protocol.slice(0, -1) }
    }`,
}

/** Packages of which the widget speaks a part only. */
const replaced = {
  'socket.io-parser': 'src/widget/connection/packets.ts',
  'engine.io-parser': 'src/widget/connection/engine-packets.ts',
}

/**
 * socket.io's client without what the widget never uses: WebTransport, XMLHttpRequest, and binary packets
 * with their parsers. Together they are 4 kB after gzip.
 */
export const leanSocket = {
  name: 'lean-socket',
  setup(build) {
    for (const [path, contents] of Object.entries(shorter))
      build.onLoad({ filter: new RegExp(`${path.replaceAll('.', '\\.')}$`) }, ({ path: file }) => ({
        contents,
        resolveDir: resolve(file, '..'),
      }))
    // A namespace object would be filled by a loop that also walks what a page has put on Object.prototype.
    build.onLoad({ filter: /socket\.io-client\/build\/esm\/manager\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('import * as parser from', 'import { parser } from'),
    }))
    build.onResolve({ filter: /^(socket|engine)\.io-parser$/ }, ({ path }) => ({
      path: resolve(replaced[path]),
    }))
  },
}

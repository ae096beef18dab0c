import { textLoaders } from '../text-files.mjs'
import { packedConcepts } from './packed-concepts.mjs'

// Packages of many small modules start several times faster as one file. Everything else stays in node_modules.
const inside =
  /^(?:typebox|kysely|chrono-node|dayjs|tldts|tldts-core|libphonenumber-js|minisearch|marked)(?:\/|$)/

const keepOutside = {
  name: 'keep-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inside.test(path) ? undefined : { path, external: true },
    )
  },
}

/** How a module becomes one file for Node: the server that people run, and the servers that are tried and measured. */
export const forNode = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [packedConcepts, keepOutside],
  mainFields: ['module', 'main'],
  conditions: ['import', 'module'],
  loader: textLoaders,
  logLevel: 'warning',
}

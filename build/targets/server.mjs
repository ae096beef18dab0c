import { rm } from 'node:fs/promises'
import * as esbuild from 'esbuild'

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

/** The command and the server behind it, for Node. */
export const server = {
  sources: ['src/protocol', 'src/store', 'src/assistant', 'src/server', 'src/cli'],
  output: 'dist/pagehand.js',
  async run() {
    await rm('dist/server', { recursive: true, force: true })
    await esbuild.build({
      entryPoints: { pagehand: 'src/cli/main.ts' },
      outdir: 'dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [keepOutside],
      mainFields: ['module', 'main'],
      conditions: ['import', 'module'],
      chunkNames: 'server/[name]-[hash]',
      loader: { '.md': 'text' },
      sourcemap: true,
      logLevel: 'warning',
    })
  },
}

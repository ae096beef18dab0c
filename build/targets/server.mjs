import { rm } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { forNode } from './for-node.mjs'

/** The command and the server behind it, for Node. */
export const server = {
  sources: [
    'src/protocol',
    'src/languages',
    'src/store',
    'src/assistant',
    'src/engine',
    'src/knowledge',
    'src/server',
    'src/cli',
  ],
  output: 'dist/pagehand.js',
  async run() {
    await rm('dist/server', { recursive: true, force: true })
    await esbuild.build({
      ...forNode,
      entryPoints: { pagehand: 'src/cli/main.ts' },
      outdir: 'dist',
      splitting: true,
      chunkNames: 'server/[name]-[hash]',
      assetNames: 'server/concepts/[name]-[hash]',
      sourcemap: true,
    })
  },
}

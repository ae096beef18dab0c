import * as esbuild from 'esbuild'

/** The command and the server behind it, for Node. */
export const server = {
  sources: ['src/protocol', 'src/store', 'src/assistant', 'src/server', 'src/cli'],
  output: 'dist/pagehand.js',
  async run() {
    await esbuild.build({
      entryPoints: { pagehand: 'src/cli/main.ts' },
      outdir: 'dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      chunkNames: 'server/[name]-[hash]',
      loader: { '.md': 'text' },
      sourcemap: true,
      logLevel: 'warning',
    })
  },
}

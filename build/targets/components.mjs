import * as esbuild from 'esbuild'
import { gzipKb } from '../gzip-kb.mjs'
import { browser } from './browser.mjs'

const vueLimitKb = 1.5

/** The widget as a component, for frameworks: thin, and each file alone. */
export const components = {
  sources: ['src/widget/embed'],
  output: 'dist/react.js',
  limitKb: 1.5,
  async run() {
    await esbuild.build({
      ...browser,
      entryPoints: { react: 'src/widget/embed/react.ts', vue: 'src/widget/embed/vue.ts' },
      outdir: 'dist',
      external: ['react', 'vue'],
      // One that runs on a server too must say where its components live.
      banner: { js: "'use client';" },
    })
    const kb = await gzipKb('dist/vue.js')
    if (kb > vueLimitKb)
      throw new Error(`dist/vue.js is ${kb.toFixed(1)} kB gzip; its budget is ${vueLimitKb} kB.`)
    return `${kb.toFixed(1)} of ${vueLimitKb} kB for vue`
  },
}

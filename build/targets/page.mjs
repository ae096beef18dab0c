import * as esbuild from 'esbuild'
import { browser } from './browser.mjs'

/** The page room alone, as an ES module: to be used and measured on its own. */
export const page = {
  sources: ['src/protocol', 'src/page'],
  output: 'dist/page.js',
  limitKb: 24,
  async run() {
    await esbuild.build({ ...browser, entryPoints: ['src/page/index.ts'], outfile: 'dist/page.js' })
  },
}

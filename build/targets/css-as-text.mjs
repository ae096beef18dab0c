import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as esbuild from 'esbuild'
import { browser } from './browser.mjs'

/** `import css from './x.css?inline'` gives the minified text, as vite does. */
export const cssAsText = {
  name: 'css-as-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'css-as-text',
    }))
    build.onLoad({ filter: /.*/, namespace: 'css-as-text' }, async ({ path }) => {
      const { code } = await esbuild.transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: browser.target,
      })
      return { contents: code.trim(), loader: 'text', watchFiles: [path] }
    })
  },
}

import { basename } from 'node:path'
import * as esbuild from 'esbuild'
import { gzipKb } from '../gzip-kb.mjs'
import { browser, shrink } from './browser.mjs'

const folder = 'dist'
const laterLimitKb = 22.5

/** After vite has brought the code to what browsers understand. */
const shrinkAll = {
  name: 'shrink-all',
  async generateBundle(_, files) {
    for (const file of Object.values(files)) file.code = await shrink(file.code)
    shareShortNames(files['page.js'], files['page-later.js'])
  },
}

/** The second file asks for what it needs of the first by the names the minifier has left: 90 bytes less. */
function shareShortNames(first, second) {
  const names = new Map()
  first.code = first.code.replace(/(?<=export\{)[^}]+/, (list) =>
    list.replace(/([\w$]+) as ([\w$]{1,2})\b/g, (_, local, shared) => {
      names.set(shared, local)
      return local
    }),
  )
  second.code = second.code.replace(/(?<=import\{)[^}]+/, (list) =>
    list.replace(
      /([\w$]+)( as [\w$]+)?/g,
      (_, shared, as = ` as ${shared}`) => (names.get(shared) ?? shared) + as,
    ),
  )
}

/**
 * The page room alone, as an ES module: to be used and measured on its own. What acts on the page lies in a
 * second file beside it. rollup lets that file import from the first; esbuild would cut it into three.
 */
export const page = {
  sources: ['src/protocol', 'src/languages', 'src/page'],
  output: `${folder}/page.js`,
  files: [`${folder}/page.js`, `${folder}/page-later.js`],
  limitKb: 34,
  async run() {
    // Only now: whoever develops does not need it.
    const { build } = await import('vite')
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [shrinkAll],
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: browser.target,
        minify: false,
        modulePreload: false,
        lib: { entry: 'src/page/index.ts', formats: ['es'], fileName: 'page' },
        rollupOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: { chunkFileNames: 'page-later.js' },
        },
      },
    })
    const laterKb = await gzipKb(`${folder}/page-later.js`)
    if (laterKb > laterLimitKb)
      throw new Error(`The later part is ${laterKb.toFixed(1)} kB gzip; its budget is ${laterLimitKb} kB.`)
    return `${laterKb.toFixed(1)} of ${laterLimitKb} kB when needed`
  },
}

/**
 * The page room as the widget loads it, made quickly and left readable: name → content, the entry first. What acts
 * still comes later, in more files than two.
 */
export async function quickPage(options) {
  const { outputFiles } = await esbuild.build({
    ...browser,
    ...options,
    entryPoints: { page: 'src/page/index.ts' },
    outdir: folder,
    write: false,
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-of-[name]-[hash]',
  })
  const files = outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)])
  return new Map(files.sort(([a], [b]) => Number(b.startsWith('page-')) - Number(a.startsWith('page-'))))
}

import { basename } from 'node:path'
import * as esbuild from 'esbuild'
import { gzipKb } from '../gzip-kb.mjs'
import { browser, shrink } from './browser.mjs'
import { limitsAsNumbers } from './limits-as-numbers.mjs'

const folder = 'dist'
/** The parts that come later, by the module that each begins with, and what they may weigh. */
const laterParts = {
  'create-hands': { file: 'page-later.js', limitKb: 16 },
  'rare-actions': { file: 'page-rare.js', limitKb: 8.5 },
}

/** After vite has brought the code to what browsers understand. */
const shrinkAll = {
  name: 'shrink-all',
  async generateBundle(_, files) {
    for (const file of Object.values(files)) file.code = await shrink(file.code)
    shareShortNames(Object.values(files))
  },
}

/** Each file asks the others for what it needs by the names the minifier has left there: 90 bytes less. */
function shareShortNames(files) {
  const names = new Map()
  // What is loaded later is asked for by a name too: import("./x.js").then(x => x.J).
  const asked = new Set(
    files.flatMap(({ code }) =>
      [...code.matchAll(/import\("\.\/([^"]+)"\)\.then\([\w$]+=>[\w$]+\.([\w$]+)\)/g)].map(
        ([, from, name]) => `${from} ${name}`,
      ),
    ),
  )
  const renamed = /([\w$]+) as ([\w$]{1,2})(?![\w$])/g
  for (const file of files)
    file.code = file.code.replace(/(?<=export\{)[^}]+/, (list) => {
      const pairs = [...list.matchAll(renamed)].map(([, local, shared]) => [local, shared])
      const stay = new Set(
        pairs.map(([, shared]) => shared).filter((name) => asked.has(`${file.fileName} ${name}`)),
      )
      // A name that stays is not free for another, whose own has to stay too.
      for (let before = -1; before !== stay.size;) {
        before = stay.size
        for (const [local, shared] of pairs) if (stay.has(local)) stay.add(shared)
      }
      return list.replace(renamed, (whole, local, shared) => {
        if (stay.has(shared)) return whole
        names.set(`${file.fileName} ${shared}`, local)
        return local
      })
    })
  for (const file of files)
    file.code = file.code.replace(/import\{([^}]+)\}from"\.\/([^"]+)"/g, (_, list, from) => {
      const short = list.replace(
        /([\w$]+)( as [\w$]+)?/g,
        (_, shared, as = ` as ${shared}`) => (names.get(`${from} ${shared}`) ?? shared) + as,
      )
      return `import{${short}}from"./${from}"`
    })
}

/**
 * The page room alone, as an ES module: to be used and measured on its own. What acts on the page lies in a
 * second file beside it, and what few plans need in a third. rollup lets them import from those before; esbuild would
 * cut off a shared one.
 */
export const page = {
  sources: ['src/protocol', 'src/languages', 'src/page'],
  output: `${folder}/page.js`,
  files: ['page.js', ...Object.values(laterParts).map(({ file }) => file)].map((file) => `${folder}/${file}`),
  limitKb: 34.75,
  async run() {
    // Only now: whoever develops does not need it.
    const { build } = await import('vite')
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [limitsAsNumbers, shrinkAll],
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: browser.target,
        minify: false,
        modulePreload: false,
        lib: { entry: 'src/page/index.ts', formats: ['es'], fileName: 'page' },
        rollupOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: { chunkFileNames: ({ name }) => laterParts[name].file },
        },
      },
    })
    const sizes = []
    for (const { file, limitKb } of Object.values(laterParts)) {
      const kb = await gzipKb(`${folder}/${file}`)
      if (kb > limitKb) throw new Error(`${file} is ${kb.toFixed(1)} kB gzip; its budget is ${limitKb} kB.`)
      sizes.push(`${file} ${kb.toFixed(1)} of ${limitKb} kB`)
    }
    return sizes.join(', ')
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

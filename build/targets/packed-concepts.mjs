import * as esbuild from 'esbuild'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { textLoaders } from '../text-files.mjs'

const concepts = fileURLToPath(new URL('../../src/languages/concepts/', import.meta.url))
/** Packing takes some seconds, and tests bundle the server again and again. */
const kept = fileURLToPath(new URL('../../node_modules/.cache/concepts/', import.meta.url))
const namespace = 'packed-concepts'
/** The one door to the concepts. */
const door = /[\\/]languages[\\/]concepts[\\/]open-concepts\.ts$/

/** In a bundle the concepts are files of numbers beside it, and not texts inside: a server starts with no word to read. */
export const packedConcepts = {
  name: namespace,
  setup(build) {
    build.onLoad({ filter: door }, async ({ path }) => {
      const names = await readdir(await packed())
      return { contents: moduleOf(names), loader: 'js', resolveDir: dirname(path) }
    })
    build.onResolve({ filter: /^packed-concepts:/ }, async ({ path }) => ({
      path: join(await packed(), path.slice(namespace.length + 1)),
      namespace,
    }))
    build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'file',
    }))
  },
}

/** The same for vitest: every server and every test that looks a word up would read the texts anew. */
export const keptConcepts = {
  name: 'kept-concepts',
  enforce: 'pre',
  async load(id) {
    if (!door.test(id)) return undefined
    for (const file of await sources()) this.addWatchFile(join(concepts, file))
    const folder = JSON.stringify(await packed())
    return `
      import { readFile } from 'node:fs/promises'
      import { join } from 'node:path'
      import { packedConcepts } from './packed-concepts.ts'
      export const openConcepts = () => packedConcepts((name) => readFile(join(${folder}, name + '.bin')))`
  },
}

/** A module that opens the files, in place of the one that reads the texts. */
function moduleOf(names) {
  return `
    import { readFile } from 'node:fs/promises'
    import { packedConcepts } from './packed-concepts.ts'
    ${names.map((name, at) => `import file${at} from '${namespace}:${name}'`).join('\n')}
    const files = { ${names.map((name, at) => `'${basename(name, '.bin')}': file${at}`).join(', ')} }
    export const openConcepts = () =>
      packedConcepts((name) => readFile(new URL(files[name], import.meta.url)))`
}

/** The folder of the packed files, which are made when the sources, or what the platform knows of languages, have changed. */
async function packed() {
  const { icu, cldr, unicode } = process.versions
  const hash = createHash('sha256').update([icu, cldr, unicode].join())
  for (const file of await sources()) hash.update(`\n${file}\n`).update(await readFile(join(concepts, file)))
  const folder = join(kept, hash.digest('hex').slice(0, 16))
  if (await isThere(folder)) return folder
  await mkdir(kept, { recursive: true })
  const made = await mkdtemp(join(kept, 'new-'))
  const { packConcepts, textConcepts } = await packer(made)
  const files = await packConcepts(textConcepts(() => Promise.resolve()))
  for (const [name, bytes] of files) await writeFile(join(made, `${name}.bin`), bytes)
  // Whole or not at all: others may be packing the same.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }))
  return folder
}

async function sources() {
  const entries = await readdir(concepts, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(concepts.length))
    .sort()
}

async function isThere(folder) {
  return readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  )
}

/** The sources themselves pack: they are TypeScript, so they are bundled first. */
async function packer(folder) {
  const outfile = resolve(folder, 'packer.mjs')
  await esbuild.build({
    stdin: {
      contents: `export { packConcepts } from './packed-concepts.ts'\nexport { textConcepts } from './text-concepts.ts'`,
      resolveDir: concepts,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    loader: textLoaders,
    outfile,
    logLevel: 'warning',
  })
  const packs = await import(pathToFileURL(outfile).href)
  await rm(outfile)
  return packs
}

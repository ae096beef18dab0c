import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { stale } from '../stale.mjs'
import { browser, shrink } from './browser.mjs'
import { cssAsText } from './css-as-text.mjs'
import { leanSocket } from './lean-socket.mjs'
import { notices } from './notices.mjs'
import { page } from './page.mjs'

const folder = 'dist/widget'
/** The loader, the panel and the socket. The page room comes with the first letter, and has limits of its own. */
const firstOpenLimitKb = 54
/** The code for tools of the site: what the panel holds of it, and what comes with the first page that has any. */
const siteTools = { source: 'src/widget/tools/site-tools.ts', limitKb: 2 }
/** What the loader can ask for. Built one by one: the small ones must not make the panel fall into more files. */
const entryPoints = {
  panel: 'src/widget/panel/main.tsx',
  nudge: 'src/widget/loader/nudge/main.ts',
  defaults: 'src/widget/loader/defaults/main.ts',
}
/** How many releases' hashed files stay, for open tabs and rolling nodes: this one and the one before. */
const releasesKept = 2

const shared = {
  ...browser,
  minify: false,
  plugins: [cssAsText, leanSocket],
  metafile: true,
  outdir: folder,
  write: false,
  jsx: 'automatic',
  legalComments: 'none',
}

/** The embeddable widget: a small loader under a fixed name, everything else under the hash of its content. */
export const widget = {
  sources: ['src/protocol', 'src/languages', 'src/page', 'src/widget'],
  output: `${folder}/widget.js`,
  limitKb: 6,
  async run() {
    const { files, version, entries, opened } = await makeWidget({
      pageFiles: await hashedPage(),
      finish: shrink,
    })
    const firstOpen = weigh(files, opened)
    await writeRelease(files, { version, entries, files: describe(files), firstOpen })
    const kb = (firstOpen.gzip / 1000).toFixed(1)
    if (firstOpen.gzip > firstOpenLimitKb * 1000)
      throw new Error(`The widget is ${kb} kB at first open; its budget is ${firstOpenLimitKb} kB.`)
    const toolsKb = await weighSiteTools()
    if (toolsKb > siteTools.limitKb)
      throw new Error(
        `The code for tools of the site is ${toolsKb.toFixed(2)} kB; its budget is ${siteTools.limitKb} kB.`,
      )
    return `${kb} of ${firstOpenLimitKb} kB when opened, ${toolsKb.toFixed(1)} of ${siteTools.limitKb} kB for tools of the site`
  },
}

/** By themselves: in the panel they lie among everything else. */
async function weighSiteTools() {
  const { outputFiles } = await esbuild.build({
    ...shared,
    entryPoints: [siteTools.source],
    splitting: true,
    external: ['#page', '#protocol'],
  })
  const codes = await Promise.all(outputFiles.map(({ text }) => shrink(text)))
  return codes.reduce((sum, code) => sum + gzipped(code), 0) / 1000
}

/**
 * Every file of the widget by its name, the files of each entry, and those that come when it is first opened.
 * `options` are esbuild's, `finish` has the last word on a file.
 */
export async function makeWidget({ pageFiles, finish, options = {} }) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const make = { finish, shared: { ...shared, ...options } }
  const files = new Map(pageFiles)
  const [pageFile] = pageFiles.keys()
  const names = Object.keys(entryPoints)
  const built = await Promise.all(names.map((name) => buildEntry(name, entryPoints[name], pageFile, make)))
  for (const file of built.flatMap(({ outputFiles }) => outputFiles))
    files.set(basename(file.path), Buffer.from(await finish(file.text)))
  const entries = Object.fromEntries(
    names.map((name, index) => [name, withImports(built[index].metafile, entryPoints[name])]),
  )
  const loader = await buildLoader(entries, make)
  files.set('widget.js', loader)
  files.set(`widget-${version}.js`, loader)
  files.set('NOTICES.txt', Buffer.from(await notices(['preact', 'socket.io-client'])))
  return { files, version, entries, opened: ['widget.js', ...entries.panel] }
}

/** The files of the page room as they are used alone, the first first, under one hash since they name each other. */
async function hashedPage() {
  if (await stale(page)) await page.run()
  const codes = await Promise.all(page.files.map((file) => readFile(file, 'utf8')))
  const hash = createHash('sha256').update(codes.join('')).digest('hex').slice(0, 8).toUpperCase()
  const named = (text) => text.replaceAll(/"\.\/(page[\w-]*)\.js"/g, `"./$1-${hash}.js"`)
  return new Map(
    page.files.map((file, index) => [
      `${basename(file, '.js')}-${hash}.js`,
      Buffer.from(named(codes[index])),
    ]),
  )
}

/** The texts of the concepts are for minds on servers. esbuild would make a file of each, though nobody asks for it. */
const noConcepts = {
  name: 'no-concepts',
  setup(build) {
    build.onResolve({ filter: /\.txt$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** An entry and whatever it loads later, split so that nothing is downloaded twice. */
function buildEntry(name, source, pageFile, { shared, finish }) {
  const builtPage = {
    name: 'built-page',
    setup(build) {
      build.onResolve({ filter: /^#page$/ }, () => ({ path: `./${pageFile}`, external: true }))
    },
  }
  return esbuild.build({
    ...shared,
    plugins: [noConcepts, ...shared.plugins, builtPage],
    // A hash stands for how a file was shrunk too.
    banner: { js: `/*! ${finish} */` },
    entryPoints: { [name]: source },
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  })
}

/** One file has no later parts. What a room could load later would still be wrapped as if it did: 100 bytes. */
const nothingLater = {
  name: 'nothing-later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/** The loader is a classic script: it must know where it was loaded from. */
async function buildLoader(entries, { shared, finish }) {
  const { outputFiles } = await esbuild.build({
    ...shared,
    entryPoints: { widget: 'src/widget/loader/main.ts' },
    format: 'iife',
    plugins: [...shared.plugins, nothingLater],
    define: { widgetChunks: JSON.stringify(entries) },
  })
  return Buffer.from(await finish(outputFiles[0].text))
}

/** The files of a source: what it imports at once, and itself last. */
function withImports({ outputs }, source) {
  const [start] = Object.entries(outputs).find(([, output]) => output.entryPoint === source)
  const found = new Set()
  const visit = (path) => {
    if (found.has(path)) return
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') visit(next)
    found.add(path)
  }
  visit(start)
  return [...found].map((path) => basename(path))
}

function describe(files) {
  return Object.fromEntries(
    [...files].map(([name, contents]) => [
      name,
      {
        bytes: contents.length,
        gzip: gzipped(contents),
        integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
      },
    ]),
  )
}

function weigh(files, names) {
  return { files: names, gzip: names.reduce((sum, name) => sum + gzipped(files.get(name)), 0) }
}

function gzipped(contents) {
  return gzipSync(contents, { level: 9 }).length
}

async function writeRelease(files, manifest) {
  await mkdir(folder, { recursive: true })
  const earlier = await readFile(`${folder}/manifest.json`, 'utf8').then(JSON.parse, () => undefined)
  const names = Object.keys(manifest.files)
  const same = earlier && JSON.stringify(earlier.files) === JSON.stringify(manifest.files)
  const releases = same ? earlier.releases : [names, ...(earlier?.releases ?? [])].slice(0, releasesKept)
  const kept = new Set([
    'manifest.json',
    ...releases.flat().flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  ])
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(`${folder}/${name}`)
  // The loader comes last: it must never name a file that is not there yet.
  const inOrder = [...files].sort(([a], [b]) => Number(a === 'widget.js') - Number(b === 'widget.js'))
  for (const [name, contents] of inOrder) {
    // Compressed once, here, and not on every request.
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(contents))
    await writeFile(`${folder}/${name}.gz`, gzipSync(contents, { level: 9 }))
    await writeFile(`${folder}/${name}`, contents)
  }
  await writeFile(`${folder}/manifest.json`, JSON.stringify({ ...manifest, releases }, null, 2))
}

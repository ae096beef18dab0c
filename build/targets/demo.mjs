import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as esbuild from 'esbuild'
import { browser } from './browser.mjs'

const scripts = {
  shop: 'demo/scripts/shop.ts',
  catalogue: 'demo/scripts/catalogue.ts',
  product: 'demo/scripts/product.ts',
  cart: 'demo/scripts/cart.ts',
  checkout: 'demo/scripts/checkout.ts',
  done: 'demo/scripts/done.ts',
  account: 'demo/scripts/account.ts',
  gifts: 'demo/finder/main.tsx',
}

/** The demo shop, whole: pages, pictures, scripts and styles in one folder to be served at /demo/. */
export const demo = {
  sources: ['demo'],
  output: 'dist/demo/index.html',
  async run() {
    await rm('dist/demo', { recursive: true, force: true })
    await writeDemo('dist/demo')
    // What its passages answer in other words, for the server that learns it.
    await cp('demo/phrasings', 'dist/demo/phrasings', { recursive: true })
  },
}

/** Writes the shop into a folder. `options` are esbuild's, `finish` has the last word on a page or picture. */
export async function writeDemo(outdir, { options = {}, finish = (_, content) => content } = {}) {
  const shared = { ...browser, ...options, outdir }
  await Promise.all([
    esbuild.build({
      ...shared,
      entryPoints: scripts,
      splitting: true,
      chunkNames: 'parts/[name]-[hash]',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    // The network switch must be in place before the assistant's script runs, so it is no module.
    esbuild.build({ ...shared, format: 'iife', entryPoints: { network: 'demo/scripts/network.ts' } }),
    esbuild.build({ ...shared, entryPoints: { shop: 'demo/styles/shop.css' } }),
  ])
  for (const [path, content] of await siteFiles(shared))
    await write(join(outdir, path), finish(path, content))
}

/** Runs the page templates: they are TypeScript, so they are bundled in memory and imported from there. */
async function siteFiles({ logLevel }) {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['demo/site.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const site = await import(`data:text/javascript;base64,${code}`)
  return site.siteFiles()
}

async function write(file, content) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

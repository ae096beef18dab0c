#!/usr/bin/env node
// Plain JavaScript, so that it runs before anything is built.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Pagehand needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const home = fileURLToPath(new URL('..', import.meta.url))
if (existsSync(`${home}src`) && existsSync(`${home}node_modules/esbuild`)) {
  const { build } = await import('../build/build.mjs')
  const folder = process.cwd()
  // Only these two serve what browsers load.
  const names = ['serve', 'demo'].includes(process.argv[2]) ? undefined : ['server']
  await build({ names, say: (line) => console.error(line) })
  process.chdir(folder)
}
if (!existsSync(`${home}dist/pagehand.js`)) {
  console.error(
    'Pagehand is not built here, and what builds it is not installed. Run: npm ci && npm run build',
  )
  process.exit(1)
}
await import('../dist/pagehand.js')

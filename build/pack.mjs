import { execFileSync } from 'node:child_process'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build } from './build.mjs'

const folder = 'dist/types'

/** What `npm pack` needs beside the sources: everything built, and the types of what others import. */
await build({ say: (line) => console.error(line) })
await rm(folder, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], {
  stdio: ['ignore', 2, 2],
})
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) await readable(join(entry.parentPath, entry.name))

/** Others know neither our doors between rooms nor sources that end in .ts. */
async function readable(file) {
  const text = await readFile(file, 'utf8')
  const door = (room) => {
    const path = relative(dirname(file), join(folder, room, 'index.js'))
    return path.startsWith('.') ? path : `./${path}`
  }
  const changed = text
    .replaceAll(/(["'])#(\w+)\1/g, (_, quote, room) => quote + door(room) + quote)
    .replaceAll(/(["']\.{1,2}\/[^"']*)\.tsx?(["'])/g, '$1.js$2')
  if (changed !== text) await writeFile(file, changed)
}

import { readFile } from 'node:fs/promises'

/** Each limit by its name, as it is written: one a line. */
async function readLimits() {
  const text = await readFile('src/protocol/limits.ts', 'utf8')
  return new Map([...text.matchAll(/^ {2}(\w+): ([\d_]+),$/gm)].map(([, name, number]) => [name, number]))
}

/** A limit that is read is its number: browsers would otherwise get the whole table for the few that they read. */
function withNumbers(code, limits) {
  return code.replace(/\blimits\.(\w+)/g, (read, name) => limits.get(name) ?? read)
}

/** For vite. */
export const limitsAsNumbers = {
  name: 'limits-as-numbers',
  enforce: 'pre',
  async transform(code, path) {
    if (/\/src\/(?:protocol|page)\/.*\.ts$/.test(path)) return withNumbers(code, await readLimits())
  },
}

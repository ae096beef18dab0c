import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const folder = join(import.meta.dirname, '..')

/** How much of the zoo is needed: `few` are the `dependencies` of its package.json, for `npm test`. */
type Extent = 'few' | 'all'

/** Installs the libraries of the lock file where they are missing or others. */
export function install(extent: Extent, say: (text: string) => void = console.log): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const mark = join(folder, 'node_modules', '.pagehand-zoo')
  const there = readMark(mark)
  if (there === `all ${lock}` || there === `${extent} ${lock}`) return
  say('installing the component libraries of tests/zoo, once …')
  const words = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...(extent === 'few' ? ['--omit=dev'] : []),
  ]
  try {
    execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    throw new Error('The component libraries could not be installed: run `npm ci` in tests/zoo.', {
      cause: error,
    })
  }
  writeFileSync(mark, `${extent} ${lock}`)
}

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

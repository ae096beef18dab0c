import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { findNeeds } from './needs.mjs'
import { tiers, tiersOf } from './tiers.mjs'

// `npm test`, `npm run test:TIER`, each with parts of paths and the runner's own options behind it: brings what is
// missing, builds what is stale, and runs the tests; only what the chosen ones need.
const root = fileURLToPath(new URL('..', import.meta.url))
const [first, ...rest] = process.argv.slice(2)
const tier = first in tiers ? first : undefined
const words = tier ? rest : process.argv.slice(2)
const watches = words.some((word) => word === '--watch' || word === '-w')

const needs = new Set(chosenTiers().flatMap((name) => tiers[name].needs))
const variables = { chromium: 'CHROMIUM', redis: 'REDIS_SERVER', postgres: 'POSTGRES' }
const programs = Object.keys(variables).filter((name) => needs.has(name))
const found = findNeeds(programs)
if (needs.has('build')) await build()

const options = [
  watches ? 'watch' : 'run',
  ...(tier ? ['--project', tier] : []),
  ...words.filter((word) => word !== '--watch' && word !== '-w'),
]
const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...options], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...Object.fromEntries(programs.flatMap((name) => (found[name] ? [[variables[name], found[name]]] : []))),
  },
})
vitest.on('exit', (code) => process.exit(code ?? 1))

/** The tiers of the files that are asked for; a word that is part of no file's path belongs to an option. */
function chosenTiers() {
  const candidates = tier ? [tier] : Object.keys(tiers)
  const files = ['src', 'tests']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const asked = files.filter((file) => words.some((word) => isPartOf(word, file)))
  if (asked.length === 0) return candidates
  return candidates.filter((name) => asked.some((file) => tiersOf(file).includes(name)))
}

/** As the runner understands a word: `src/protocol`, `./tests/x.test.ts:12`. */
function isPartOf(word, file) {
  return !word.startsWith('-') && file.includes(word.replace(/:\d+$/, '').replace(/^\.\//, ''))
}

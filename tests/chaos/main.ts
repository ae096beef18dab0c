import { printTable } from '../../bench/print-table.ts'
import { fuzzing } from './fuzz.ts'
import { knowledge } from './knowledge.ts'
import { nodes } from './nodes.ts'
import { replay } from './replay.ts'
import type { Suite } from './suite.ts'
import { turns } from './turns.ts'

/** `npm run chaos [-- name…] [--seed N]`: the full counts. Their short forms run with the tests. */
const suites: Record<string, Suite> = { replay, turns, nodes, knowledge, fuzz: fuzzing }

const words = process.argv.slice(2)
const seedAt = words.indexOf('--seed')
const seed = seedAt < 0 ? 1 : Number(words[seedAt + 1])
const names = words.filter((word, place) => !word.startsWith('--') && (seedAt < 0 || place !== seedAt + 1))
const unknown = names.filter((name) => !(name in suites))

if (words.includes('--help') || unknown.length > 0 || !Number.isInteger(seed)) {
  if (unknown.length > 0) console.error(`There is no suite "${unknown.join('", "')}".`)
  console.log('npm run chaos [-- SUITE…] [--seed N]')
  for (const [name, { summary }] of Object.entries(suites)) console.log(`  ${name.padEnd(8)} ${summary}`)
  process.exit(words.includes('--help') ? 0 : 1)
}

const failures: string[] = []
for (const name of names.length > 0 ? names : Object.keys(suites)) {
  const began = performance.now()
  const report = await suites[name]?.run({ seed })
  for (const table of report?.tables ?? []) console.log(printTable(table))
  console.log(`\n${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  failures.push(...(report?.failures ?? []))
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)

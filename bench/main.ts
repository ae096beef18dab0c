import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BenchTable } from './bench-table.ts'
import { performancePage, type PartResult } from './performance-page.ts'
import { pictures } from './pictures.ts'
import { printTable } from './print-table.ts'

type Part = { run(): Promise<BenchTable | readonly BenchTable[]> }

/** What can be measured, each in a module of its own that is loaded when it is asked for. */
const parts: Record<string, { about: string; load: () => Promise<Part> }> = {
  server: {
    about: 'chunks, chats, memory and replay against the bare stack',
    load: () => import('./server/index.ts'),
  },
  scale: {
    about: 'many nodes over PostgreSQL and Redis, against bare sockets and against one node',
    load: () => import('./scale/index.ts'),
  },
  mind: { about: 'from a message to the first word', load: () => import('./mind/index.ts') },
  page: { about: 'snapshots against other in-page agents', load: () => import('./page/index.ts') },
  assistant: {
    about: 'the built-in engine on pages it was not tuned on',
    load: () => import('./assistant/index.ts'),
  },
  widget: { about: 'what the widget costs a page', load: () => import('./widget/index.ts') },
  knowledge: {
    about: 'questions of XQuAD without a model (XQUAD names its folder)',
    load: () => import('./knowledge/index.ts'),
  },
  desk: {
    about: 'lists, search and statistics over a million messages',
    load: () => import('./desk/index.ts'),
  },
}

const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('-'))
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (words.includes('--help') || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no part "${unknown.join('", "')}".`)
  console.log(
    'npm run bench [-- PART…]    results are kept in bench/results, docs/performance.md and docs/charts',
  )
  for (const [name, { about }] of Object.entries(parts)) console.log(`  ${name.padEnd(10)} ${about}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}

mkdirSync(new URL('./results/', import.meta.url), { recursive: true })
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = await parts[name]?.load()
  const measured = await part?.run()
  const tables = measured === undefined ? [] : [measured].flat()
  for (const table of tables) console.log(`${printTable(table)}\n`)
  const result: PartResult = { name, measured: new Date().toISOString(), node: process.version, tables }
  writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`)
}
const results = Object.keys(parts).flatMap((name) => readResult(name) ?? [])
const docs = new URL('../docs/', import.meta.url)
writeFileSync(new URL('performance.md', docs), performancePage(results))
mkdirSync(new URL('charts/', docs), { recursive: true })
for (const { name, tables } of results) {
  const picture = pictures[name]?.(tables)
  if (picture) writeFileSync(new URL(`charts/${name}.svg`, docs), picture)
}
process.exit(0)

function fileOf(name: string): URL {
  return new URL(`./results/${name}.json`, import.meta.url)
}

function readResult(name: string): PartResult | undefined {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as PartResult) : undefined
}

import type { BenchTable } from './bench-table.ts'
import { keepResult } from './keep-result.ts'
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
    about: 'learning a website, and questions of XQuAD without a model (XQUAD names its folder)',
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

for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = await parts[name]?.load()
  const measured = await part?.run()
  const tables = measured === undefined ? [] : [measured].flat()
  for (const table of tables) console.log(`${printTable(table)}\n`)
  keepResult(name, tables)
}
process.exit(0)

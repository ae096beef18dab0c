import type { BenchTable } from './bench-table.ts'
import { keepResult } from './keep-result.ts'
import { printTable } from './print-table.ts'

type Part = { run(words?: readonly string[]): Promise<BenchTable | readonly BenchTable[] | undefined> }

/** What can be measured, each in a module of its own that is loaded when it is asked for. */
const parts: Record<string, { about: string; takes?: string; load: () => Promise<Part> }> = {
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
  accname: {
    about: 'accessible names by the Web Platform Tests',
    takes: 'FOLDER [--help]',
    load: () => import('./accname/index.ts'),
  },
  assistant: {
    about: 'the built-in engine on pages it was not tuned on',
    load: () => import('./assistant/index.ts'),
  },
  sentences: {
    about: 'what strangers say to it in twelve languages, on pages it was not made with',
    takes: '[--help]',
    load: () => import('./sentences/index.ts'),
  },
  miniwob: {
    about: 'tasks of MiniWoB++ through the widget',
    takes: 'FOLDER [--help]',
    load: () => import('./miniwob/index.ts'),
  },
  plans: {
    about: 'tasks of MiniWoB++ by hand-written plans, with the outline and verbs alone',
    takes: 'FOLDER [--help]',
    load: () => import('./miniwob/plans/index.ts'),
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
const [first = '', ...rest] = words
// What follows a part that takes words is for that part.
const own = Object.hasOwn(parts, first) && parts[first]?.takes !== undefined
const names = own ? [first] : words.filter((word) => !word.startsWith('-'))
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if ((!own && words.includes('--help')) || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no part "${unknown.join('", "')}".`)
  console.log(
    'npm run bench [-- PART…]    results are kept in bench/results, docs/performance.md and docs/charts',
  )
  for (const [name, { about, takes = '' }] of Object.entries(parts))
    console.log(`  ${`${name} ${takes}`.padEnd(28)} ${about}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}

for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = await parts[name]?.load()
  const measured = await part?.run(own ? rest : [])
  const tables = measured === undefined ? [] : [measured].flat()
  for (const table of tables) console.log(`${printTable(table)}\n`)
  if (tables.length > 0) keepResult(name, tables)
}
process.exit(0)

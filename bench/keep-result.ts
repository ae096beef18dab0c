import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BenchTable } from './bench-table.ts'
import { performancePage, type PartResult } from './performance-page.ts'
import { pictures } from './pictures.ts'

/** The parts of docs/performance.md, in its order. `npm run zoo` makes the one of that name. */
const order = [
  'server',
  'scale',
  'mind',
  'page',
  'accname',
  'zoo',
  'plans',
  'assistant',
  'sentences',
  'miniwob',
  'widget',
  'knowledge',
  'desk',
]
const docs = new URL('../docs/', import.meta.url)

/** Keeps what one part measured, and writes the page of all results and the pictures again. */
export function keepResult(name: string, tables: readonly BenchTable[]): void {
  const result: PartResult = { name, measured: new Date().toISOString(), node: process.version, tables }
  mkdirSync(new URL('./results/', import.meta.url), { recursive: true })
  writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`)
  const results = order.flatMap((each) => readResult(each) ?? [])
  writeFileSync(new URL('performance.md', docs), performancePage(results))
  mkdirSync(new URL('charts/', docs), { recursive: true })
  for (const { name, tables } of results) {
    const picture = pictures[name]?.(tables)
    if (picture) writeFileSync(new URL(`charts/${name}.svg`, docs), picture)
  }
}

function fileOf(name: string): URL {
  return new URL(`./results/${name}.json`, import.meta.url)
}

function readResult(name: string): PartResult | undefined {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as PartResult) : undefined
}

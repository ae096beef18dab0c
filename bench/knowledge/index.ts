import type { BenchTable } from '../bench-table.ts'
import { crawlCost } from './crawl.ts'
import { measureAsked } from './measure-asked.ts'
import { measureQuotes } from './measure-quotes.ts'
import { measureXquad } from './measure-xquad.ts'

/** What learning costs, and how often what is known answers. */
export async function run(): Promise<BenchTable[]> {
  const folder = process.env.XQUAD
  const tables = [await crawlCost(), ...(await measureAsked()), await measureQuotes()]
  if (folder !== undefined) return [...tables, await measureXquad(folder)]
  console.log('XQUAD names no folder: fetch google-deepmind/xquad and say where it lies.')
  return tables
}

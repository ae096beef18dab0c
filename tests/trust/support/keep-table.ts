import { readFileSync, writeFileSync } from 'node:fs'
import type { SuiteName } from './tally.ts'

const page = new URL('../../../docs/policy.md', import.meta.url)

/** Writes the table of a suite that was played whole into docs/policy.md, between the marks of its command. */
export function keepTable(suite: SuiteName, table: string): void {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), suite, table, new Date().toISOString()))
}

/** The page with another table between the marks of a suite. */
export function withTable(page: string, suite: SuiteName, table: string, played: string): string {
  const begin = `<!-- npm run trust -- ${suite} -->`
  const end = `<!-- end of ${suite} -->`
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error(`docs/policy.md has no place for the table of "${suite}"`)
  const lines = [begin, '', `\`npm run trust -- ${suite}\`, ${played.slice(0, 10)}:`, '', table, '', '']
  return `${page.slice(0, from)}${lines.join('\n')}${page.slice(to)}`
}

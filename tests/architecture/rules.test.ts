import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, root } from './support/files-in.ts'

const rules = [...read('docs/rules.md').matchAll(/^\| ([A-Z]+\d+)\*? \|/gm)].map(([, id = '']) => id)
const examples = 'tests/architecture/rules.test.ts'
const suites = filesIn(['src', 'tests'], /\.test\.ts$|^contract\.ts$/).filter((file) => file !== examples)
const contracts = filesIn(['src/store/contract', 'src/store/admin/contract'], /\.ts$/)
const cited = new Set([...suites, ...contracts].flatMap((file) => citations(read(file))))

describe('the rules of docs/rules.md', () => {
  it('have a number each', () => {
    expect(rules.length).toBeGreaterThan(60)
    expect(rules.filter((id, place) => rules.indexOf(id) !== place)).toEqual([])
  })

  it('are each kept by a test that cites it', () => {
    expect(rules.filter((id) => !cited.has(id))).toEqual([])
  })

  it('are all that tests cite', () => {
    expect([...cited].filter((id) => !rules.includes(id))).toEqual([])
  })

  it('are read at the beginning of a name, one or more', () => {
    expect(citations(`it('[A1] [B2] holds', () => value['[C3]'])`)).toEqual(['A1', 'B2', 'C3'])
    expect(citations(`it('holds [A1]', () => list[B2])`)).toEqual([])
  })
})

/** The ids at the beginning of a test's name: `it('[S2] is forgotten …`. */
function citations(text: string): string[] {
  const names = text.matchAll(/['"`]((?:\[[A-Z]+\d+\] ?)+)/g)
  return [...names].flatMap(([, ids = '']) => ids.match(/[A-Z]+\d+/g) ?? [])
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tiersOf } from '../../build/tiers.mjs'
import { filesIn, root } from './support/files-in.ts'

const tests = filesIn(['src', 'tests', 'bench', 'build', 'demo'], /\.test\.tsx?$/)

/** Helpers that start a browser, a database server, or what `npm run build` has made. */
const heavy = ['chromium', 'process', 'throwaway-postgres', 'throwaway-redis'].map(
  (name) => `tests/support/${name}.ts`,
)

describe('the tiers of build/tiers.mjs', () => {
  it('hold every test file exactly once', () => {
    expect(tests.filter((file) => tiersOf(file).length !== 1)).toEqual([])
  })

  it('see a file that lies nowhere, and let a name decide before a folder', () => {
    expect(tiersOf('tests/somewhere/x.test.ts')).toEqual([])
    expect(tiersOf('tests/page/x.test.ts')).toEqual(['browser'])
    expect(tiersOf('src/store/x.cluster.test.ts')).toEqual(['cluster'])
    expect(tiersOf('src/store/x.other.test.ts')).toEqual(['unit'])
  })

  it('are what the runner runs', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--json'], { cwd: root })
    const found = JSON.parse(String(listed)) as { file: string; projectName: string }[]
    const pairs = found.map(({ file, projectName }) => `${projectName} ${relative(root, file)}`)
    expect(pairs.sort()).toEqual(tests.map((file) => `${tiersOf(file).join()} ${file}`).sort())
  })

  it('have no unit test that starts a browser, a database server or what was built', () => {
    const unit = tests.filter((file) => tiersOf(file).includes('unit'))
    expect(unit.flatMap((file) => heavyOnesOf(file))).toEqual([])
  })

  it('would see one', () => {
    const [stage = ''] = heavyOnesOf('tests/page/actions.test.ts')
    expect(stage).toBe('tests/page/actions.test.ts reaches tests/support/chromium.ts')
  })
})

/** What a test reaches through its imports by path; rooms never import helpers of tests. */
function heavyOnesOf(test: string): string[] {
  const seen = new Set<string>()
  function visit(file: string): void {
    if (seen.has(file) || !existsSync(join(root, file))) return
    seen.add(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, target = ''] of text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*)['"](\.[^'"]+\.tsx?)['"]/g))
      visit(relative(root, resolve(root, dirname(file), target)))
  }
  visit(test)
  return heavy.filter((file) => seen.has(file)).map((file) => `${test} reaches ${file}`)
}

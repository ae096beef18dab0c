import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, root } from './support/files-in.ts'

const tests = filesIn(['src', 'tests'], /\.test\.ts$/).filter((file) => !file.endsWith('/seeds.test.ts'))

it('every random test takes a seed that can be given again', () => {
  const unseeded = tests.filter((file) => !isSeeded(readFileSync(join(root, file), 'utf8')))
  expect(unseeded).toEqual([])
})

it('would see one that cannot be repeated', () => {
  expect(isSeeded('fc.assert(property)')).toBe(false)
  expect(isSeeded('fc.assert(one, { seed }); fc.assert(other)')).toBe(false)
  expect(isSeeded('killRun({ seed: Date.now() })')).toBe(false)
  expect(isSeeded('fc.assert(property, { seed, numRuns: 5 })')).toBe(true)
})

/** As many seeds as properties, and none from the clock. */
function isSeeded(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/\bfc\.(?:assert|sample)\(/g) <= count(/\{ seed\b/g) && !/\bseed: (?:Date|Math)\b/.test(text)
}

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { compileLater } from './compile-later.ts'

it('sets what this Node knows', () => {
  expect(() => compileLater()).not.toThrow()
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  // V8 only mutters about a flag that it does not know.
  expect(stdout).toContain('--interrupt-budget ')
})

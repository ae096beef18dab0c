import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pagehand-'))
  for (const copied of ['build', 'package.json']) cpSync(copied, join(home, copied), { recursive: true })
  for (const linked of ['src', 'node_modules']) symlinkSync(resolve(linked), join(home, linked))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

it('builds from whichever folder it is called', async () => {
  const words = [join(home, 'build/build.mjs'), 'server']
  await promisify(execFile)('node', words, { cwd: tmpdir() })
  expect(existsSync(join(home, 'dist/pagehand.js'))).toBe(true)
})

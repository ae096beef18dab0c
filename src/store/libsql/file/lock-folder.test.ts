import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from './lock-folder.ts'

it('gives a folder to one at a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-lock-'))
  const first = lockFolder(folder)
  expect(first).toBeDefined()
  expect(lockFolder(folder)).toBeUndefined()
  first?.release()
  const second = lockFolder(folder)
  expect(second).toBeDefined()
  second?.release()
  rmSync(folder, { recursive: true, force: true })
})

import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

it('The file and what lies beside it are for this user alone, also one that was not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-mode-'))
  const file = join(folder, 'pagehand.db')
  const modes = () =>
    readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`)
  const first = openDatabase({ file, now: Date.now })
  expect(modes().sort()).toEqual(['pagehand.db 600', 'pagehand.db-shm 600', 'pagehand.db-wal 600'])
  first.connection.close()
  chmodSync(file, 0o644)
  const second = openDatabase({ file, now: Date.now })
  expect(modes()).toContain('pagehand.db 600')
  expect(modes().every((mode) => mode.endsWith(' 600'))).toBe(true)
  second.connection.close()
})

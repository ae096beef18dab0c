import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A database file in a folder of its own that goes with the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'store.db')
}

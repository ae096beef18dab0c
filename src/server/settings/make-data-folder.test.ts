import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDataFolder } from './make-data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehand-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the data folder', () => {
  it('is made with the folders above it, and taken as it is when it is there', () => {
    const deep = join(folder, 'a', 'b', 'c')
    makeDataFolder(deep)
    makeDataFolder(deep)
    expect(existsSync(deep)).toBe(true)
  })

  it('is for nobody else on the machine', () => {
    const made = join(folder, 'data')
    makeDataFolder(made)
    expect(statSync(made).mode & 0o777).toBe(0o700)
  })

  it('names DATA_DIR when a file is in its place or above it', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')])
      expect(() => makeDataFolder(path)).toThrow(`DATA_DIR is ${path}, but a file is in its place.`)
  })

  it.runIf(process.platform === 'linux')('does not hang where the system makes no folders', () => {
    expect(() => makeDataFolder('/proc/pagehand/data')).toThrow(
      'DATA_DIR is /proc/pagehand/data, which cannot',
    )
  })

  // Only root can become somebody else, and root itself may write everywhere.
  it.runIf(process.getuid?.() === 0)('names DATA_DIR when this user may not write there', () => {
    chmodSync(folder, 0o755)
    process.seteuid?.(65_534)
    try {
      const below = join(folder, 'below')
      expect(() => makeDataFolder(below)).toThrow(`DATA_DIR is ${below}, where this user may not write.`)
    } finally {
      process.seteuid?.(0)
    }
  })
})

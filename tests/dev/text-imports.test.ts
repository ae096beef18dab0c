import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { bundled } from '../support/bundled.ts'
import { texts } from './fixtures/say-texts.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const module = join(fixtures, 'say-texts.ts')
const written = {
  note: readFileSync(join(fixtures, 'note.md'), 'utf8'),
  words: readFileSync(join(fixtures, 'words.txt'), 'utf8'),
}

describe('a file that is imported as text', () => {
  const bundle = bundled(module)
  const said = async (words: readonly string[]) =>
    JSON.parse((await promisify(execFile)(process.execPath, words)).stdout)

  it('is its text in a test', () => expect(texts).toEqual(written))

  it('is its text where node runs the sources', async () =>
    expect(await said(['--import', './build/run-sources.mjs', module])).toEqual(written))

  it('is its text in the server that is built', async () => expect(await said([bundle()])).toEqual(written))
})

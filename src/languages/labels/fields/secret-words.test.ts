import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fold } from '#protocol'
import { labelLanguages } from '../../kinds.ts'
import { secretWords } from './secret-words.ts'
import { lastDigits, openCodes, wideSecretWords } from './wide-secret-words.ts'

const budgetBytes = 1_500

it('stays small: every widget carries it', async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/secret-words.ts`],
    bundle: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    write: false,
  })
  const [file] = outputFiles
  const { length } = gzipSync(file?.contents ?? '', { level: 9 })
  expect(length).toBeGreaterThan(1_000)
  expect(length).toBeLessThanOrEqual(budgetBytes)
})

it.each(labelLanguages)('is written as it is compared in %s', (language) => {
  expect(secretWords[language]).toBe(fold(secretWords[language]))
  expect(secretWords[language].split('|')).not.toContain('')
})

it.each(labelLanguages)('and so is what only the server knows in %s', (language) => {
  for (const words of [wideSecretWords, openCodes, lastDigits]) {
    expect(words[language]).toBe(fold(words[language]))
    expect(words[language].split('|')).not.toContain('')
  }
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { interfaceMarkdown } from './interface-markdown.ts'

it('is what docs/interface.md says (npm run docs writes it again)', () => {
  expect(readFileSync(new URL('../../../docs/interface.md', import.meta.url), 'utf8')).toBe(
    interfaceMarkdown(),
  )
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '#protocol'

it('names every language of the panel where a site sets it', () => {
  const embed = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8')
  const row = embed.split('\n').find((line) => line.startsWith('| `data-locale`')) ?? ''
  const named = [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, language]) => language)
  expect(named.sort()).toEqual([...languages].sort())
})

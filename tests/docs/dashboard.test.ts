import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { openLibrary } from '../../src/server/docs/library.ts'

const root = resolve(import.meta.dirname, '../..')
const table = readFileSync(resolve(root, 'src/admin/shell/docs-of.ts'), 'utf8')
const targets = [...table.matchAll(/: '([a-z-]+(?:#[a-z-]+)?)',/g)].map(([, target = '']) => target)
const library = openLibrary(resolve(root, 'docs'))

it.each(targets)('the help of the dashboard leads to %s, which is there', (target) => {
  const [slug = '', anchor] = target.split('#')
  const page = library.page(slug)
  expect(page?.html).toContain(anchor === undefined ? '<h1' : `id="${anchor}"`)
})

it('has help for every page', () => expect(targets.length).toBeGreaterThan(9))

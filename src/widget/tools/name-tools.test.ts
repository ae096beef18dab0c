import { expect, it } from 'vitest'
import { nameTools } from './name-tools.ts'

const tool = (name: string) => ({ name, run: () => undefined })

it('gives every tool a name that we can send, and no two the same', () => {
  const long = 'x'.repeat(100)
  const found = ['get.price', 'get_price', 'get.price', '', '9lives', 'größe', long, `${long}y`].map(tool)
  const names = [...nameTools(found).keys()]
  expect(names).toEqual([
    'get_price',
    'get_price_2',
    'tool_9lives',
    'gr_e',
    'x'.repeat(64),
    `${'x'.repeat(60)}_2`,
  ])
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)
})

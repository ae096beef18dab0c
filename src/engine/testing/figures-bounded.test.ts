import { expect, it } from 'vitest'
import { converse, lamps } from './converse.ts'

const page = lamps([])
const shelf = {
  ...page,
  visibleText: 'Lamps\nHeron lamp\n€219\nMoth lamp\n€24\nNook lamp\n€74',
  indexedElements: [
    ...(page.indexedElements ?? []),
    { id: 5, type: 'link', text: 'Nook lamp', href: '/nook', parent: 'Lamps' },
  ],
}

it.each([
  ['ja', '80ユーロ以下のランプ', ['Moth lamp', 'Nook lamp']],
  ['ja', '80ユーロ未満のランプ', ['Moth lamp', 'Nook lamp']],
  ['zh', '不超过80欧元的灯', ['Moth lamp', 'Nook lamp']],
  ['zh', '不低于70欧元的灯', ['Heron lamp', 'Nook lamp']],
  ['en', 'not more than 80 euros, a lamp', ['Moth lamp', 'Nook lamp']],
] as const)('keeps to the figure (%s: %s)', async (language, said, titles) => {
  const { text, proposal } = await converse(shelf, language).say(said)
  const told = `${text} ${JSON.stringify(proposal)}`
  for (const title of ['Heron lamp', 'Moth lamp', 'Nook lamp'])
    expect([title, told.includes(title)]).toEqual([title, titles.some((one) => one === title)])
})

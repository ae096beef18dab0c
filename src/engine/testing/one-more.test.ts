import { describe, expect, it } from 'vitest'
import type { Language, PageContext } from '#protocol'
import { converse, done, shelf, withValue } from './converse.ts'

const row = (at: number, name: string, value: string) => [
  { id: at, type: 'link', text: name, href: `/${name}`, parent: name },
  { id: at + 1, type: 'spinbutton', text: `Quantity of ${name}`, inputType: 'number', value, parent: name },
  { id: at + 2, type: 'button', text: `Remove ${name}`, parent: name },
]

const cart: PageContext = {
  url: 'https://shop.example/cart',
  title: 'Your cart',
  indexedElements: [
    { id: 1, type: 'link', text: 'Cart 3 items', href: '/cart', parent: 'Shop' },
    ...row(10, 'Bell pendant', '3'),
    ...row(20, 'Tern desk lamp', '5'),
  ],
}

/** A visitor who has just set how many bell pendants there are to be. */
async function counted(language: Language = 'en') {
  const visit = converse(cart, language)
  await visit.say('set the quantity of the bell pendant to 4')
  visit.see(withValue(11, '4'))
  await visit.result(done)
  return visit
}

describe('a number in the cart', () => {
  it.each<[Language, string, string]>([
    ['en', 'one more', '5'],
    ['en', 'one less', '3'],
    ['en', 'two more', '6'],
    ['en', 'make it two', '2'],
    ['en', 'two of them', '2'],
    ['en', 'just one', '1'],
    ['de', 'noch zwei', '6'],
    ['de', 'zwei weniger', '2'],
    ['fr', 'deux de plus', '6'],
    ['es', 'pon dos más', '6'],
    ['it', 'due in meno', '2'],
    ['pt', 'mais dois', '6'],
    ['nl', 'twee minder', '2'],
    ['pl', 'jeszcze dwie', '6'],
    ['tr', 'iki tane daha', '6'],
    ['ar', 'اثنان أقل', '2'],
    ['zh', '再加2个', '6'],
    ['ja', 'もう2つ', '6'],
  ])('counts on from what it is, in %s: %s', async (language, said, inputData) => {
    const { proposal } = await (await counted(language)).say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 11, inputData }] })
  })

  it.each([
    ['one more tern', '6'],
    ['two fewer terns', '3'],
    ['three of the tern', '3'],
  ])('is that of what is named: %s', async (said, inputData) => {
    const { proposal } = await (await counted()).say(said)
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 21, inputData }] })
  })

  it('is set there, after something was put in', async () => {
    const visit = converse(shelf)
    await visit.say('add the bell pendant to the cart')
    visit.see((page) => ({ ...page, title: 'Shop (1)' }))
    await visit.result(done)
    expect((await visit.say('one more')).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
    visit.see(() => cart)
    expect((await visit.result(done)).proposal).toMatchObject({
      steps: [{ elementId: 11, inputData: '4' }],
    })
  })
})

it.each(['two of them', 'one more bell pendant', 'the bell pendant twice'])(
  'a number is never handed over by what takes the thing away: %s',
  async (said) => {
    const one = {
      ...cart,
      indexedElements: cart.indexedElements!.slice(0, 4),
      forms: [{ name: 'Bell pendant' }],
    }
    const form = one.indexedElements.map((each) => (each.id > 10 ? { ...each, form: 0 } : each))
    const visit = converse({ ...one, indexedElements: form })
    const first = await visit.say(said)
    expect(JSON.stringify(first.proposal)).not.toContain('Remove')
    const next = await visit.result(done)
    expect(JSON.stringify(next)).not.toContain('Remove')
  },
)

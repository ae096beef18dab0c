import { describe, expect, it } from 'vitest'
import type { Language, Line } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const page = (path: string, title: string, lines: Line[], forms: object[] = []) =>
  outlined({ url: `https://shop.example${path}`, title, language: 'en', forms }, lines)

const card = (id: number, name: string, price: string): Line[] => [
  [2, 0, 'record', ''],
  [3, id, 'link', name, { href: `/${id}` }],
  [3, 0, 'text', price],
  [3, id + 1, 'button', `Add to cart: ${name}`],
]
const list = page('/', 'All lamps', [
  [0, 0, 'main', ''],
  [1, 0, 'heading', 'All lamps', { level: 1 }],
  [1, 1, 'select', 'Colour', { options: ['Any colour', 'Black', 'Sand'] }],
  [1, 0, 'list', ''],
  ...card(10, 'Heron floor lamp', '€219'),
  ...card(20, 'Pebble table lamp', '€59'),
  ...card(30, 'Tern desk lamp', '€89'),
  ...card(40, 'Moth night light', '€24'),
])
const own = (name: string, others: Line[] = []) =>
  page(
    `/${name}`,
    name,
    [
      [0, 0, 'main', ''],
      [1, 0, 'heading', name, { level: 1 }],
      [1, 0, 'form', 'Choose'],
      [2, 0, 'group', 'Colour'],
      [3, 71, 'radio', 'Sand', { inputType: 'radio', checked: true, form: 0 }],
      [3, 72, 'radio', 'Black', { inputType: 'radio', checked: false, form: 0 }],
      [2, 73, 'spinbutton', 'Quantity', { inputType: 'number', value: '1', form: 0 }],
      [2, 74, 'button', 'Add to cart', { form: 0, submits: true }],
      [1, 0, 'list', ''],
      ...others,
    ],
    [{ name: 'Choose', line: 2 }],
  )
const stepsOf = (proposal: object) =>
  'steps' in proposal
    ? (proposal.steps as { elementId: number; inputData?: string; action: string }[]).map(
        ({ elementId, inputData, action }) =>
          elementId < 0 ? action : inputData === undefined ? elementId : `${elementId}=${inputData}`,
      )
    : proposal

describe('two things in one order', () => {
  it.each<[Language, string]>([
    ['en', 'add a heron and two pebbles'],
    ['en', 'put one heron and two pebble lamps into my basket'],
    ['de', 'leg einen Heron und zwei Pebble in den Warenkorb'],
    ['fr', 'mets un Heron et deux Pebble dans le panier'],
    ['es', 'pon un Heron y dos Pebble en el carrito'],
    ['it', 'metti un Heron e due Pebble nel carrello'],
    ['pt', 'põe um Heron e dois Pebble no carrinho'],
    ['nl', 'doe een Heron en twee Pebble in mijn winkelwagen'],
    ['pl', 'dodaj jeden Heron i dwa Pebble do koszyka'],
    ['tr', 'sepete bir Heron ve iki Pebble ekle'],
    ['ar', 'أضف Heron و 2 Pebble إلى السلة'],
    ['zh', '把一个Heron和两个Pebble加入购物车'],
    ['ja', 'HeronとPebbleを2つカートに入れて'],
  ])('each has its own number, in %s: %s', async (language, said) => {
    const talk = converse(list, language)
    expect(stepsOf((await talk.say(said)).proposal)).toEqual([11])
    talk.see((old) => ({ ...old, title: 'All lamps (1)' }))
    expect(stepsOf((await talk.result(done)).proposal)).toEqual([20])
    talk.see(() => own('Pebble table lamp', card(50, 'Stilt floor lamp', '€99')))
    expect(stepsOf((await talk.result(done)).proposal)).toEqual(['73=2', 74])
  })

  it('each has its own colour, and the second is gone back for', async () => {
    const talk = converse(list)
    expect(stepsOf((await talk.say("I'd like three moths and a tern in black")).proposal)).toEqual([40])
    talk.see(() => own('Moth night light', card(50, 'Stilt floor lamp', '€99')))
    expect(stepsOf((await talk.result(done)).proposal)).toEqual(['73=3', 74])
    talk.see((old) => ({ ...old, title: 'Moth night light (3)' }))
    expect(stepsOf((await talk.result(done)).proposal)).toEqual(['back'])
    talk.see(() => list)
    expect(stepsOf((await talk.result(done)).proposal)).toEqual([30])
    talk.see(() => own('Tern desk lamp'))
    expect(stepsOf((await talk.result(done)).proposal)).toEqual([72, 74])
  })

  it('names that come with a colour order by themselves', async () => {
    expect(stepsOf((await converse(list).say('the tern in black and the pebble')).proposal)).toEqual([21])
  })

  it.each(['compare the tern and the pebble', 'which is heavier, the tern or two pebbles?'])(
    'nothing is ordered by asking: %s',
    async (said) => {
      expect(JSON.stringify((await converse(list).say(said)).proposal)).not.toContain('"act"')
    },
  )
})

describe('on the page of one thing', () => {
  it.each([
    ['buy two in black', [72, '73=2', 74]],
    ['add three', ['73=3', 74]],
    ["I'll take it in black", [72, 74]],
    ['put it in the cart and open the help page', [74]],
  ])('what is said of it is chosen first: %s', async (said, steps) => {
    const shown = own('Moth night light', card(50, 'Stilt floor lamp', '€99'))
    expect(stepsOf((await converse(shown).say(said)).proposal)).toEqual(steps)
  })

  it.each(['add the tern to my cart', 'add the tern', 'add it twice'])(
    'its button is not for what the page does not speak of: %s',
    async (said) => {
      const shown = own('Moth night light', card(50, 'Stilt floor lamp', '€99'))
      expect((await converse(shown).say(said)).proposal.kind).not.toBe('act')
    },
  )
})

it('takes of what was spoken of as many as were said', async () => {
  const talk = converse(list)
  await talk.say('what does the tern cost?')
  const { proposal } = await talk.say('put two of them in my cart')
  expect(stepsOf(proposal)).not.toEqual([31])
})

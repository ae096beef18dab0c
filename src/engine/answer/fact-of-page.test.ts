import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol'
import { converse } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const row = (head: string, text: string) =>
  [
    [2, 0, 'record', ''],
    [3, 0, 'rowheader', head],
    [3, 0, 'cell', text],
  ] as const
const lamp = outlined(
  {
    url: 'https://lumen.example/lamps/brook',
    title: 'Brook lamp',
    language: 'en',
    forms: [{ name: 'Choose and buy', line: 3 }],
  },
  [
    [0, 0, 'main', ''],
    [1, 0, 'heading', 'Brook lamp', { level: 1 }],
    [1, 0, 'text', '€64'],
    [1, 0, 'form', 'Choose and buy'],
    [2, 0, 'group', 'Colour'],
    [3, 11, 'radio', 'Slate', { inputType: 'radio', checked: true, form: 0 }],
    [3, 12, 'radio', 'Moss', { inputType: 'radio', checked: false, form: 0 }],
    [2, 14, 'combobox', 'Price', { options: ['Lamp alone', 'Lamp and bulb'], value: 'Lamp alone', form: 0 }],
    [2, 13, 'button', 'Add to cart', { form: 0, submits: true }],
    [1, 0, 'heading', 'Details', { level: 2 }],
    [1, 0, 'table', ''],
    ...row('Height', '23 cm'),
    ...row('Width', '18 cm'),
    ...row('Weight', '1.1 kg'),
    ...row('Cord', '2 m, cotton'),
    ...row('Bulb', 'E27, included'),
    ...row('Material', 'Stoneware'),
    ...row('Dimmable', 'Yes'),
    [1, 0, 'list', ''],
    [2, 0, 'record', ''],
    [3, 21, 'link', 'Ember lamp', { href: '/lamps/ember' }],
    [3, 0, 'text', 'It can be carried anywhere.'],
    [3, 22, 'button', 'Add to cart: Ember lamp'],
  ],
)

describe('what the table of a page says of its one thing', () => {
  it.each<[Language, string, string]>([
    ['en', 'is it dimmable?', 'Dimmable: Yes'],
    ['en', 'can I dim it?', 'Dimmable: Yes'],
    ['de', 'ist sie dimmbar?', 'Dimmable: Yes'],
    ['fr', 'est-elle à intensité variable ?', 'Dimmable: Yes'],
    ['es', '¿es regulable?', 'Dimmable: Yes'],
    ['it', 'è dimmerabile?', 'Dimmable: Yes'],
    ['pt', 'é regulável?', 'Dimmable: Yes'],
    ['nl', 'is hij dimbaar?', 'Dimmable: Yes'],
    ['pl', 'czy można ją ściemniać?', 'Dimmable: Yes'],
    ['tr', 'kısılabilir mi?', 'Dimmable: Yes'],
    ['ar', 'هل هي قابلة للتعتيم؟', 'Dimmable: Yes'],
    ['zh', '可以调光吗？', 'Dimmable: Yes'],
    ['ja', '調光可能ですか？', 'Dimmable: Yes'],
    ['en', 'what is it made of?', 'Material: Stoneware'],
    ['de', 'woraus ist sie?', 'Material: Stoneware'],
    ['fr', 'elle est en quoi ?', 'Material: Stoneware'],
    ['es', '¿de qué está hecha?', 'Material: Stoneware'],
    ['it', 'di cosa è fatta?', 'Material: Stoneware'],
    ['pl', 'z czego jest zrobiona?', 'Material: Stoneware'],
    ['ja', '素材は何ですか？', 'Material: Stoneware'],
    ['en', 'are bulbs included?', 'Bulb: E27, included'],
    ['en', 'how long is the cord?', 'Cord: 2 m, cotton'],
    ['en', 'how much does it weigh?', 'Weight: 1.1 kg'],
    ['en', 'how big is it?', 'Height: 23 cm, Width: 18 cm'],
    ['en', 'does it come in black?', 'Colour: ✓ Slate, Moss'],
  ])('is told for sure, in %s: %s', async (language, said, fact) => {
    expect((await converse(lamp, language).say(said)).text).toBe(fact)
  })

  it.each<[Language, string]>([
    ['en', 'how heavy is the ember lamp?'],
    ['en', 'is the shade included?'],
    ['en', "what's your vat number?"],
    ['fr', 'puis-je payer par virement ?'],
    ['de', 'wie lautet eure Umsatzsteuernummer?'],
  ])('is not told of anything else, in %s: %s', async (language, said) => {
    expect((await converse(lamp, language).say(said)).text).not.toMatch(/^(?:Weight|Cord|Bulb|Price)/)
  })

  it('is not told to who orders', async () => {
    expect((await converse(lamp).say('add it to the cart')).proposal.kind).toBe('act')
  })
})

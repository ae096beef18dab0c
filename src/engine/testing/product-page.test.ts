import type { Line } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const row = (head: string, text: string) =>
  [
    [2, 0, 'record', ''],
    [3, 0, 'rowheader', head],
    [3, 0, 'cell', text],
  ] as const

/** One thing with its price, a table of what it measures, and what there is to choose from. */
const kettle = outlined(
  {
    url: 'https://tea.example/kettles/brook',
    title: 'Brook kettle',
    language: 'en',
    forms: [{ name: 'Choose and buy' }],
  },
  [
    [0, 0, 'navigation', 'Main'],
    [1, 1, 'link', 'Kettles', { href: '/kettles' }],
    [1, 2, 'link', 'Cart', { href: '/cart' }],
    [0, 0, 'main', ''],
    [1, 0, 'heading', 'Brook kettle', { level: 1 }],
    [1, 0, 'text', 'A quiet kettle for two cups.'],
    [1, 0, 'text', '€64'],
    [1, 0, 'form', 'Choose and buy'],
    [2, 0, 'group', 'Colour'],
    [3, 11, 'radio', 'Slate', { inputType: 'radio', checked: true, form: 0 }],
    [3, 12, 'radio', 'Moss', { inputType: 'radio', checked: false, form: 0 }],
    [2, 13, 'button', 'Add to cart', { form: 0, submits: true }],
    [1, 0, 'heading', 'Details', { level: 2 }],
    [1, 0, 'table', ''],
    ...row('Height', '23 cm'),
    ...row('Weight', '1.1 kg'),
    ...row('Guarantee', 'Three years'),
  ],
)

describe('a page about one thing', () => {
  it.each([
    ['how tall is it?', '23 cm'],
    ['how heavy is it?', '1.1 kg'],
    ['wie hoch ist er?', '23 cm'],
    ['quelle est sa hauteur ?', '23 cm'],
    ['how much is it?', '€64'],
    ['was kostet das?', '€64'],
  ])('answers %s', async (said, fact) => {
    expect((await converse(kettle).say(said)).text).toContain(fact)
  })

  it.each(["I'll take it", 'ok ill buy it', 'das nehme ich', 'je le prends', 'me lo llevo'])(
    'is bought as it stands there: %s',
    async (said) => {
      const { proposal } = await converse(kettle).say(said)
      expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 13 }] })
    },
  )

  it.each(['can I buy it?', 'where can I buy it'])('is not bought by asking: %s', async (said) => {
    expect((await converse(kettle).say(said)).proposal.kind).not.toBe('act')
  })

  it.each(['put the Brook kettle in moss into my cart', 'add the moss Brook kettle to the cart'])(
    'is bought as it is wanted: %s',
    async (said) => {
      const { proposal } = await converse(kettle).say(said)
      expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 12 }, { elementId: 13 }] })
    },
  )

  it.each([
    'make it moss and add 2',
    'nimm Moss und leg zwei in den Warenkorb',
    'choose moss and add two to the cart',
  ])('is bought as it is wanted, said in several parts: %s', async (said) => {
    const lines = kettle.outline!.lines.flatMap((line): Line[] =>
      line[1] === 13
        ? [[2, 14, 'spinbutton', 'Quantity', { inputType: 'number', value: '1', form: 0 }], line]
        : [line],
    )
    const { proposal } = await converse({ ...kettle, outline: { ...kettle.outline!, lines } }).say(said)
    expect(proposal).toMatchObject({
      kind: 'act',
      steps: [{ elementId: 12 }, { elementId: 14, inputData: '2' }, { elementId: 13 }],
    })
  })

  it.each(['put the red one in the cart', 'add it in red to my cart', 'leg den roten in den Warenkorb'])(
    'is bought in the one colour that is named in part, by a common word: %s',
    async (said) => {
      const lines = kettle.outline!.lines.map((line): Line =>
        line[1] === 12 ? [3, 12, 'radio', 'Brick red', line[4]] : line,
      )
      const { proposal } = await converse({ ...kettle, outline: { ...kettle.outline!, lines } }).say(said)
      expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 12 }, { elementId: 13 }] })
    },
  )

  it('goes to a place that lies behind another', async () => {
    const { say } = converse(kettle)
    await say('how much is it?')
    const { proposal } = await say('take me to the checkout')
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ action: 'click', elementId: 2 }] })
  })
})

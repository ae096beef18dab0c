import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const tea = outlined({ url: 'https://tea.example/sencha', title: 'Sencha in bags', language: 'en' }, [
  [0, 0, 'heading', 'Sencha in bags', { level: 1 }],
  [0, 0, 'group', 'Box'],
  [1, 1, 'radio', '20 bags – £3.40', { inputType: 'radio', checked: true }],
  [1, 2, 'radio', '50 bags – £7.10', { inputType: 'radio', checked: false }],
  [1, 3, 'radio', '100 bags – £12.60', { inputType: 'radio', checked: false }],
  [0, 4, 'button', 'Add to basket'],
  [0, 0, 'heading', 'Goes well with it', { level: 2 }],
  [0, 0, 'list', ''],
  [1, 0, 'item', 'Glass pot 600 ml £24.00'],
  [1, 0, 'item', 'Two cups of 180 ml £11.00'],
])

describe('what there is to choose from', () => {
  it.each([
    ['how much if I get 50?', '£7.10'],
    ['how much is the one with 100', '£12.60'],
  ])('tells the price of the number that was said: %s', async (text, price) => {
    expect((await converse(tea).say(text)).text).toContain(price)
  })

  it.each([
    ['give me the biggest box', 3],
    ['pick the largest box', 3],
  ])('is chosen by how much is in it: %s', async (text, elementId) => {
    expect((await converse(tea).say(text)).proposal).toMatchObject({ kind: 'act', steps: [{ elementId }] })
  })
})

const salon = outlined({ url: 'https://salon.example/', title: 'Salon', language: 'en' }, [
  [0, 0, 'heading', 'Book a treatment', { level: 1 }],
  [
    0,
    1,
    'select',
    'Treatment',
    {
      inputType: 'select',
      options: ['Please choose', 'Hair extensions', 'Manicure'],
      value: 'Please choose',
    },
  ],
  [0, 2, 'select', 'Stylist', { inputType: 'select', options: ['Anyone', 'Nina Berg'], value: 'Anyone' }],
])

describe('one of a list', () => {
  it('is chosen by its name', async () => {
    const { proposal } = await converse(salon).say('a manicure please')
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 1, inputData: 'Manicure' }] })
  })

  it.each(['I want curlier hair', 'open Ninas portfolio', 'it is my first time'])(
    'is not chosen by a part of what was said: %s',
    async (text) => {
      expect((await converse(salon).say(text)).proposal).not.toHaveProperty('steps')
    },
  )
})

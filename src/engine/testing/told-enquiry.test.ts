import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'

const boats: PageContext = {
  url: 'https://boats.example/',
  title: 'Hire a boat',
  forms: [{ name: 'Ask for a price' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Contact name', inputType: 'text', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Organisation', inputType: 'text', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Email', inputType: 'email', form: 0, value: '' },
    { id: 4, type: 'spinbutton', text: 'Number of passengers', inputType: 'number', form: 0, value: '' },
    {
      id: 5,
      type: 'select',
      text: 'Your budget',
      form: 0,
      value: 'Undecided',
      options: ['Undecided', 'Under €500', '€500 – €1,500', '€1,500 – €4,000', 'More than €4,000'],
    },
    { id: 6, type: 'date', text: 'Date of birth', inputType: 'date', form: 0, value: '' },
    { id: 7, type: 'textarea', text: 'Tell us about your trip', form: 0, value: '' },
    { id: 8, type: 'button', text: 'Ask for a price', form: 0, submits: true },
  ],
}

describe('a day that lies ahead', () => {
  it('is no day of birth', async () => {
    const done = await filledFor(boats, 'ada@lark.example, 8 passengers, we go on 3 March 2034')
    expect(done).toEqual(['3 ada@lark.example', '4 8'])
  })

  it('is one where it is behind us, or told as one', async () => {
    expect(await filledFor(boats, 'ada@lark.example, 3 March 1984')).toContain('6 1984-03-03')
    expect(await filledFor(boats, 'I was born on 3 March 1984')).toEqual(['6 1984-03-03'])
  })
})

describe('several people who tell who they are', () => {
  it.each([
    ["we're Lark Rowing, 8 passengers", 'Lark Rowing'],
    ['We are Orrin & Pell, 8 passengers', 'Orrin & Pell'],
    ['wir sind Ruderverein Kranzow, 8 passagiere', 'Ruderverein Kranzow'],
    ['nous sommes Voiles Duchamp, 8 passagers', 'Voiles Duchamp'],
  ])('name what they belong to: %s', async (sentence, name) => {
    expect(await filledFor(boats, sentence)).toEqual([`2 ${name}`, '4 8'])
  })

  it('name nobody by what everybody may be', async () => {
    expect(await filledFor(boats, "we're French, 8 passengers")).toEqual(['4 8'])
  })
})

describe('a sum of money', () => {
  it.each(['it costs about 900 euros elsewhere', 'ada@lark.example, around 900 euros'])(
    'is no message and counts nobody: %s',
    async (sentence) => {
      const done = await filledFor(boats, sentence)
      expect(done.filter((one) => /^[47] /.test(one))).toEqual([])
    },
  )
})

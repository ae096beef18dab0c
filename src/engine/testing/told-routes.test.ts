import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const coach = (from: string, to: string, out: string, back: string, language: string): PageContext => ({
  url: 'https://coach.example/',
  title: 'Coach',
  language,
  forms: [{ name: 'Coach' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: from, inputType: 'text', form: 0, value: '' },
    { id: 2, type: 'textbox', text: to, inputType: 'text', form: 0, value: '' },
    { id: 3, type: 'input', text: out, inputType: 'date', form: 0, value: '' },
    { id: 4, type: 'input', text: back, inputType: 'date', form: 0, value: '' },
    { id: 5, type: 'button', text: 'OK', form: 0, submits: true },
  ],
})
const english = coach('From', 'To', 'Outward', 'Return', 'en')
const italian = coach('Da', 'A', 'Andata', 'Ritorno', 'it')
const french = coach('Départ', 'Arrivée', 'Date aller', 'Date retour', 'fr')

describe('a way from one place to another', () => {
  it('needs two ends', async () => {
    const done = await filledFor(english, 'Market Rasen on 6 May 2027')
    expect(done.filter((one) => /^[12] /.test(one))).toEqual([])
  })

  it('leaves days to the fields for days', async () => {
    const days = ['3 2027-05-06', '4 2027-05-09']
    expect(await filledFor(french, 'départ le 6 mai 2027, retour le 9 mai 2027')).toEqual(days)
    expect(await filledFor(italian, 'il 6 maggio 2027')).not.toContain('1 2027-05-06')
  })
})

describe('values of one form', () => {
  const pickUp: PageContext = {
    url: 'https://pick-up.example/',
    title: 'Collection',
    language: 'en',
    forms: [{ name: 'Collection' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Postcode', inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'textbox', text: 'House number', inputType: 'text', form: 0, value: '' },
      { id: 3, type: 'input', text: 'Number of pieces', inputType: 'number', form: 0, value: '' },
      { id: 4, type: 'textbox', text: "Dog's name", inputType: 'text', form: 0, value: '' },
      {
        id: 5,
        type: 'textbox',
        text: 'First name',
        autocomplete: 'given-name',
        inputType: 'text',
        form: 0,
        value: '',
      },
      {
        id: 6,
        type: 'textbox',
        text: 'Last name',
        autocomplete: 'family-name',
        inputType: 'text',
        form: 0,
        value: '',
      },
      { id: 7, type: 'input', text: 'Email', inputType: 'email', form: 0, value: '' },
      { id: 8, type: 'input', text: 'Date of birth', inputType: 'date', form: 0, value: '' },
      { id: 9, type: 'checkbox', text: 'Send me a text on that day', form: 0, checked: false },
      { id: 10, type: 'button', text: 'Confirm collection', form: 0, submits: true },
    ],
  }

  it.each([
    ['postcode 3841 KL number 27', ['1 3841 KL', '2 27']],
    ["I'm Nora Falk, nora@falk.example", ['5 Nora', '6 Falk', '7 nora@falk.example']],
    ['last name Falk now, nora@falk.example', ['6 Falk', '7 nora@falk.example']],
    ['nora@falk.example, and send a text on the day', ['7 nora@falk.example', '9']],
  ])('each go into one field: %s', async (sentence, done) => {
    expect(await filledFor(pickUp, sentence)).toEqual(done)
  })

  it('is none where something is rented by the day', async () => {
    expect(await filledFor(pickUp, 'do you rent them out by the day')).not.toContain('8')
  })
})

describe('who asks about one of several', () => {
  const plans: PageContext = outlined(
    { url: 'https://plans.example/', title: 'Plans', language: 'en' },
    ['Night', 'Day', 'Weekend'].flatMap((name, at) => [
      [0, 0, 'record', ''],
      [1, 0, 'heading', `${name} plan`, { level: 3 }],
      [1, 0, 'text', `${at + 12} cents a unit.`],
      [1, at + 1, 'button', 'Subscribe'],
    ]),
  )

  it('is not signed up for it', async () => {
    expect(await filledFor(plans, 'and with the night plan how much is a unit')).not.toContain('1')
  })
})

it('searches for no “instead”', async () => {
  const catalogue: PageContext = {
    url: 'https://books.example/',
    title: 'Books',
    indexedElements: [{ id: 1, type: 'searchbox', text: 'Search the catalogue', value: '' }],
  }
  expect(await filledFor(catalogue, 'search for wind power instead')).toEqual(['1 wind power', '1 Enter'])
})

it('fills in a name, and takes it for no place', async () => {
  const contact: PageContext = {
    url: 'https://desk.example/',
    title: 'Contact',
    forms: [{ name: 'Contact' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Full name', inputType: 'text', form: 0, value: '' },
      { id: 2, type: 'input', text: 'Email', inputType: 'email', form: 0, value: '' },
    ],
  }
  expect(await filledFor(contact, 'Fill in Ines Berg and ines@berg.example')).toEqual([
    '1 Ines Berg',
    '2 ines@berg.example',
  ])
})

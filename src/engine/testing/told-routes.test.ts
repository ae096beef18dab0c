import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { doneFor } from './done-for.ts'
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
const german = coach('Von', 'Nach', 'Hinfahrt', 'Rückfahrt', 'de')

describe('a way from one place to another', () => {
  it.each([
    [english, 'from Derby to Hull on 6 May 2027', ['1 Derby', '2 Hull', '3 2027-05-06']],
    [english, 'from derby to hull', ['1 derby', '2 hull']],
    [english, 'from Kings Cross to Market Rasen', ['1 Kings Cross', '2 Market Rasen']],
    [italian, 'da Trento a Udine il 6 maggio 2027', ['1 Trento', '2 Udine', '3 2027-05-06']],
    [italian, 'von Trento nach Udine am 6. Mai 2027', ['1 Trento', '2 Udine', '3 2027-05-06']],
    [german, 'de Mayence à Ulm le 6 mai 2027', ['1 Mayence', '2 Ulm', '3 2027-05-06']],
    [english, 'Derby to Hull on 6 May 2027', ['1 Derby', '2 Hull', '3 2027-05-06']],
    [english, 'Derby – Hull on 6 May 2027', ['1 Derby', '2 Hull', '3 2027-05-06']],
    [english, 'return trip Derby Hull', ['1 Derby', '2 Hull']],
    [german, 'Fahrt Mainz nach Ulm am 6. Mai 2027', ['1 Mainz', '2 Ulm', '3 2027-05-06']],
    [french, 'Tarbes vers Saint-Girons le 6 mai 2027', ['1 Tarbes', '2 Saint-Girons', '3 2027-05-06']],
  ])('has a field for each end', async (page, sentence, done) => {
    expect(await doneFor(page, sentence)).toEqual(done)
  })

  it('needs two ends', async () => {
    const done = await doneFor(english, 'Market Rasen on 6 May 2027')
    expect(done.filter((one) => /^[12] /.test(one))).toEqual([])
  })

  it('leaves days to the fields for days', async () => {
    const days = ['3 2027-05-06', '4 2027-05-09']
    expect(await doneFor(french, 'départ le 6 mai 2027, retour le 9 mai 2027')).toEqual(days)
    expect(await doneFor(italian, 'il 6 maggio 2027')).not.toContain('1 2027-05-06')
  })
})

describe('a choice of the same form', () => {
  const sorts: PageContext = {
    ...english,
    indexedElements: [
      ...coach('From', 'To', 'Date out', 'Return date', 'en').indexedElements!,
      { id: 6, type: 'radio', text: 'Single fare', inputType: 'radio', form: 0, checked: true },
      { id: 7, type: 'radio', text: 'Return fare', inputType: 'radio', form: 0, checked: false },
    ],
  }

  it('is made by its whole name, though fields share words with it', async () => {
    const done = await doneFor(sorts, 'return fare Derby to Hull, out on 6 May 2027, return on 9 May 2027')
    expect(done).toEqual(expect.arrayContaining(['1 Derby', '2 Hull', '3 2027-05-06', '4 2027-05-09', '7']))
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
    expect(await doneFor(pickUp, sentence)).toEqual(done)
  })

  it('is none where something is rented by the day', async () => {
    expect(await doneFor(pickUp, 'do you rent them out by the day')).not.toContain('8')
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
    expect(await doneFor(plans, 'and with the night plan how much is a unit')).not.toContain('1')
  })
})

it('searches for no “instead”', async () => {
  const catalogue: PageContext = {
    url: 'https://books.example/',
    title: 'Books',
    indexedElements: [{ id: 1, type: 'searchbox', text: 'Search the catalogue', value: '' }],
  }
  expect(await doneFor(catalogue, 'search for wind power instead')).toEqual(['1 wind power', '1 Enter'])
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
  expect(await doneFor(contact, 'Fill in Ines Berg and ines@berg.example')).toEqual([
    '1 Ines Berg',
    '2 ines@berg.example',
  ])
})

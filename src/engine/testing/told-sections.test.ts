import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse, done } from './converse.ts'
import { filledFor } from './done-for.ts'

const ferry: PageContext = {
  url: 'https://ferry.example/',
  title: 'Who travels',
  language: 'en',
  forms: [{ name: 'Travellers' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'First name', parent: 'Traveller 1 (adult)', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Last name', parent: 'Traveller 1 (adult)', form: 0, value: '' },
    {
      id: 3,
      type: 'input',
      text: 'Date of birth',
      inputType: 'date',
      parent: 'Traveller 1 (adult)',
      form: 0,
      value: '',
    },
    { id: 4, type: 'input', text: 'First name', parent: 'Traveller 2 (child)', form: 0, value: '' },
    { id: 5, type: 'input', text: 'Last name', parent: 'Traveller 2 (child)', form: 0, value: '' },
    {
      id: 6,
      type: 'input',
      text: 'Date of birth',
      inputType: 'date',
      parent: 'Traveller 2 (child)',
      form: 0,
      value: '',
    },
    {
      id: 7,
      type: 'select',
      text: 'Country code',
      parent: 'Contact',
      form: 0,
      value: '+44',
      options: ['+44', '+47', '+420'],
    },
    { id: 8, type: 'input', text: 'Phone', inputType: 'tel', parent: 'Contact', form: 0, value: '' },
    { id: 9, type: 'input', text: 'Cabin / deck', parent: 'Contact', form: 0, value: '' },
    { id: 10, type: 'button', text: 'Continue', form: 0, submits: true },
  ],
}

describe('a form that asks for the same of several', () => {
  it('takes what is told of one of them in one section', async () => {
    expect(await filledFor(ferry, 'my son is Nils Aaker, born 2 June 2018')).toEqual([
      '4 Nils',
      '5 Aaker',
      '6 2018-06-02',
    ])
    expect(await filledFor(ferry, 'I am Berit Aaker, born 9 March 1984')).toEqual([
      '1 Berit',
      '2 Aaker',
      '3 1984-03-09',
    ])
  })

  it('chooses the code of a country and writes the rest of the number', async () => {
    expect(await filledFor(ferry, 'my phone is +420 604555121')).toEqual(['7 +420', '8 604555121'])
  })

  it('takes a value by either of the names of a field', async () => {
    expect(await filledFor(ferry, 'I am Berit Aaker, cabin 14 C')).toEqual(['1 Berit', '2 Aaker', '9 14 C'])
  })
})

const cover: PageContext = {
  url: 'https://cover.example/',
  title: 'Bicycle cover',
  language: 'en',
  forms: [{ name: 'Bicycle cover' }],
  indexedElements: [
    {
      id: 1,
      type: 'date',
      text: 'Date of purchase',
      inputType: 'date',
      parent: '1. Bicycle',
      form: 0,
      value: '',
    },
    {
      id: 2,
      type: 'spinbutton',
      text: 'Distance a year (km)',
      inputType: 'number',
      parent: '2. Use',
      form: 0,
      value: '',
    },
    {
      id: 3,
      type: 'select',
      text: 'Excess',
      parent: '3. Cover',
      form: 0,
      value: '0 €',
      options: ['0 €', '75 €', '150 €'],
    },
    {
      id: 4,
      type: 'date',
      text: 'Start of cover',
      inputType: 'date',
      parent: '3. Cover',
      form: 0,
      value: '',
    },
    { id: 5, type: 'radio', text: 'Urgent – nothing insured', inputType: 'radio', checked: false, form: 0 },
    { id: 6, type: 'radio', text: 'Normal', inputType: 'radio', checked: true, form: 0 },
    { id: 7, type: 'button', text: 'Work out price', form: 0, submits: true },
  ],
}

describe('a sum of money', () => {
  it('goes into no field that asks for a distance, and a day into none of another part', async () => {
    expect(await filledFor(cover, 'excess of 75 euros, cover from 1 April 2027')).toEqual([
      '3 75 €',
      '4 2027-04-01',
    ])
  })
})

describe('two parts of a sentence that speak of one box', () => {
  it('set it once', async () => {
    const done = await filledFor(cover, "it's urgent, nothing is insured, start of cover 1 April 2027")
    expect(done.filter((one) => one === '5')).toHaveLength(1)
  })
})

const users: PageContext = {
  url: 'https://desk.example/plants',
  title: 'Plants',
  language: 'en',
  forms: [{ name: 'Filter' }],
  indexedElements: [
    { id: 1, type: 'select', text: 'Light', form: 0, value: 'Any', options: ['Any', 'Shade', 'Full sun'] },
    { id: 2, type: 'select', text: 'Sort', form: 0, value: 'All', options: ['All', 'Fern', 'Climber'] },
    { id: 3, type: 'button', text: 'Apply filter', form: 0 },
    { id: 4, type: 'button', text: 'Reset', form: 0 },
  ],
}

describe('what only filters', () => {
  it('is pressed for who wants to see what is left', async () => {
    expect(await filledFor(users, 'show me only climbers for the shade')).toEqual([
      '1 Shade',
      '2 Climber',
      '3',
    ])
  })
})

const calendar: PageContext = {
  url: 'https://calendar.example/',
  title: 'Calendar',
  language: 'en',
  forms: [{ name: 'New event' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Title', form: 0, value: '' },
    { id: 2, type: 'date', text: 'Date', inputType: 'date', form: 0, value: '' },
    { id: 3, type: 'time', text: 'Starts', inputType: 'time', form: 0, value: '' },
    { id: 4, type: 'button', text: 'Save event', form: 0, submits: true },
  ],
}

describe('what stands before the day', () => {
  it.each(['move it to 6 May 2027, 14:30', 'we arrive on 6 May 2027 at 14:30'])(
    'is none where it orders or tells: %s',
    async (sentence) => {
      const done = await filledFor(calendar, sentence)
      expect(done.filter((one) => one.startsWith('1 '))).toEqual([])
    },
  )
})

const mail: PageContext = {
  url: 'https://mail.example/settings',
  title: 'Settings',
  language: 'en',
  forms: [{ name: 'Settings' }],
  indexedElements: [
    {
      id: 1,
      type: 'select',
      text: 'Time to undo: seconds',
      form: 0,
      value: '5',
      options: ['5', '15', '45'],
    },
    { id: 2, type: 'date', text: 'First day away', inputType: 'date', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Subject', form: 0, value: '' },
    { id: 4, type: 'textarea', text: 'Message', form: 0, value: '' },
    { id: 5, type: 'button', text: 'Save', form: 0, submits: true },
  ],
}

describe('a number with its unit', () => {
  it('is no day where it counts seconds', async () => {
    const done = await filledFor(mail, 'give me 45 seconds to undo a mail')
    expect(done.filter((one) => one.startsWith('2 '))).toEqual([])
  })

  it('is no text that it only comes near', async () => {
    const done = await filledFor(mail, 'load 60 mails at a time')
    expect(done.filter((one) => one.startsWith('3 '))).toEqual([])
  })
})

describe('a text behind a colon', () => {
  it('begins behind it, whatever stands between', async () => {
    expect(await filledFor(mail, 'message for them: I am at sea until June')).toContain(
      '4 I am at sea until June',
    )
  })
})

describe('a later part of a sentence', () => {
  it('writes over nothing that an earlier one has filled in', async () => {
    const parcel: PageContext = {
      url: 'https://post.example/address',
      title: 'New address',
      language: 'en',
      forms: [{ name: 'New address' }],
      indexedElements: [
        { id: 1, type: 'input', text: 'Full name', form: 0, value: '' },
        { id: 2, type: 'input', text: 'Postcode', form: 0, value: '' },
        { id: 3, type: 'button', text: 'Save address', form: 0, submits: true },
      ],
    }
    const { say, see, result } = converse(parcel)
    await say('the name on it is Berit Aaker, postcode LS1 4AP, nickname Cabin')
    see((old) => ({
      ...old,
      indexedElements: [
        { id: 1, type: 'input', text: 'Full name', form: 0, value: 'Berit Aaker' },
        { id: 2, type: 'input', text: 'Postcode', form: 0, value: 'LS1 4AP' },
        { id: 3, type: 'button', text: 'Save address', form: 0, submits: true },
      ],
    }))
    expect(JSON.stringify((await result(done)).proposal)).not.toContain('"inputData":"Cabin"')
  })
})

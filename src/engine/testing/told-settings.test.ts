import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { doneFor, filledFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const box = (id: number, name: string, more: object = {}): Line => [
  2,
  id,
  'checkbox',
  name,
  { checked: false, ...more },
]

/** Filters in no form, as most lists have them, with goods behind. */
const filters: PageContext = outlined({ url: 'https://tents.example/', title: 'Tents', language: 'en' }, [
  [0, 1, 'link', 'Help', { href: '/help' }],
  [0, 0, 'complementary', ''],
  [1, 0, 'heading', 'Narrow down', { level: 2 }],
  [1, 0, 'group', 'Sleeps'],
  box(2, 'Two'),
  box(3, 'Four'),
  [1, 0, 'group', 'Colour'],
  box(4, 'Olive'),
  box(5, 'Orange'),
  box(6, 'Canvas'),
  [1, 0, 'group', 'Price'],
  [2, 12, 'spinbutton', 'Lowest', { inputType: 'number' }],
  [2, 7, 'spinbutton', 'Highest', { inputType: 'number' }],
  [1, 8, 'select', 'Season', { value: 'Any', options: ['Any', 'Summer', 'Winter'] }],
  [1, 9, 'button', 'Use these'],
  [1, 10, 'button', 'Start over'],
  [0, 11, 'link', 'Ridge 200', { href: '/ridge' }],
  [0, 13, 'button', 'Put Ridge 200 aside'],
])

describe('what is told beside values that stand in no form', () => {
  it('ticks the boxes that stand with their fields', async () => {
    expect(await doneFor(filters, 'looking for an olive one, canvas if you have it, 250 at most')).toEqual([
      '7 250',
      '4',
      '6',
    ])
  })

  it('chooses from the lists that stand with them', async () => {
    const done = await doneFor(filters, 'set the season to winter, lowest 100, highest 250')
    expect(done).toEqual(['12 100', '7 250', '8 Winter'])
  })
})

const club: PageContext = outlined(
  { url: 'https://club.example/', title: 'Rowing club', language: 'en', forms: [{ name: 'Trial row' }] },
  [
    [0, 0, 'form', 'Trial row'],
    [1, 1, 'select', 'Boat', { form: 0, value: 'Choose', options: ['Choose', 'Single scull', 'Eight'] }],
    [1, 2, 'select', 'Day', { form: 0, value: 'Choose', options: ['Choose', 'Saturday', 'Sunday'] }],
    [1, 3, 'textbox', 'Email', { form: 0, inputType: 'email' }],
    [1, 4, 'checkbox', 'Lend me a life jacket', { form: 0, checked: false }],
    [1, 5, 'checkbox', 'Email me the weather report', { form: 0, checked: false }],
    [1, 6, 'button', 'Book the trial', { form: 0, submits: true }],
    [1, 7, 'button', 'Clear', { form: 0 }],
    [0, 8, 'link', 'Life jackets in our shop', { href: '/shop' }],
  ],
)

describe('one of a list and what else is told of its form', () => {
  it('is chosen together with the boxes that are told', async () => {
    expect(
      await doneFor(
        club,
        'the eight, i should like to be lent a life jacket, and keep me posted on the weather',
      ),
    ).toEqual(['1 Eight', '4', '5'])
  })

  it('is handed over where a part of the sentence says what the button does', async () => {
    expect(await doneFor(club, 'take the single scull and book it')).toEqual(['1 Single scull', '6'])
  })

  it('chooses nothing by what is not so', async () => {
    const done = await doneFor(club, 'an eight please, i cannot come on saturday')
    expect(done).not.toContain('2 Saturday')
  })
})

const ferry: PageContext = outlined(
  {
    url: 'https://ferry.example/',
    title: 'Ferry',
    language: 'en',
    forms: [{ name: 'Crossing' }, { name: 'Review' }],
  },
  [
    [0, 0, 'form', 'Crossing'],
    [1, 0, 'group', 'Trip'],
    [2, 1, 'radio', 'One way', { form: 0, checked: true }],
    [2, 2, 'radio', 'Way back too', { form: 0, checked: false }],
    [1, 3, 'select', 'From', { form: 0, value: 'Choose', options: ['Choose', 'Northness', 'Selby Sound'] }],
    [1, 4, 'select', 'To', { form: 0, value: 'Choose', options: ['Choose', 'Northness', 'Selby Sound'] }],
    [1, 5, 'date', 'Date', { form: 0, inputType: 'date' }],
    [1, 6, 'date', 'Way back', { form: 0, inputType: 'date' }],
    [1, 7, 'textbox', 'Email', { form: 0, inputType: 'email' }],
    [1, 0, 'group', 'News of delays'],
    [2, 8, 'radio', 'By email', { form: 0, checked: false }],
    [2, 9, 'radio', 'None', { form: 0, checked: true }],
    [1, 10, 'button', 'Find crossings', { form: 0, submits: true }],
    [0, 0, 'form', 'Review'],
    [
      1,
      11,
      'select',
      'Your rating',
      { form: 1, value: 'Choose', options: ['Choose', '1 star', '2 stars', '3 stars'] },
    ],
    [1, 12, 'textbox', 'Your words', { form: 1 }],
    [1, 13, 'button', 'Post', { form: 1, submits: true }],
  ],
)

describe('two lists for the ends of a way', () => {
  it.each([
    'from Selby Sound to Northness on 4 June 2027',
    'to Northness from Selby Sound on 4 June 2027',
    'am 4. Juni 2027 von Selby Sound nach Northness bitte',
    'le 4 juin 2027 de Selby Sound à Northness',
  ])('take what is said of their own end: %s', async (sentence) => {
    expect(await filledFor(ferry, sentence)).toEqual(['3 Selby Sound', '4 Northness', '5 2027-06-04'])
  })
})

describe('one end of a way that is told alone', () => {
  it.each([
    'for Selby Sound on 4 June 2027',
    'para Selby Sound el 4 de junio de 2027',
    'per Selby Sound il 4 giugno 2027',
  ])('goes into its own list: %s', async (sentence) => {
    expect(await doneFor(ferry, sentence)).toEqual(['4 Selby Sound', '5 2027-06-04'])
  })
})

describe('the answer that a field is called after', () => {
  it('is not given for an address that is only told', async () => {
    const done = await doneFor(ferry, 'on 4 June 2027, my email is ida@post.example')
    expect(done).not.toContain('8')
  })
})

describe('how many of something', () => {
  it.each(['two of them please', 'we take two', 'make it 3 of those'])(
    'is no rating: %s',
    async (sentence) => {
      const done = await doneFor(ferry, sentence)
      expect(done.filter((one) => one.startsWith('11'))).toEqual([])
    },
  )

  it('is one where its unit or its list is named', async () => {
    expect(await doneFor(ferry, 'two stars')).toEqual(['11 2 stars'])
  })
})

const studio: PageContext = outlined(
  {
    url: 'https://pottery.example/',
    title: 'Pottery studio',
    language: 'en',
    forms: [{ name: 'Join a class' }],
  },
  [
    [0, 0, 'form', 'Join a class'],
    [1, 1, 'select', 'Who will come?', { form: 0, value: 'Choose', options: ['Choose', 'Me', 'A friend'] }],
    [1, 2, 'textbox', 'Full name', { form: 0, inputType: 'text' }],
    [1, 3, 'textbox', 'Email', { form: 0, inputType: 'email' }],
    [1, 4, 'checkbox', 'This is my first visit', { form: 0, checked: false }],
    [1, 5, 'checkbox', 'Keep a locker for me', { form: 0, checked: false }],
    [1, 6, 'button', 'Join', { form: 0, submits: true }],
  ],
)

describe('what one tells of oneself', () => {
  it('chooses nothing where it asks for a favour', async () => {
    expect(await doneFor(studio, 'put ida@post.example in for me')).not.toContain('1 Me')
  })

  it.each([
    'ida@post.example, i am here for the first time',
    'ida@post.example, het is mijn eerste keer',
    'ida@post.example, é a primeira vez que vou',
    'ida@post.example, jestem tu pierwszy raz',
  ])('ticks that one is new: %s', async (sentence) => {
    expect(await doneFor(studio, sentence)).toEqual(['3 ida@post.example', '4'])
  })
})

const surgery: PageContext = outlined(
  {
    url: 'https://vet.example/',
    title: 'Vet',
    language: 'en',
    forms: [{ name: 'Visit' }],
  },
  [
    [0, 0, 'form', 'Visit'],
    [1, 1, 'select', 'Departure from', { form: 0, value: 'Home', options: ['Home', 'Surgery'] }],
    [1, 2, 'date', 'Bring on', { form: 0, inputType: 'date' }],
    [1, 3, 'date', 'Fetch on', { form: 0, inputType: 'date' }],
    [1, 4, 'textbox', 'Mobile', { form: 0, inputType: 'tel' }],
    [1, 5, 'select', 'Payment', { form: 0, value: 'In cash', options: ['In cash', 'With your mobile'] }],
    [1, 6, 'checkbox', 'Place in the garage', { form: 0 }],
    [
      1,
      7,
      'select',
      'Talk',
      { form: 0, value: 'None', options: ['None', 'Large dogs', 'Travel by dog sledge'] },
    ],
    [1, 8, 'button', 'Ask for a visit', { form: 0, submits: true }],
  ],
)

describe('what only speaks of something else', () => {
  it.each([
    'mobile 07700 900123, bring on 4 June 2027',
    'bring on 4 June 2027, mobile: 07700 900123',
    'bring on 4 June 2027, Handy 07700 900123',
    'bring on 4 June 2027, 手机 07700 900123',
  ])('is the name of a field and chooses nothing: %s', async (sentence) => {
    expect(await doneFor(surgery, sentence)).toEqual(['2 2027-06-04', '4 07700 900123'])
  })

  it.each(['mobile 07700 900123, we live in a studio', 'Handy 07700 900123, wir kommen aus der Werkstatt'])(
    'comes near a part of a name and ticks nothing: %s',
    async (sentence) => {
      expect(await doneFor(surgery, sentence)).not.toContain('6')
    },
  )
})

describe('two days beside a list of places', () => {
  it.each(['from 4 June 2027 to 6 June 2027', 'vom 4. Juni 2027 bis 6. Juni 2027'])(
    'keep their order: %s',
    async (sentence) => {
      expect(await doneFor(surgery, sentence)).toEqual(['2 2027-06-04', '3 2027-06-06'])
    },
  )
})

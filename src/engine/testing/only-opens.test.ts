import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const outline = (lines: Line[]): Pick<PageContext, 'outline'> => outlined({}, lines)

const books = ['The Salt Harbour', 'Winter Orchard', 'A Map of Rivers']
const library: PageContext = {
  url: 'https://library.example/',
  title: 'Catalogue',
  language: 'en',
  ...outline(
    books.flatMap((name, at): Line[] => [
      [0, 0, 'record', ''],
      [1, at * 10 + 1, 'link', name, { href: `/${String(at)}`, level: 3 }],
      [1, 0, 'text', 'Shelf 4'],
      [1, at * 10 + 2, 'button', 'Reserve'],
      [1, at * 10 + 3, 'button', 'Add to my list'],
    ]),
  ),
}

describe('what only opens one of several things', () => {
  it('is pressed where that was said', async () => {
    expect(await doneFor(library, 'open winter orchard')).toEqual(['11'])
  })

  it('is not pressed for what else was said of it', async () => {
    expect(await doneFor(library, 'zet Winter Orchard op mijn leeslijstje')).toEqual(['ask'])
  })
})

const classes = [
  ['Spin', 'Wed 18:00'],
  ['Pilates', 'Tue 19:00'],
  ['Boxing', 'Thu 20:00'],
]
const gym: PageContext = {
  url: 'https://gym.example/',
  title: 'Classes',
  language: 'en',
  ...outline([
    ...classes.flatMap(([name = '', when = ''], at): Line[] => [
      [0, 0, 'record', ''],
      [1, 0, 'heading', name, { level: 3 }],
      [1, 0, 'text', when],
      [1, at * 10 + 1, 'button', 'Book'],
      [1, at * 10 + 2, 'button', 'About this class'],
    ]),
    [0, 0, 'heading', 'Pause your membership', { level: 2 }],
    [0, 90, 'date', 'First day of the pause', { value: '', inputType: 'date' }],
    [0, 91, 'button', 'Ask for a pause'],
  ]),
}

describe('a day beside a class', () => {
  it('tells which one is booked', async () => {
    expect(await doneFor(gym, 'book spin on wednesday')).toEqual(['1'])
  })

  it('goes into no field for days of another kind', async () => {
    expect(await doneFor(gym, 'beni salı akşamı pilatese yaz')).not.toContainEqual(
      expect.stringMatching(/^90/),
    )
    const lost = 'i left my towel in the locker last week, did you find it'
    expect(await doneFor(gym, lost)).not.toContainEqual(expect.stringMatching(/^90/))
  })

  it('has nothing pressed for a question', async () => {
    expect(await doneFor(gym, 'boxing on thursday, which room is that in')).not.toEqual(['21'])
  })
})

describe('an order that is a tab beside others', () => {
  const cars: PageContext = {
    url: 'https://cars.example/',
    title: 'Cars',
    language: 'en',
    ...outline([
      [0, 1, 'tab', 'Our picks', { selected: true }],
      [0, 2, 'tab', 'Price (lowest)'],
      ...['Finch', 'Heron', 'Lark'].flatMap((name, at): Line[] => [
        [0, 0, 'record', ''],
        [1, at * 10 + 11, 'link', name, { href: `/${name}`, level: 3 }],
        [1, 0, 'text', `€${String(40 - at)}.00`],
        [1, at * 10 + 12, 'button', 'View deal'],
      ]),
    ]),
  }

  it('is pressed, and no car is shown', async () => {
    expect(await doneFor(cars, 'cheapest first')).toEqual(['2'])
  })
})

describe('a box that is called by what it sends', () => {
  const dentist: PageContext = {
    url: 'https://dentist.example/',
    title: 'Ask for an appointment',
    language: 'en',
    forms: [{ name: 'Appointment' }],
    indexedElements: [
      { id: 1, type: 'button', text: 'Larger text' },
      { id: 2, type: 'textbox', text: 'Full name', form: 0, value: '' },
      { id: 3, type: 'checkbox', text: 'Send me a text the day before', form: 0, checked: true },
      { id: 4, type: 'button', text: 'Send request', form: 0, submits: true },
    ],
  }

  it('is unticked', async () => {
    expect(await doneFor(dentist, 'dont text me the day before')).toEqual(['3'])
  })
})

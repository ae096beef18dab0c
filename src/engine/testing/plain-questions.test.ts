import type { Line } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const bath = outlined({ url: 'https://bath.example/', title: 'Mill Lane Baths', language: 'en' }, [
  [0, 0, 'heading', 'Mill Lane Baths', { level: 1 }],
  [0, 0, 'heading', 'Sauna', { level: 2 }],
  [0, 0, 'text', 'The sauna is open from 09:30 to 20:15.'],
  [0, 1, 'button', 'Add sauna'],
  [0, 0, 'heading', 'Towels', { level: 2 }],
  [0, 0, 'text', 'Please bring a towel to the aqua class with Ms Fenn.'],
  [0, 2, 'button', 'Aqua class, Fenn'],
  [0, 0, 'text', 'The gala fills the whole pool with lights on Friday evening.'],
  [0, 0, 'text', 'Lockers take a coin of €2, which comes back.'],
  [0, 3, 'combobox', 'Lane', { options: ['North', 'Riverside'], value: 'North' }],
])

describe('a plain question', () => {
  it.each(['til when is the sauna open', 'ok so until what time is the sauna open'])(
    'is answered and presses nothing: %s',
    async (text) => expect((await converse(bath).say(text)).text).toContain('20:15'),
  )

  it.each([
    'what should i take along to ms fenn',
    'who opens the sauna',
    'le sauna ouvre quand',
    'wann macht die sauna auf',
    'la sauna abre a qué hora',
  ])('ends in no act: %s', async (text) => {
    expect((await converse(bath).say(text)).proposal.kind).not.toBe('act')
  })

  it.each([
    ['add the sauna', ['1']],
    ['what is the sauna like? add sauna', ['1']],
  ])('is no order that comes with one: %s', async (text, steps) => {
    expect(await doneFor(bath, text)).toEqual(steps)
  })

  it('asks for no time by telling under which condition', async () => {
    const { text } = await converse(bath).say('do i have to pay for the sauna when it rains?')
    expect(text).not.toContain('09:30')
  })

  it('that names the day wants the hour', async () => {
    const { text, proposal } = await converse(bath).say('when does the gala start on friday')
    expect(text).not.toContain('fills the whole pool')
    expect(proposal.kind).not.toBe('act')
  })
})

const ferries = outlined({ url: 'https://ferry.example/', title: 'Ferries', language: 'en' }, [
  [0, 0, 'heading', 'Ferries of the bay', { level: 1 }],
  [0, 0, 'text', 'The ferry Tern leaves from Gull Quay at 10:05.'],
  [0, 0, 'text', 'The Tern takes 120 people and 14 cars.'],
  [0, 0, 'text', 'The museum boat leaves at 11:30.'],
  [0, 0, 'text', 'The lift on Gull Quay needs 20 min more.'],
  [0, 0, 'text', 'A ticket for the lift is €3.00.'],
])

describe('who asks for one thing', () => {
  it.each([
    ['how heavy is the tern', '120'],
    ['wie schwer ist die Tern?', '120'],
    ['when does the museum ferry leave from gull quay', '10:05'],
  ])('is not told another: %s', async (text, other) => {
    const said = await converse(ferries).say(text)
    expect(said.text).not.toContain(other)
  })

  it.each(['how much longer does the lift need', 'hoeveel langer heeft de lift nodig'])(
    'asks for a time with: %s',
    async (text) => expect((await converse(ferries).say(text)).text).toContain('20 min'),
  )
})

const soup = (id: number, title: string, time: string): Line[] => [
  [1, 0, 'record', ''],
  [2, 0, 'heading', title, { level: 3 }],
  [2, 0, 'text', time],
  [2, id, 'button', `Recipe for ${title}`],
  [2, id + 1, 'button', `Take out ${title}`],
]

const kitchen = outlined({ url: 'https://soup.example/', title: 'Soups of the week', language: 'en' }, [
  [0, 0, 'heading', 'Soups of the week', { level: 1 }],
  [0, 0, 'list', ''],
  ...soup(10, 'Leek soup', '45 min'),
  ...soup(20, 'Beet soup', '20 min'),
  ...soup(30, 'Pea soup', '25 min'),
])

describe('what is the most of all', () => {
  it.each(['which soup takes longest to cook', 'welche suppe dauert am längsten zu kochen'])(
    'is told, and nothing pressed for it: %s',
    async (text) => {
      const said = await converse(kitchen).say(text)
      expect(said.proposal.kind).not.toBe('act')
      expect(said.text).toContain('Leek soup')
    },
  )
})

const card = (title: string, says: string): Line[] => [
  [1, 0, 'record', ''],
  [2, 0, 'heading', title, { level: 3 }],
  [2, 0, 'text', says],
]

const bakery = outlined({ url: 'https://bakery.example/', title: 'Bakery', language: 'en' }, [
  [0, 0, 'heading', 'Loaves', { level: 1 }],
  [0, 0, 'list', ''],
  ...card('Rye loaf', 'Dark and moist, with seeds. €4.20'),
  ...card('Spelt loaf', 'Light, keeps two days. €5.10'),
  ...card('Corn loaf', 'Yellow, without wheat. €4.80'),
  [0, 0, 'text', 'Bread club: Harvest, 212 of 300 members so far.'],
  [0, 0, 'text', 'Passport photos are taken at the counter for €7.'],
])

describe('an answer', () => {
  it.each([
    'how many proteins does the rye loaf have, light or dark',
    'what do we pay a year for the harvest bread club',
    'what does a new ladder cost',
    'at what time is the rye loaf done on the last day',
  ])('is not of another sort or about something else: %s', async (text) => {
    const { text: said } = await converse(bakery).say(text)
    expect(said).not.toMatch(/I count|€7|212 of 300|Dark and moist/)
  })
})

const weir = outlined({ url: 'https://weir.example/', title: 'Boats at the weir', language: 'en' }, [
  [0, 0, 'heading', 'Boats at the weir', { level: 1 }],
  [0, 1, 'select', 'Jetty', { options: ['Old mill', 'Weir', 'Ferry house'], value: 'Old mill' }],
  [0, 2, 'button', 'Rent a boat'],
  [0, 0, 'table', ''],
  [1, 0, 'record', ''],
  [2, 0, 'cell', 'Night lamps on the jetty (21:40 - 05:10)'],
  [2, 3, 'switch', 'Night lamps on the jetty', { checked: true }],
  [1, 0, 'record', ''],
  [2, 0, 'cell', 'Loudspeaker'],
  [2, 4, 'switch', 'Loudspeaker', { checked: false }],
  [0, 0, 'table', ''],
  [1, 0, 'record', ''],
  [2, 0, 'cell', 'Boat'],
  [2, 0, 'cell', 'Licence code'],
  [2, 0, 'cell', 'Berth'],
  [1, 0, 'record', ''],
  [2, 0, 'cell', 'Heron'],
  [2, 0, 'cell', 'LC-4410'],
  [2, 0, 'cell', 'B 7'],
  [1, 0, 'record', ''],
  [2, 0, 'cell', 'Otter'],
  [2, 0, 'cell', 'LC-4417'],
  [2, 0, 'cell', 'B 2'],
  [0, 0, 'text', 'Weir Boats, 4 Sluice Lane. Tue–Sun 9:30–19:45. Office 020 7946 0155.'],
])

describe('what a page tells in few words', () => {
  it.each(['is there a boat free at the weir now', 'are there any boats left at ferry house'])(
    'is looked for, and nothing is chosen: %s',
    async (text) => expect((await converse(weir).say(text)).proposal.kind).not.toBe('act'),
  )

  it('is told where it stands in the name of a switch', async () => {
    expect((await converse(weir).say('when are the night lamps on')).text).toContain('21:40')
  })

  it('is told by days and hours that do not say what they are', async () => {
    expect((await converse(weir).say('when do you close')).text).toContain('19:45')
  })

  it('is told where the page has only one number to call', async () => {
    expect((await converse(weir).say('got a phone number for this place?')).text).toContain('7946 0155')
  })

  it('is not told by the heads of a table', async () => {
    expect((await converse(weir).say('what is the licence code?')).text).not.toContain('Berth')
  })
})

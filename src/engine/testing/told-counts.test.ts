import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { doneFor, filledFor } from './done-for.ts'

describe('how many of whom', () => {
  const lodge: PageContext = {
    url: 'https://lodge.example/',
    title: 'Lodge',
    forms: [{ name: 'Book' }],
    indexedElements: [
      { id: 1, type: 'input', text: 'Arrival', inputType: 'date', form: 0, value: '' },
      { id: 2, type: 'input', text: 'Departure', inputType: 'date', form: 0, value: '' },
      { id: 3, type: 'select', text: 'Adults', form: 0, value: '1', options: ['1', '2', '3', '4'] },
      { id: 4, type: 'select', text: 'Children', form: 0, value: '0', options: ['0', '1', '2', '3'] },
      { id: 5, type: 'select', text: 'Students', form: 0, value: '0', options: ['0', '1', '2', '3'] },
    ],
  }

  it.each([
    [
      'we arrive on 3 May 2027 and leave on 7 May 2027, 2 adults and 1 kid',
      ['1 2027-05-03', '2 2027-05-07', '3 2', '4 1'],
    ],
    ['on 3 May 2027, three adults and a child', ['1 2027-05-03', '3 3', '4 1']],
    ['wir kommen am 3. Mai 2027, zwei Studenten und ein Kind', ['1 2027-05-03', '4 1', '5 2']],
    [
      'on arrive le 3 mai 2027 et on repart le 7 mai 2027, 2 adultes et 3 enfants',
      ['1 2027-05-03', '2 2027-05-07', '3 2', '4 3'],
    ],
    ['del 3 de mayo de 2027 al 7 de mayo de 2027 con dos niños', ['1 2027-05-03', '2 2027-05-07', '4 2']],
    ['wij komen op 3 mei 2027, twee studenten en een kind', ['1 2027-05-03', '4 1', '5 2']],
    ['3 May 2027 to 7 May 2027, 2 adults 1 child', ['1 2027-05-03', '2 2027-05-07', '3 2', '4 1']],
  ])('%s', async (sentence, done) => {
    expect(await filledFor(lodge, sentence)).toEqual(done)
  })

  it.each([
    ['3 May 2027, two big ones and three little ones', ['1 2027-05-03', '3 2', '4 3']],
    ['am 3. Mai 2027, zwei Große und drei Kleine', ['1 2027-05-03', '3 2', '4 3']],
    ['le 3 mai 2027, deux grands et trois petits', ['1 2027-05-03', '3 2', '4 3']],
    ['3 maggio 2027, due grandi e tre piccoli', ['1 2027-05-03', '3 2', '4 3']],
    ['3 mei 2027, twee volwassenen en drie kleintjes', ['1 2027-05-03', '3 2', '4 3']],
    ['el 3 de mayo de 2027, dos mayores y tres pequeños', ['1 2027-05-03', '3 2', '4 3']],
  ])('is said of the grown and the young without their noun: %s', async (sentence, done) => {
    expect(await doneFor(lodge, sentence)).toEqual(done)
  })

  it('is told apart where each number of a list has its noun', async () => {
    const guests = { type: 'select', form: 0, options: ['1 guest', '2 guests', '3 guests'] }
    const inn: PageContext = {
      ...lodge,
      indexedElements: [
        ...lodge.indexedElements!.slice(0, 2),
        { id: 3, text: 'Guests', value: '1 guest', ...guests },
        { id: 4, type: 'select', text: 'Dogs', form: 0, value: '0', options: ['0', '1', '2'] },
      ],
    }
    expect(await doneFor(inn, 'on 3 May 2027 for 3 guests and 1 dog')).toEqual([
      '1 2027-05-03',
      '3 3 guests',
      '4 1',
    ])
  })
})

describe('a form of one address', () => {
  it('is sent where something is to be sent there', async () => {
    const news: PageContext = {
      url: 'https://news.example/',
      title: 'Gärtnerei',
      language: 'de',
      forms: [{ name: '' }],
      indexedElements: [
        { id: 1, type: 'input', text: 'Neuigkeiten per E-Mail', inputType: 'email', form: 0, value: '' },
        { id: 2, type: 'button', text: 'Abonnieren', form: 0, submits: true },
      ],
    }
    const done = await doneFor(news, 'neuigkeiten an ida@example.org schicken lassen')
    expect(done).toEqual(['1 ida@example.org', '2'])
  })
})

const task: PageContext = {
  url: 'https://tasks.example/',
  title: 'Task',
  forms: [{ name: 'Task' }],
  indexedElements: [
    { id: 1, type: 'input', text: 'Estimate (hours)', inputType: 'number', form: 0, value: '' },
    { id: 2, type: 'input', text: 'Time spent (hours)', inputType: 'number', form: 0, value: '' },
    { id: 3, type: 'input', text: 'Due date', inputType: 'date', form: 0, value: '' },
    { id: 4, type: 'select', text: 'Priority', form: 0, value: 'Low', options: ['Low', 'High'] },
  ],
}

describe('how long something took or takes', () => {
  it.each([
    ['priority high, it should take 8 hours', ['1 8', '4 High']],
    ['priority high, I already put 8 hours into it', ['2 8', '4 High']],
  ])('%s', async (sentence, done) => {
    expect(await doneFor(task, sentence)).toEqual(done)
  })
})

describe('hours of which nothing is said', () => {
  it('go into neither of two fields for hours', async () => {
    const done = await doneFor(task, 'priority high, 8 hours')
    expect(done).not.toContain('1 8')
    expect(done).not.toContain('2 8')
  })
})

describe('what a form asks for beside', () => {
  const class_: PageContext = {
    url: 'https://classes.example/',
    title: 'Classes',
    forms: [{ name: 'Search' }, { name: 'Join' }],
    indexedElements: [
      { id: 1, type: 'searchbox', text: 'Search classes', inputType: 'search', form: 0, value: '' },
      { id: 2, type: 'input', text: 'First name', form: 1, value: '' },
      { id: 3, type: 'input', text: 'Last name', form: 1, value: '' },
      { id: 4, type: 'input', text: 'Age', inputType: 'number', form: 1, value: '' },
      { id: 5, type: 'input', text: 'Phone', inputType: 'tel', form: 1, value: '' },
      { id: 6, type: 'textbox', text: 'Things we should know', form: 1, value: '' },
      { id: 7, type: 'input', text: 'Day', inputType: 'date', form: 1, value: '' },
      { id: 8, type: 'radio', text: '8–11 Uhr + 5,00 €', form: 1, checked: false },
      { id: 9, type: 'radio', text: '12–16 Uhr', form: 1, checked: false },
      { id: 10, type: 'radio', text: '17–21 Uhr', form: 1, checked: false },
    ],
  }

  it.each([
    ["I'm 52, phone 07700 900111", ['4 52', '5 07700 900111']],
    ['ich bin 52, Telefon 07700 900111', ['4 52', '5 07700 900111']],
    ["j'ai 52 ans, téléphone 07700 900111", ['4 52', '5 07700 900111']],
    ['phone 07700 900111, and under things we should know put bad knees', ['5 07700 900111', '6 bad knees']],
    ['am 4. Mai 2027 abends, Telefon 07700 900111', ['5 07700 900111', '7 2027-05-04', '10']],
    ['on 4 May 2027 in the morning, phone 07700 900111', ['5 07700 900111', '7 2027-05-04', '8']],
    ['search for Ada Lovelace', ['1 Ada Lovelace', '1 Enter']],
    ['wyszukaj Ada Lovelace', ['1 Ada Lovelace', '1 Enter']],
  ])('%s', async (sentence, done) => {
    expect(await doneFor(class_, sentence)).toEqual(done)
  })

  it('is a company, a town and a country', async () => {
    const bill: PageContext = {
      url: 'https://bills.example/',
      title: 'Bills',
      forms: [{ name: 'Bill' }],
      indexedElements: [
        { id: 1, type: 'input', text: 'Company', form: 0, value: '' },
        { id: 2, type: 'input', text: 'City', form: 0, value: '' },
        { id: 3, type: 'select', text: 'Country', form: 0, value: '', options: ['', 'Belgium', 'Spain'] },
        { id: 4, type: 'input', text: 'Nome e cognome', form: 0, value: '' },
      ],
    }
    expect(await doneFor(bill, 'bill it to Marlow Works Ltd in Ghent, Belgium')).toEqual([
      '1 Marlow Works Ltd',
      '2 Ghent',
      '3 Belgium',
    ])
    expect(await doneFor(bill, 'sono Piera Conti')).toEqual(['4 Piera Conti'])
  })
})

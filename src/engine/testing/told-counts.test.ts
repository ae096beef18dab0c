import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { filledFor } from './done-for.ts'

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
    [
      'on arrive le 3 mai 2027 et on repart le 7 mai 2027, 2 adultes et 3 enfants',
      ['1 2027-05-03', '2 2027-05-07', '3 2', '4 3'],
    ],
  ])('%s', async (sentence, done) => {
    expect(await filledFor(lodge, sentence)).toEqual(done)
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
    const done = await filledFor(news, 'neuigkeiten an ida@example.org schicken lassen')
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
    expect(await filledFor(task, sentence)).toEqual(done)
  })
})

describe('hours of which nothing is said', () => {
  it('go into neither of two fields for hours', async () => {
    const done = await filledFor(task, 'priority high, 8 hours')
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
    ['phone 07700 900111, and under things we should know put bad knees', ['5 07700 900111', '6 bad knees']],
    ['search for Ada Lovelace', ['1 Ada Lovelace', '1 Enter']],
    ['wyszukaj Ada Lovelace', ['1 Ada Lovelace', '1 Enter']],
  ])('%s', async (sentence, done) => {
    expect(await filledFor(class_, sentence)).toEqual(done)
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
    expect(await filledFor(bill, 'bill it to Marlow Works Ltd in Ghent, Belgium')).toEqual([
      '1 Marlow Works Ltd',
      '2 Ghent',
      '3 Belgium',
    ])
    expect(await filledFor(bill, 'sono Piera Conti')).toEqual(['4 Piera Conti'])
  })
})

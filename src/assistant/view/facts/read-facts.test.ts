import { describe, expect, it } from 'vitest'
import { readFacts } from './read-facts.ts'

const read = (text: string, language = 'en') => readFacts(text, language)

describe('money', () => {
  it.each<[string, number, string]>([
    ['$12.50', 12.5, 'USD'],
    ['CHF 1’250.-', 1250, 'CHF'],
    ['1 299,00 €', 1299, 'EUR'],
    ['£1,000', 1000, 'GBP'],
    ['1.299 €', 1299, 'EUR'],
    ['R$ 89,90', 89.9, 'BRL'],
    ['499 kr', 499, 'kr'],
    ['kr. 499', 499, 'kr'],
    ['59,99 zł', 59.99, 'PLN'],
    ['¥12,800', 12800, 'JPY'],
    ['12800円', 12800, 'JPY'],
    ['٢٥ €', 25, 'EUR'],
    ['USD 7', 7, 'USD'],
    ['5,- €', 5, 'EUR'],
  ])('%s', (text, value, currency) => {
    expect(read(text)).toMatchObject({ amounts: [{ value, currency }], measures: [], moments: [] })
  })

  it('is not seen in other words', () => {
    expect(read('Order 66 for 12 krakens and 3 Euronics vouchers').amounts).toEqual([])
  })

  it('is found twice in a range', () => {
    expect(read('€10 – €20').amounts.map(({ value }) => value)).toEqual([10, 20])
  })
})

describe('days and times', () => {
  it.each<[string, string, string | undefined, string | undefined]>([
    ['2026-11-20', 'en', '2026-11-20', undefined],
    ['November 20, 2026', 'en', '2026-11-20', undefined],
    ['Nov. 20', 'en', '--11-20', undefined],
    ['20th of November 2026 at 7:30 pm', 'en', '2026-11-20', '19:30'],
    ['11/20/2026', 'en', '2026-11-20', undefined],
    ['20/11/2026', 'en-GB', '2026-11-20', undefined],
    ['20.11.2026', 'de', '2026-11-20', undefined],
    ['20. November 2026, 19:30', 'de', '2026-11-20', '19:30'],
    ['20 de noviembre de 2026', 'es', '2026-11-20', undefined],
    ['20 listopada 2026', 'pl', '2026-11-20', undefined],
    ['1er novembre', 'fr', '--11-01', undefined],
    ['2026年11月20日', 'ja', '2026-11-20', undefined],
    ['March 2027', 'en', '2027-03', undefined],
    ['8 a.m.', 'en', undefined, '08:00'],
    ['12:15 am', 'en', undefined, '00:15'],
    ['2026-11-20', 'no language at all', '2026-11-20', undefined],
  ])('%s in %s', (text, language, date, time) => {
    expect(read(text, language)).toMatchObject({ moments: [{ date, time }], amounts: [], measures: [] })
  })

  it('are none where there is no such day', () => {
    expect(read('14.17.2026').moments).toEqual([])
  })
})

describe('other numbers', () => {
  it('have the word behind them as their unit', () => {
    expect(read('500 g, 20%, 21 °C, -3 points and 4').measures).toMatchObject([
      { value: 500, unit: 'g' },
      { value: 20, unit: '%' },
      { value: 21, unit: '°c' },
      { value: -3, unit: 'points' },
      { value: 4, unit: '' },
    ])
  })

  it('share their unit in a range', () => {
    expect(read('2 to 4 days, 10–12 cm, 3-5%').measures.map(({ value, unit }) => [value, unit])).toEqual([
      [2, 'days'],
      [4, 'days'],
      [10, 'cm'],
      [12, 'cm'],
      [3, '%'],
      [5, '%'],
    ])
  })

  it('are none inside a name', () => {
    expect(read('INV-2041, A4 and v2.1').measures).toEqual([])
  })

  it('are read as the language of the page writes them', () => {
    expect(read('1.500 kg', 'de').measures).toMatchObject([{ value: 1500 }])
    expect(read('1.500 kg', 'en').measures).toMatchObject([{ value: 1.5 }])
    expect(read('0.125 l', 'de').measures).toMatchObject([{ value: 0.125 }])
  })
})

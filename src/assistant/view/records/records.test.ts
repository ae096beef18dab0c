import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { viewOf } from '../view-of.ts'

const shop: PageContext = {
  language: 'en',
  outline: {
    lines: [
      [0, 0, 'heading', 'Desks', { level: 1 }],
      [0, 0, 'list', ''],
      [1, 0, 'record', ''],
      [2, 0, 'picture', 'A desk of walnut'],
      [2, 1, 'link', 'Walnut desk', { href: '/desk/walnut' }],
      [2, 0, 'text', '€1,299.00', { struck: true }],
      [2, 0, 'text', '€ 999'],
      [2, 0, 'text', '4.5 ★ (128 reviews)'],
      [2, 2, 'button', 'Add to cart'],
      [2, 3, 'button', 'Save for later', { pressed: true }],
      [1, 0, 'record', ''],
      [2, 0, 'text', 'New'],
      [2, 4, 'link', 'Oak desk', { href: '/desk/oak' }],
      [2, 0, 'text', 'from 449,50 €, delivered by 20 November 2026'],
      [2, 5, 'button', 'Add to cart'],
      [2, 6, 'button', 'Save for later', { pressed: false }],
    ],
  },
}

describe('a shop grid', () => {
  const { records, thing } = viewOf(shop)

  it('is a group of records with their titles', () => {
    expect(records.map(({ title, kind, group, position }) => [title, kind, group, position])).toEqual([
      ['Walnut desk', 'record', 1, 1],
      ['Oak desk', 'record', 1, 2],
    ])
    expect(records[0]?.path).toEqual(['Desks'])
  })

  it('tells buttons of one name apart by their records', () => {
    expect([thing(2)?.record, thing(5)?.record]).toEqual([0, 1])
    expect(records[1]?.things.map(({ id }) => id)).toEqual([4, 5, 6])
    expect(records[1]?.links.map(({ state }) => state.href)).toEqual(['/desk/oak'])
  })

  it('reads prices, numbers, days and states', () => {
    expect(records[0]?.amounts).toMatchObject([
      { value: 1299, currency: 'EUR', struck: true, line: 5 },
      { value: 999, currency: 'EUR', struck: false, text: '€ 999' },
    ])
    expect(records[0]?.measures).toMatchObject([
      { value: 4.5, unit: '★' },
      { value: 128, unit: 'reviews' },
    ])
    expect(records[0]?.states).toMatchObject({ pressed: true, struck: true, checked: undefined })
    expect(records[1]?.amounts).toMatchObject([{ value: 449.5, currency: 'EUR' }])
    expect(records[1]?.moments).toMatchObject([{ date: '2026-11-20', time: undefined }])
    expect(records[1]?.states.pressed).toBe(false)
  })
})

const invoices: PageContext = {
  language: 'de',
  outline: {
    lines: [
      [0, 0, 'table', 'Rechnungen'],
      [1, 0, 'row', ''],
      [2, 0, 'columnheader', 'Nummer'],
      [2, 0, 'columnheader', 'Datum'],
      [2, 0, 'columnheader', 'Betrag'],
      [2, 0, 'columnheader', 'Gewicht'],
      [2, 0, 'columnheader', ''],
      [1, 0, 'row', ''],
      [2, 0, 'cell', 'INV-2041'],
      [2, 0, 'cell', '3. März 2026'],
      [2, 0, 'cell', '1.234,50 €'],
      [2, 0, 'cell', '1.500 kg'],
      [2, 0, 'cell', ''],
      [3, 1, 'link', 'PDF', { href: '/inv/2041.pdf', download: true }],
      [1, 0, 'row', ''],
      [2, 0, 'cell', 'INV-2042'],
      [2, 0, 'cell', '12.4.2026'],
      [2, 0, 'cell', '80,00 €'],
      [2, 0, 'cell', '2,5 kg'],
      [2, 0, 'cell', ''],
      [3, 2, 'link', 'PDF', { href: '/inv/2042.pdf', download: true }],
      [1, 0, 'more', '… 461 weitere Zeilen'],
    ],
  },
}

describe('a table of invoices', () => {
  const { records, thing } = viewOf(invoices)

  it('is a record for each row, named by its first cell', () => {
    expect(records.map(({ title, kind, position }) => [title, kind, position])).toEqual([
      ['INV-2041', 'row', 1],
      ['INV-2042', 'row', 2],
    ])
    expect(thing(2)).toMatchObject({ row: 'INV-2042', column: undefined, record: 1 })
  })

  it('says which column a part stands under', () => {
    expect(records[0]?.parts.map(({ head, text }) => [head, text])).toEqual([
      ['Nummer', 'INV-2041'],
      ['Datum', '3. März 2026'],
      ['Betrag', '1.234,50 €'],
      ['Gewicht', '1.500 kg'],
      [undefined, 'PDF'],
    ])
  })

  it('reads numbers and days as its language writes them', () => {
    expect(records.map(({ amounts }) => amounts[0])).toMatchObject([
      { value: 1234.5, head: 'Betrag' },
      { value: 80, head: 'Betrag' },
    ])
    expect(records.map(({ moments }) => moments[0])).toMatchObject([
      { date: '2026-03-03', head: 'Datum' },
      { date: '2026-04-12' },
    ])
    expect(records.map(({ measures }) => measures)).toMatchObject([
      [{ value: 1500, unit: 'kg', head: 'Gewicht' }],
      [{ value: 2.5, unit: 'kg' }],
    ])
  })
})

describe('a page that tells rows as records and heads as state', () => {
  const { records, thing } = viewOf({
    outline: {
      lines: [
        [0, 0, 'table', 'People'],
        [1, 0, 'row', ''],
        [2, 0, 'columnheader', 'Name'],
        [2, 0, 'columnheader', 'Age'],
        [1, 0, 'record', ''],
        [2, 0, 'cell', 'Ada', { column: 'Name' }],
        [2, 0, 'cell', '36', { column: 'Age' }],
        [2, 1, 'button', 'Edit'],
        [2, 2, 'textbox', '', { column: 'Notes' }],
        [1, 0, 'record', ''],
        [2, 0, 'cell', 'Bob', { column: 'Name' }],
        [2, 3, 'button', 'Edit'],
        [0, 0, 'record', ''],
        [1, 0, 'text', 'Offer'],
        [1, 4, 'link', 'Blue mug', { level: 3 }],
        [1, 5, 'button', 'Add'],
      ],
    },
  })

  it('has the head of a row for everything in it', () => {
    expect(thing(1)).toMatchObject({ row: 'Ada', column: undefined, record: 0 })
    expect(thing(2)).toMatchObject({ row: 'Ada', column: 'Notes', name: 'Notes' })
    expect(thing(3)).toMatchObject({ row: 'Bob', record: 1 })
    expect(records[0]?.parts.map(({ head }) => head)).toEqual(['Name', 'Age', undefined])
  })

  it('knows a heading that is a link', () => {
    expect(records[2]?.title).toBe('Blue mug')
    expect(thing(5)?.path).toEqual(['Blue mug'])
  })
})

describe('records as pages really have them', () => {
  const { records, thing } = viewOf({
    outline: {
      lines: [
        [0, 0, 'heading', 'Delivery', { level: 2 }],
        [0, 0, 'record', ''],
        [1, 0, 'row', ''],
        [2, 0, 'columnheader', 'Method'],
        [2, 0, 'columnheader', 'Price'],
        [1, 0, 'record', ''],
        [2, 0, 'rowheader', 'Standard'],
        [2, 0, 'cell', '€4.95', { column: 'Price' }],
        [1, 0, 'record', ''],
        [2, 0, 'rowheader', 'Express'],
        [2, 0, 'cell', ''],
        [3, 1, 'link', '€9.95'],
        [0, 0, 'record', ''],
        [1, 2, 'radio', 'Pick up', { checked: false }],
        [1, 0, 'text', 'Ready within two hours'],
        [0, 0, 'record', 'Oak lamp A lamp of oak. €59 Add'],
        [1, 0, 'heading', 'Oak lamp', { level: 3 }],
        [1, 0, 'text', '€59'],
        [1, 3, 'button', 'Add'],
      ],
    },
  })

  it('are named by what they hold, never by all of it', () => {
    expect(records.map(({ title }) => title)).toEqual([
      'Delivery',
      'Standard',
      'Express',
      'Pick up',
      'Oak lamp',
    ])
    expect(thing(3)?.path).toEqual(['Delivery', 'Oak lamp'])
    expect(records[4]?.amounts).toHaveLength(1)
  })

  it('may be a whole table, which still has its heads', () => {
    expect(thing(1)).toMatchObject({ row: 'Express', column: 'Price' })
  })
})

describe('a to-do list', () => {
  const { records, thing } = viewOf({
    outline: {
      lines: [
        [0, 0, 'navigation', 'Lists'],
        [1, 0, 'list', ''],
        [2, 0, 'item', ''],
        [3, 1, 'link', 'Today'],
        [2, 0, 'item', ''],
        [3, 2, 'link', 'Later'],
        [0, 0, 'list', 'Today'],
        [1, 0, 'item', ''],
        [2, 3, 'checkbox', 'Renew passport', { checked: true, struck: true }],
        [2, 4, 'button', 'Delete', { hover: true }],
        [1, 0, 'item', ''],
        [2, 5, 'checkbox', 'Call the dentist', { checked: false }],
        [2, 6, 'button', 'Delete', { hover: true }],
        [1, 0, 'item', ''],
        [2, 0, 'text', 'Buy milk'],
        [2, 0, 'list', ''],
        [3, 0, 'item', '2 litres'],
        [3, 0, 'item', 'by 6:30 pm'],
      ],
    },
  })

  it('is a record for each item, but its navigation is none', () => {
    expect(records.map(({ title }) => title)).toEqual([
      'Renew passport',
      'Call the dentist',
      'Buy milk',
      '2 litres',
      'by 6:30 pm',
    ])
    expect(thing(6)?.record).toBe(1)
    expect(thing(1)?.record).toBeUndefined()
  })

  it('knows what is done', () => {
    expect(records.slice(0, 2).map(({ states }) => [states.checked, states.struck])).toEqual([
      [true, true],
      [false, undefined],
    ])
  })

  it('keeps what stands in a record inside it out of the record around it', () => {
    expect(records[2]?.parts.map(({ text }) => text)).toEqual(['Buy milk'])
    expect(records[3]).toMatchObject({ inside: 2, measures: [{ value: 2, unit: 'litres' }] })
    expect(records[4]).toMatchObject({ inside: 2, moments: [{ date: undefined, time: '18:30' }] })
  })
})

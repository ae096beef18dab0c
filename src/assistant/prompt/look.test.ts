import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { lookAt } from './look.ts'

const budget = { about: '', tokens: 4_000 }

function invoices(states: readonly string[], more: readonly Line[] = []): PageContext {
  const rows = states.flatMap((state, row): Line[] => [
    [1, 0, 'record', ''],
    [2, 0, 'text', `Invoice ${row}`],
    [2, 0, 'text', state],
    [2, row + 1, 'button', 'Mark paid'],
  ])
  const lines: Line[] = [[0, 0, 'main', ''], ...rows, ...more]
  return { url: 'https://mill.example/', title: 'Invoices', outline: { lines } }
}

const open = Array.from({ length: 12 }, () => 'open')

it('says no address of a link that leads to its own page', () => {
  const page = invoices(
    [],
    [
      [0, 5, 'link', '24', { href: '/' }],
      [0, 6, 'link', 'Terms', { href: '/terms' }],
    ],
  )
  expect(lookAt(page, budget).text).toContain('[5] link "24"\n[6] link "Terms" -> /terms')
})

describe('a later look', () => {
  const first = lookAt(invoices(open), budget)

  it('tells what changed with its record, and how much did not', () => {
    const { text, whole } = lookAt(invoices(open.with(7, 'paid')), budget, first.seen)
    expect(whole).toBe(false)
    expect(text.split('\n')).toEqual([
      'Address: https://mill.example/',
      'Title: Invoices',
      'Since your last look, parts of the page: 1 new or changed, 1 gone, 12 as they were.',
      'main:',
      '  -',
      '    Invoice 7',
      '    paid',
      '    [8] button "Mark paid"',
    ])
  })

  it('says that nothing changed, whatever was new before', () => {
    const marked = invoices(open, [[1, 99, 'link', 'Help', { new: true }]])
    const known = lookAt(marked, budget).seen
    expect(lookAt(invoices(open, [[1, 99, 'link', 'Help']]), budget, known).text).toContain(
      'Nothing has changed since your last look, all 14 parts are as they were.',
    )
  })

  it('names what is gone', () => {
    const known = lookAt(invoices(open, [[1, 99, 'link', 'Help']]), budget).seen
    expect(lookAt(invoices(open), budget, known).text).toContain('Gone: [99] link "Help"')
  })

  it('knows after several changes what was told by all of them', () => {
    const second = lookAt(invoices(open.with(7, 'paid')), budget, first.seen)
    const third = lookAt(invoices(open.with(7, 'paid').with(2, 'paid')), budget, second.seen)
    expect(third.text).toContain('Invoice 2')
    expect(third.text).not.toContain('Invoice 7')
  })

  it('has room for what was not seen, and says how much of that is left out', () => {
    const { text, whole } = lookAt(
      invoices(
        open,
        Array.from({ length: 400 }, (_, at): Line => [1, 100 + at, 'link', `Offer ${at}`]),
      ),
      { about: '', tokens: 400 },
      first.seen,
    )
    expect(whole).toBe(false)
    expect(text.length).toBeLessThan(1_600)
    expect(text).toMatch(/\d+ more that you have not seen are left out/)
  })

  it('is whole where most of the page is another', () => {
    const { whole, text } = lookAt(invoices(open.map((_, row) => `due in ${row} days`)), budget, [
      'something',
      'else',
    ])
    expect(whole).toBe(true)
    expect(text).not.toContain('Since your last look')
  })
})

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
    const { text, whole } = lookAt(invoices(open.with(7, 'paid')), budget, first)
    expect(whole).toBe(false)
    expect(text.split('\n')).toEqual([
      'Address: https://mill.example/',
      'Title: Invoices',
      'Since your last look, parts of the page: 1 new or changed, 0 gone, 12 as they were.',
      'main:',
      '  -',
      '    Invoice 7',
      '    paid',
      '    [8] button "Mark paid"',
    ])
  })

  it('says that nothing changed, whatever was new before', () => {
    const marked = invoices(open, [[1, 99, 'link', 'Help', { new: true }]])
    const known = lookAt(marked, budget)
    expect(lookAt(invoices(open, [[1, 99, 'link', 'Help']]), budget, known).text).toContain(
      'Nothing has changed since your last look, all 14 parts are as they were.',
    )
  })

  it('names what is gone', () => {
    const known = lookAt(invoices(open, [[1, 99, 'link', 'Help']]), budget)
    expect(lookAt(invoices(open), budget, known).text).toContain('Gone: [99] link "Help"')
  })

  it('knows after several changes what was told by all of them', () => {
    const second = lookAt(invoices(open.with(7, 'paid')), budget, first)
    const third = lookAt(invoices(open.with(7, 'paid').with(2, 'paid')), budget, second)
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
      first,
    )
    expect(whole).toBe(false)
    expect(text.length).toBeLessThan(1_600)
    expect(text).toMatch(/: 400 new or changed, .* Not shown so far: \d+ \(find_on_page/)
  })

  it('is whole where most of the page is another', () => {
    const { whole, text } = lookAt(invoices(open.map((_, row) => `due in ${row} days`)), budget, {
      seen: ['something', 'else'],
    })
    expect(whole).toBe(true)
    expect(text).not.toContain('Since your last look')
  })
})

describe('a later look at a page that was not shown whole', () => {
  const small = { about: 'Which ones are open?', tokens: 400 }
  const many = Array.from({ length: 213 }, () => 'open')
  const first = lookAt(invoices(many), small)
  const sentence = (text: string) => text.split('\n')[2]

  it('says that nothing has changed, and how much was not shown', () => {
    const again = lookAt(invoices(many), small, first)
    expect(sentence(again.text)).toMatch(
      /^Nothing has changed since your last look, all 214 parts are as they were\. Not shown so far: 1\d\d \(/,
    )
    expect(again.text.split('\n')).toHaveLength(3)
  })

  it.each([3, 200])('tells the one change, wherever it is: %i', (row) => {
    const { text, whole } = lookAt(invoices(many.with(row, 'paid')), small, first)
    expect(whole).toBe(false)
    expect(sentence(text)).toContain(': 1 new or changed, 0 gone, 213 as they were.')
    expect(text).toMatch(new RegExp(`Invoice ${row}\\n +paid\\n.*Mark paid"$`))
  })

  it('shows what has come into view, as what it is', () => {
    const page = invoices(many)
    const lines = page.outline!.lines.map((line): Line =>
      line[1] > 200 && line[1] <= 203 ? [line[0], line[1], line[2], line[3], { box: [1, 1] }] : line,
    )
    const { text } = lookAt({ ...page, outline: { lines } }, small, first)
    expect(sentence(text)).toContain('Nothing has changed since your last look')
    expect(sentence(text)).toContain('Shown for the first time: 3.')
    expect(text).toMatch(/\[201\][\s\S]*\[203\] button "Mark paid"$/)
  })

  it('counts what is gone also of what was not shown', () => {
    expect(sentence(lookAt(invoices(many.slice(0, 210)), small, first).text)).toContain(
      ': 0 new or changed, 3 gone, 211 as they were.',
    )
  })

  it('keeps a few characters of each part, and nothing that can be read', () => {
    expect(first.outlined?.digests).toMatch(/^[\w-]+$/)
    expect(first.outlined?.digests).toHaveLength(6 * 214)
  })
})

describe('a later look at a page that is longer than its outline', () => {
  const rows = (from: number, to: number, more: number): PageContext => {
    const all = invoices(Array.from({ length: to }, () => 'open')).outline!.lines
    const lines: Line[] = [all[0]!, ...all.slice(1 + from * 4), [1, 0, 'more', `… ${more} more rows`]]
    return { url: 'https://mill.example/', title: 'Invoices', outline: { lines } }
  }
  const first = lookAt(rows(0, 100, 900), budget)

  it('takes nothing for new or gone that was only cut in another place', () => {
    const { text, whole } = lookAt(rows(10, 110, 890), budget, first)
    expect(whole).toBe(false)
    expect(text).toContain(': 0 new or changed, 10 gone or left out, 91 as they were. Not shown so far: 10 (')
    expect(text).toContain('Gone or left out: [1] button "Mark paid", [2]')
  })

  it('says that nothing has changed where only the number left out is another', () => {
    expect(lookAt(rows(0, 100, 901), budget, first).text).toContain('Nothing has changed')
  })

  it('still knows a change of what was shown', () => {
    const page = rows(0, 100, 900)
    const lines = page.outline!.lines.with(3, [2, 0, 'text', 'paid'])
    expect(lookAt({ ...page, outline: { lines } }, budget, first).text).toMatch(
      /: 1 new or changed, 0 gone or left out, 100 as they were\.[\s\S]*Invoice 0\n +paid/,
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { viewOf, fingerprint } from '#assistant'
import { linesOf, withFound } from './found-lines.ts'

const page: PageContext = { url: '/', outline: { lines: [[0, 1, 'button', 'Open'], [0, 0, 'text', 'Hello']] } } // prettier-ignore
const row: Line[] = [
  [0, 0, 'record', ''],
  [1, 0, 'cell', 'INV-1437'],
  [1, 9, 'button', 'Mark as paid', { seal: 'abc' }],
]

describe('lines that were found', () => {
  it('can be acted on at once, on a page that is another object', () => {
    const found = withFound(page, linesOf([{ success: true, lines: row }, { success: true }]))
    expect(found).not.toBe(page)
    expect(viewOf(found).thing(9)?.state.seal).toBe('abc')
    expect(viewOf(page).thing(9)).toBeUndefined()
    expect(viewOf(found).records).toHaveLength(1)
  })

  it('are no change of the page', () => {
    expect(fingerprint(withFound(page, row))).toBe(fingerprint(page))
  })

  it('are not told twice', () => {
    const again = withFound(withFound(page, row), [...row, [0, 1, 'button', 'Open'], [0, 0, 'text', 'Hello']])
    expect(again.outline?.found).toEqual(row)
  })

  it('need an outline, and something to be told', () => {
    expect(withFound({ url: '/' }, row)).toEqual({ url: '/' })
    expect(withFound(page, [])).toBe(page)
  })
})

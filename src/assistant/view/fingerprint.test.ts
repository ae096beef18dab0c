import { describe, expect, it } from 'vitest'
import type { LineState, PageContext } from '#protocol'
import { fingerprint } from './fingerprint.ts'

const page = (state: LineState, more: Partial<PageContext> = {}): PageContext => ({
  url: '/',
  outline: { lines: [[0, 1, 'textbox', 'Name', state]] },
  ...more,
})
const same = (one: PageContext, other: PageContext) => fingerprint(one) === fingerprint(other)

describe('the fingerprint of a page', () => {
  it('differs by whatever an action could change', () => {
    expect(same(page({}), page({ value: 'Ada' }))).toBe(false)
    expect(same(page({ expanded: true }), page({ expanded: false }))).toBe(false)
    expect(same(page({}), page({}, { url: '/other' }))).toBe(false)
    expect(same(page({}), page({}, { indexedElements: [{ id: 2, text: 'More' }] }))).toBe(false)
  })

  it('is the same however far it is scrolled and wherever the focus is', () => {
    const elsewhere = { box: [1, 2], focus: true, new: true, scrolls: { up: 2 } }
    expect(same(page({}), page(elsewhere))).toBe(true)
    expect(same(page({}), page({}, { indexedElements: [{ id: 1, text: 'Name', inView: true }] }))).toBe(true)
  })

  it('is told of a page without an outline, too', () => {
    const old = (value: string, inView: boolean) => ({ indexedElements: [{ id: 1, value, inView }] })
    expect(same(old('a', true), old('a', false))).toBe(true)
    expect(same(old('a', true), old('b', true))).toBe(false)
    expect(fingerprint(undefined)).toBe('unseen')
  })
})

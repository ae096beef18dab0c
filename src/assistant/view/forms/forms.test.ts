import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { viewOf } from '../view-of.ts'

const checkout: PageContext = {
  url: '/checkout',
  language: 'en',
  outline: {
    forms: [
      { name: 'Search', method: 'get', action: '/search', search: true },
      { name: '', method: 'post', action: '/order' },
    ],
    lines: [
      [0, 1, 'searchbox', 'Search', { form: 0 }],
      [0, 2, 'button', 'Go', { form: 0, submits: true }],
      [0, 0, 'heading', 'Checkout', { level: 1 }],
      [0, 0, 'form', '', {}],
      [1, 10, 'textbox', 'Full name', { form: 1, required: true, value: 'Ada', autocomplete: 'name' }],
      [1, 11, 'textbox', 'E-mail', { form: 1, required: true, invalid: 'This is no e-mail address.', value: 'ada@', inputType: 'email' }], // prettier-ignore
      [1, 12, 'textbox', 'Postcode', { form: 1, required: true }],
      [1, 13, 'select', 'Country', { form: 1, required: true, value: 'Please choose', options: ['Please choose', 'Germany'] }], // prettier-ignore
      [1, 0, 'group', 'Delivery', {}],
      [2, 14, 'radio', 'Standard', { form: 1, checked: false, required: true }],
      [2, 15, 'radio', 'Express', { form: 1, checked: false }],
      [1, 0, 'group', 'Wrapping', {}],
      [2, 16, 'radio', 'None', { form: 1, checked: true, required: true }],
      [2, 17, 'radio', 'Gift', { form: 1, checked: false }],
      [1, 18, 'textbox', 'Card number', { form: 1, required: true }],
      [1, 19, 'checkbox', 'I accept the terms', { form: 1, required: true, checked: false }],
      [1, 20, 'textbox', 'Anything else?', { form: 1, placeholder: 'Notes for the driver' }],
      [1, 21, 'button', 'Order now', { form: 1, submits: true }],
    ],
  },
}

describe('a checkout form', () => {
  const [search, order] = viewOf(checkout).forms
  const field = (label: string) => order?.fields.find((one) => one.label === label)

  it('is told from a search', () => {
    expect(search).toMatchObject({ declared: true, search: true, method: 'get', action: '/search' })
    expect(order).toMatchObject({ declared: true, search: false, name: 'Checkout', action: '/order' })
    expect(order?.submits.map(({ id }) => id)).toEqual([21])
  })

  it('knows what its fields are for', () => {
    expect(order?.fields.map(({ label, purpose }) => [label, purpose])).toEqual([
      ['Full name', 'name'],
      ['E-mail', 'email'],
      ['Postcode', 'postal-code'],
      ['Country', 'country'],
      ['Delivery', undefined],
      ['Wrapping', undefined],
      ['Card number', undefined],
      ['I accept the terms', undefined],
      ['Anything else?', 'message'],
    ])
  })

  it('knows what it lacks and what the page finds wrong', () => {
    expect(order?.fields.filter(({ missing }) => missing).map(({ label }) => label)).toEqual([
      'Postcode',
      'Country',
      'Delivery',
      'I accept the terms',
    ])
    expect(field('E-mail')?.invalid).toBe('This is no e-mail address.')
  })

  it('tells no secret, not even that it is empty', () => {
    expect(field('Card number')).toMatchObject({ secret: true, value: undefined, missing: false })
  })

  it('counts radio buttons as one question with one answer', () => {
    expect(field('Wrapping')).toMatchObject({ value: 'None', required: true })
    expect(field('Wrapping')?.choices.map(({ id }) => id)).toEqual([16, 17])
    expect(field('Delivery')).toMatchObject({ value: '', missing: true })
  })
})

describe('fields without a form', () => {
  const view = (...lines: Line[]) => viewOf({ outline: { lines } })

  it('are one with the button behind them', () => {
    const { forms, thing } = view(
      [0, 0, 'dialog', 'Newsletter', { modal: true }],
      [1, 1, 'textbox', 'Your e-mail'],
      [1, 2, 'checkbox', 'Offers too', { checked: false }],
      [1, 0, 'text', 'We never pass it on.'],
      [1, 3, 'button', 'Subscribe'],
      [1, 4, 'button', 'Cancel'],
    )
    expect(forms).toMatchObject([{ declared: false, name: 'Newsletter', search: false }])
    expect(forms[0]?.fields.map(({ label }) => label)).toEqual(['Your e-mail', 'Offers too'])
    expect(forms[0]?.submits.map(({ name }) => name)).toEqual(['Subscribe', 'Cancel'])
    expect(thing(3)?.form).toBe(0)
  })

  it('are no form where nothing sends them, or a list stands between', () => {
    expect(view([0, 1, 'textbox', 'Filter'], [0, 2, 'button', '+']).forms).toEqual([])
    const filtered = view(
      [0, 1, 'textbox', 'Filter'],
      [0, 0, 'list', 'Products'],
      [1, 0, 'item', 'Desk'],
      [0, 2, 'button', 'Load more'],
    )
    expect(filtered.forms).toEqual([])
  })

  it('are a search where they only search', () => {
    expect(view([0, 1, 'searchbox', ''], [0, 2, 'button', 'Find']).forms).toMatchObject([{ search: true }])
  })

  it('are not joined by boxes alone', () => {
    const list = view(
      [0, 1, 'checkbox', 'Buy milk', { checked: false }],
      [0, 2, 'checkbox', 'Call Ada', { checked: true }],
      [0, 3, 'button', 'Delete done'],
    )
    expect(list.forms).toEqual([])
  })
})

it('does not take silence for emptiness where a client tells no values', () => {
  const { forms } = viewOf({
    forms: [{ name: 'Contact' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Name', form: 0, required: true },
      { id: 2, type: 'textbox', text: 'E-mail', form: 0, required: true, value: '' },
    ],
  })
  expect(forms[0]?.fields.map(({ value, missing }) => [value, missing])).toEqual([
    [undefined, false],
    ['', true],
  ])
})

import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

/** Whether a press of the element 1 is free. */
function isFree(...lines: Line[]): boolean {
  return verdictOf({}, { lines }).startsWith('allow')
}

const button = (label: string): Line => [0, 1, 'button', label]
const heading = (title: string): Line => [0, 0, 'heading', title]

describe('words that are harmless one by one', () => {
  it.each([
    'Proceed with payment',
    'Continue payment',
    'Pause account',
    'Pause my account',
    'Pause billing',
    'Skip payment',
    'Skip delivery',
    'Skip next delivery',
    'Increase payment',
    'Add payment',
    'Continuer le paiement',
    'Continua con il pagamento',
    'Doorgaan met betaling',
    'Kontynuuj płatność',
  ])('are a deed together: %s', (label) => expect(isFree(button(label))).toBe(false))

  it.each([
    'Continue to payment',
    'Proceed to payment',
    'Weiter zur Zahlung',
    'Continue to delivery',
    'Back to delivery',
    'Payment',
    'My account',
    'Account settings',
    'View account',
    'Delivery details',
    'Skip',
    'Pause',
    'Add to cart',
    'Continue shopping',
  ])('lead on or show: %s', (label) => expect(isFree(button(label))).toBe(true))
})

describe('a title', () => {
  it.each([
    ['Add credits', 'Add credits'],
    ['Add payee', 'Add payee'],
    ['Add SSH key', 'Add SSH key'],
    ['Credit limit', 'Increase credit limit'],
    ['Security', 'Add'],
  ])('excuses no label that says the same or weighs: %s, %s', (title, label) => {
    expect(isFree(heading(title), button(label))).toBe(false)
  })

  it('excuses no Add beside an address', () => {
    const field: Line = [0, 2, 'textbox', 'E-mail', { value: 'eve@mill.example', inputType: 'email' }]
    expect(isFree(heading('Who may look'), field, button('Add'))).toBe(false)
  })

  it.each([
    ['Blue lamp', 'Add blue lamp'],
    ['Groceries', 'Add'],
    ['Delivery address', 'Add'],
  ])('says what is added: %s, %s', (title, label) => {
    expect(isFree(heading(title), button(label))).toBe(true)
  })
})

describe('a word that shows something', () => {
  it.each(['Onay ver', 'Zorb ver', 'Candidate-se', 'Se porter garant', 'Freeze Visa'])(
    'is none of another language, or at the other end of a label: %s',
    (label) => expect(verdictOf({}, { lines: [[0, 1, 'button', label]] })).toMatch('ask'),
  )
  it.each(['Ver detalles', 'Preise anzeigen', 'Detayları göster', 'Price details', 'Visa detaljer'])(
    'is one: %s',
    (label) => expect(verdictOf({}, { lines: [[0, 1, 'button', label]] })).toBe('allow: harmless'),
  )
})

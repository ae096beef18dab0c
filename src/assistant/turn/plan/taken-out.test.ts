import { expect, it } from 'vitest'
import { replies } from '#languages'
import { languages, type PageContext } from '#protocol'
import { question } from './question.ts'

/** A cart with one lamp in it; its button is called so. */
const cart = (button: string, title = 'Your cart'): PageContext => ({
  url: 'https://shop.example/cart',
  title,
  outline: {
    lines: [
      [0, 0, 'main', ''],
      [1, 0, 'heading', title, { level: 1 }],
      [1, 0, 'list', ''],
      [2, 0, 'record', ''],
      [3, 1, 'link', 'Heron lamp', { href: '/heron' }],
      [3, 0, 'text', 'Brass'],
      [3, 2, 'spinbutton', 'Quantity', { value: '2' }],
      [3, 0, 'text', '€219'],
      [3, 3, 'button', button],
      [2, 0, 'record', ''],
      [3, 4, 'link', 'Moth lamp', { href: '/moth' }],
      [3, 5, 'button', 'Remove Moth lamp'],
    ],
    forms: [],
    elements: 5,
    above: 0,
    below: 0,
  },
})
const asked = (page: PageContext, language: (typeof languages)[number] = 'en') =>
  question(
    { steps: [{ action: 'click', elementId: 3, description: '' }], done: [], page },
    replies[language],
    language,
  ).message

it('says what leaves the cart, and what its row holds', () => {
  expect(asked(cart('Remove Heron lamp'))).toBe(
    'Remove “Heron lamp” from your cart?\nBrass, €219, Quantity: 2',
  )
})

it.each(['Remove', 'Remove from cart', 'Entfernen', 'Supprimer', 'Sepetten çıkar', '削除', '移除'])(
  'knows the buttons of carts in many languages: %s',
  (button) => {
    expect(asked(cart(button))).toContain('Remove “Heron lamp” from your cart?')
  },
)

it.each(languages)('is asked in %s', (language) => {
  const said = replies[language].confirmTakeOut.replace('{label}', 'Heron lamp')
  expect(asked(cart('Remove'), language)).toContain(said)
})

it.each([
  ['Remove Ada from the team', 'Your cart'],
  ['Remove Heron lamp', 'Team'],
  ['Cancel Heron lamp', 'Your cart'],
  ['Remove and block', 'Your cart'],
])('leaves every other deed to its own name: %s on %s', (button, title) => {
  expect(asked(cart(button, title))).toContain(button)
})

it('knows a single row by the link that its button names', () => {
  const page = cart('Remove Heron lamp')
  const lines = page.outline!.lines.slice(0, 9).flatMap((line) => {
    const [depth, id, kind, text, state] = line
    return kind === 'record' ? [] : [[Math.min(depth, 2), id, kind, text, state] as never]
  })
  expect(asked({ ...page, outline: { ...page.outline!, lines } })).toBe(
    'Remove “Heron lamp” from your cart?\nBrass, €219, Quantity: 2',
  )
})

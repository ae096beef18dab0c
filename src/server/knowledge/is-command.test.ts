import { expect, it } from 'vitest'
import { isCommand } from './is-command.ts'

it.each([
  'click Contact',
  'Go to the checkout',
  'Klicke auf Kontakt',
  'Clique sur Contact',
  'İletişim düğmesine tıkla',
  'お問い合わせをクリック',
  '点击联系我们',
])('“%s” tells what to do', (message) => {
  expect(isCommand(message)).toBe(true)
})

it.each([
  'Do you ship to Mars?',
  'opening hours',
  'can I press the shirt?',
  'Wie lange dauert die Lieferung',
  'returns',
  'the way to go',
])('“%s” wants to know something', (message) => {
  expect(isCommand(message)).toBe(false)
})

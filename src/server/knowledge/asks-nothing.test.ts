import { expect, it } from 'vitest'
import { asksNothing } from './asks-nothing.ts'

it.each([
  'click Contact',
  'Go to the checkout',
  'Klicke auf Kontakt',
  'Clique sur Contact',
  'İletişim düğmesine tıkla',
  'お問い合わせをクリック',
  '点击联系我们',
  'yes, click Contact',
])('“%s” tells what to do', (message) => {
  expect(asksNothing(message)).toBe(true)
})

it.each([
  'ok go on',
  'yes, continue',
  'Undo',
  'thanks',
  'no thank you',
  'Ja, weiter bitte',
  'rückgängig',
  'oui merci',
  'cofnij',
  'نعم من فضلك',
  'はい',
  '撤销',
])('“%s” goes on with what was said', (message) => {
  expect(asksNothing(message)).toBe(true)
})

it.each([
  'Do you ship to Mars?',
  'opening hours',
  'can I press the shirt?',
  'Wie lange dauert die Lieferung',
  'returns',
  'the way to go',
  'and returns',
  'ok, how long does delivery take',
  'cancel my order',
  'o Reed ocupa muito espaço',
  'ok?',
])('“%s” wants to know something', (message) => {
  expect(asksNothing(message)).toBe(false)
})

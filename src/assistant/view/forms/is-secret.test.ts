import type { IndexedElement, PageContext } from '#protocol'
import { expect, it } from 'vitest'
import { isSecret } from './is-secret.ts'
import { viewOf } from '../view-of.ts'

function secret(element: Partial<IndexedElement>, forms: PageContext['forms'] = []): boolean {
  const thing = viewOf({ forms, indexedElements: [{ id: 1, type: 'textbox', ...element }] }).thing(1)
  return thing !== undefined && isSecret(thing)
}
const inForm = (field: object): PageContext['forms'] => [{ fields: [{ elementId: 1, ...field }] }]

it.each<[string, Partial<IndexedElement>, PageContext['forms']?]>([
  ['a widget that says so', { secret: true }],
  ['the type of the input', { inputType: 'PASSWORD' }],
  ['the role', { type: 'password' }],
  ['a card', { autocomplete: 'section-a billing cc-number' }],
  ['a code', { autocomplete: 'one-time-code' }],
  ['a new password', { autocomplete: 'new-password' }],
  ['its form', {}, inForm({ type: 'password' })],
  ['its form, whatever it says itself', { inputType: 'text' }, inForm({ type: 'password' })],
  ['its name in the form', {}, inForm({ name: 'card number' })],
  ['its label in the form', {}, inForm({ label: 'Kartennummer' })],
  ['its text', { text: 'Password' }],
  ['its text in another language', { text: 'Contraseña' }],
])('A field is secret by %s', (_, element, forms) => expect(secret(element, forms)).toBe(true))

it.each<[string, Partial<IndexedElement>, PageContext['forms']?]>([
  ['it is an ordinary field', { text: 'E-mail' }, inForm({ name: 'email', type: 'email' })],
  ['it is a link', { type: 'link', text: 'Forgot your password?' }],
  ['it is a box to tick', { type: 'checkbox', text: 'Show password' }],
  ['it is a postal code', { text: 'PIN code', autocomplete: 'postal-code' }],
  ['another field of its form is', { text: 'User' }, [{ fields: [{ elementId: 2, type: 'password' }] }]],
])('A field is none when %s', (_, element, forms) => expect(secret(element, forms)).toBe(false))

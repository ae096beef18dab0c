import { expect, it } from 'vitest'
import type { LineState } from '#protocol'
import { purposeOf, type Purpose } from './purpose.ts'
import { viewOf } from '../view-of.ts'

function purpose(text: string, state: LineState = {}, kind = 'textbox'): Purpose | undefined {
  const thing = viewOf({ outline: { lines: [[0, 1, kind, text, state]] } }).thing(1)
  return thing && purposeOf(thing)
}

it.each<[string, Purpose | undefined]>([
  ['Name', 'name'],
  ['First name', 'given-name'],
  ['Company name', 'company'],
  ['E-mail address', 'email'],
  ['Delivery address', 'street'],
  ['Arrival time', 'time'],
  ['Adresse e-mail', 'email'],
  ['Code postal', 'postal-code'],
  ['Imię i nazwisko', 'name'],
  ['Soyadı', 'family-name'],
  ['Ad Soyad', 'name'],
  ['Telefonnummer', 'phone'],
  ['メールアドレス', 'email'],
  ['邮箱地址', 'email'],
  ['الرمز البريدي', 'postal-code'],
  ['Дата рождения', 'birthday'],
  ['How many people?', 'number'],
  ['Favourite mug', undefined],
])('a field called %s is for %s', (label, expected) => expect(purpose(label)).toBe(expected))

it('is believed what HTML says of it before its label', () => {
  expect(purpose('Name', { autocomplete: 'section-a shipping tel' })).toBe('phone')
  expect(purpose('Name', { inputType: 'email' })).toBe('email')
  expect(purpose('Name', { autocomplete: 'cc-name' })).toBe('secret')
  expect(purpose('Day', { inputType: 'date' })).toBe('date')
  expect(purpose('Date of birth', { inputType: 'date' })).toBe('birthday')
})

it('is known by its kind where its label says nothing', () => {
  expect(purpose('', {}, 'searchbox')).toBe('search')
  expect(purpose('Volume', {}, 'slider')).toBe('number')
  expect(purpose('Name', {}, 'button')).toBeUndefined()
  expect(purpose('', { placeholder: 'Your e-mail' })).toBe('email')
})

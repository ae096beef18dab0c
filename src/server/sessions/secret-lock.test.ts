import type { PageContext } from '#protocol'
import { expect, it } from 'vitest'
import { createSecretLock } from './secret-lock.ts'

const lock = createSecretLock()

it('leaves a page without secrets as it is', () => {
  const page: PageContext = {
    indexedElements: [
      { id: 1, type: 'textbox', text: 'E-mail', value: 'ada@example.org' },
      { id: 2, type: 'link', text: 'Forgot your password?' },
      { id: 3, type: 'select', text: 'Size', options: ['S', 'M'] },
    ],
    outline: { lines: [[0, 1, 'textbox', 'E-mail', { value: 'ada@example.org' }]] },
  }
  expect(lock(page)).toBe(page)
})

it('[C7] takes out what other clients tell of secret fields, by every name that these have', () => {
  const { indexedElements } = lock({
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Número de tarjeta', value: '4111' },
      { id: 2, type: 'textbox', text: 'Field', value: '1234' },
      { id: 3, type: 'textbox', text: 'Field', value: '5678' },
      { id: 4, type: 'select', text: 'Pay with', value: 'Visa •••• 4242', options: ['Visa •••• 4242'] },
      { id: 5, type: 'textbox', text: 'Town', value: 'Graz' },
    ],
    forms: [
      {
        fields: [
          { elementId: 2, label: 'PIN' },
          { elementId: 3, type: 'password' },
        ],
      },
    ],
  })
  expect(indexedElements).toEqual([
    { id: 1, type: 'textbox', text: 'Número de tarjeta', secret: true },
    { id: 2, type: 'textbox', text: 'Field', secret: true },
    { id: 3, type: 'textbox', text: 'Field', secret: true },
    { id: 4, type: 'select', text: 'Pay with', secret: true },
    { id: 5, type: 'textbox', text: 'Town', value: 'Graz' },
  ])
})

it('[C7] does so in an outline, and marks what was filled in before', () => {
  const { outline, indexedElements } = lock({
    indexedElements: [{ id: 9, type: 'textbox', text: 'API key' }],
    outline: {
      lines: [
        [0, 0, 'text', 'Password: hunter2'],
        [0, 7, 'editor', 'Seed phrase', { value: 'twelve words' }],
        [0, 8, 'textbox', '', { placeholder: 'IBAN', value: 'AT61' }],
      ],
    },
    previouslyFilledFields: [{ elementId: 9, value: 'sk-1', timestamp: 1 }],
  })
  expect(outline?.lines).toEqual([
    [0, 0, 'text', 'Password: hunter2'],
    [0, 7, 'editor', 'Seed phrase', { secret: true }],
    [0, 8, 'textbox', '', { placeholder: 'IBAN', secret: true }],
  ])
  expect(indexedElements).toEqual([{ id: 9, type: 'textbox', text: 'API key', secret: true }])
})

it('[C7] takes out what such a field holds in lines of its own, and what the text tells of it once more', () => {
  const { outline, indexedElements, visibleText } = lock({
    indexedElements: [
      { id: 2, type: 'option', text: 'Blue harbour' },
      { id: 4, type: 'option', text: 'Red' },
    ],
    outline: {
      lines: [
        [0, 1, 'listbox', 'Mot secret'],
        [1, 2, 'option', 'Blue harbour'],
        [0, 3, 'listbox', 'Colour'],
        [1, 4, 'option', 'Red'],
        [0, 5, 'editor', 'Code from the app', { value: 'tulip 77' }],
        [0, 6, 'text', 'Thank you'],
      ],
    },
    visibleText: 'Mot secret Blue harbour Colour Red Code from the app tulip 77 Thank you',
  })
  expect(outline?.lines).toEqual([
    [0, 1, 'listbox', 'Mot secret', { secret: true }],
    [1, 2, 'option', '', { secret: true }],
    [0, 3, 'listbox', 'Colour'],
    [1, 4, 'option', 'Red'],
    [0, 5, 'editor', 'Code from the app', { secret: true }],
    [0, 6, 'text', 'Thank you'],
  ])
  expect(indexedElements).toEqual([
    { id: 2, type: 'option', text: '', secret: true },
    { id: 4, type: 'option', text: 'Red' },
  ])
  expect(visibleText).toBe('Mot secret ••• Colour Red Code from the app ••• Thank you')
})

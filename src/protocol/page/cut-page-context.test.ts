import { expect, it } from 'vitest'
import { cutPageContext } from './cut-page-context.ts'
import { limits } from '../limits.ts'
import type { PageContext } from './page-context.ts'

const long = (characters: number) => 'x'.repeat(characters + 1)

it('keeps a page that fits as it is', () => {
  const page: PageContext = {
    url: '/',
    indexedElements: [{ id: 1, text: 'Buy', options: ['red', 'blue'] }],
    forms: [{ fields: [{ elementId: 1, label: 'Colour' }] }],
    viewport: { width: 800, height: 600 },
    data: { cart: [1, 2] },
  }
  expect(cutPageContext(page)).toBe(page)
})

it('[C7] drops fields it does not know, on every level and whatever they are called', () => {
  const page = JSON.parse(`{
    "title": "A lamp", "constructor": "x", "__proto__": {}, "nothing": null,
    "indexedElements": [{ "id": 1, "toString": 2 }],
    "forms": [{ "name": "order", "hidden": true, "fields": [{ "elementId": 1, "secretly": "y" }] }]
  }`) as PageContext
  const kept = cutPageContext(page)
  expect(JSON.stringify(kept)).toBe(
    '{"title":"A lamp","indexedElements":[{"id":1}],"forms":[{"name":"order","fields":[{"elementId":1}]}]}',
  )
})

it('[C4] [C7] cuts what is too long or too many', () => {
  const option = long(limits.labelCharacters)
  const { title, indexedElements = [] } = cutPageContext({
    title: long(limits.titleCharacters),
    indexedElements: Array.from({ length: limits.indexedElements + 1 }, (_, id) => ({
      id,
      options: Array.from({ length: limits.optionsPerElement + 1 }, () => option),
    })),
  })
  expect(title).toHaveLength(limits.titleCharacters)
  expect(indexedElements).toHaveLength(50)
  expect(indexedElements.map(({ id }) => id)).toEqual([...Array(limits.indexedElements).keys()])
  expect(indexedElements[0]?.options).toEqual(
    Array(limits.optionsPerElement).fill(option.slice(0, limits.labelCharacters)),
  )
})

it('leaves no half of a pair where it cuts', () => {
  const { title } = cutPageContext({ title: `${'x'.repeat(limits.titleCharacters - 1)}💡` })
  expect(title).toBe('x'.repeat(limits.titleCharacters - 1))
})

it('[C7] drops the values of secret and masked fields, and what was filled into them', () => {
  const { indexedElements, previouslyFilledFields } = cutPageContext({
    indexedElements: [
      { id: 1, inputType: 'password', value: 'hunter2' },
      { id: 2, mark: 'mask', value: '41', options: ['41'] },
      { id: 3, value: 'Ada' },
    ],
    previouslyFilledFields: [
      { elementId: 1, value: 'hunter2', timestamp: 1 },
      { elementId: 3, value: 'Ada', timestamp: 2 },
    ],
  })
  expect(indexedElements?.map(({ value }) => value)).toEqual([undefined, undefined, 'Ada'])
  expect(indexedElements?.[1]).toEqual({ id: 2, mark: 'mask' })
  expect(previouslyFilledFields).toEqual([{ elementId: 3, value: 'Ada', timestamp: 2 }])
})

it('keeps the last of many filled fields', () => {
  const filled = Array.from({ length: limits.filledFields + 1 }, (_, elementId) => ({
    elementId,
    value: '',
    timestamp: elementId,
  }))
  expect(cutPageContext({ previouslyFilledFields: filled }).previouslyFilledFields).toEqual(filled.slice(1))
})

it('leaves out a tool that does not fit and keeps the others', () => {
  const good = {
    name: 'price',
    description: 'Tells a price',
    source: 'webmcp',
    annotations: { readOnlyHint: true },
  }
  const bad = [
    { name: 'a b' },
    { name: '' },
    { name: 'x'.repeat(65) },
    { name: 'a', parameters: [] },
    { name: 'a', readOnly: 'yes' },
    { name: 'a', source: 'elsewhere' },
    { description: 'nameless' },
    null,
    'price',
  ]
  const page = { tools: [...bad, good, ...bad] } as unknown as PageContext
  expect(cutPageContext(page).tools).toEqual([good])
})

it('reads a tool as pages write it: no words, and a schema that is JSON or cannot be read', () => {
  const tools = [
    { name: 'a', description: null, annotations: null, parameters: '{"type":"object"}' },
    { name: 'b', parameters: '{' },
    { name: 'c', parameters: '7', description: 3 },
  ] as unknown as PageContext['tools']
  expect(cutPageContext({ tools }).tools).toEqual([
    { name: 'a', parameters: { type: 'object' } },
    { name: 'b' },
    { name: 'c' },
  ])
})

import { describe, expect, it } from 'vitest'
import { defaultSiteConfig, type IndexedElement, type PageContext, type SequenceStep } from '#protocol'
import { checkPlan } from './check-plan.ts'
import { judge } from './judge.ts'
import type { Scene } from './scene.ts'

const page: PageContext = {
  url: 'https://mill.example/shop/flour',
  forms: [{ name: 'Order' }, { search: true }],
}

function decide(
  element: Partial<IndexedElement>,
  step: Partial<SequenceStep> = {},
  scene: Partial<Scene> = {},
) {
  return judge(
    { action: 'click', elementId: 1, description: '', ...step },
    {
      site: {
        id: 's',
        name: 'Mill',
        hosts: ['mill.example', '*.mill.example'],
        config: defaultSiteConfig(),
        policy: {},
      },
      page: { ...page, indexedElements: [{ id: 1, type: 'button', ...element }] },
      visitorWords: [],
      earlier: [],
      language: 'en',
      now: new Date('2026-11-15T09:00:00Z'),
      ...scene,
    },
  ).decision
}

describe('what never asks', () => {
  it.each([
    { text: 'Search', submits: true, form: 0 },
    { text: 'Apply filters', submits: true, form: 0 },
    { text: 'Sort' },
    { text: 'Sort by price' },
    { text: 'Show more' },
    { text: 'Add to cart', submits: true, form: 0 },
    { text: 'In den Warenkorb', submits: true, form: 0 },
    { text: 'Next', submits: true, form: 0 },
    { text: 'Weiter', submits: true, form: 0 },
    { text: 'Remove filter' },
    { text: 'Order by name' },
    { text: 'Go', submits: true, form: 1 },
    { type: 'link', text: 'Orders', href: '/orders' },
    { type: 'link', text: 'Book a table', href: '/booking' },
    { type: 'link', text: 'Sign in', href: '/login' },
    { text: 'Sign in' },
    { text: 'Open menu' },
    { text: 'Books' },
  ])('clicking $type $text', (element) => {
    expect(decide(element)).toBe('allow')
  })

  it('going to another page or host of the site', () => {
    for (const url of ['/about', 'hours', 'https://mill.example/x', 'https://shop.mill.example/', '?page=2'])
      expect(decide({}, { action: 'navigate', elementId: -1, url })).toBe('allow')
  })

  it('Enter in a search', () => {
    const enter = { action: 'press_key', inputData: 'Enter' }
    expect(decide({ type: 'textbox', form: 1 }, enter)).toBe('allow')
    expect(decide({ type: 'searchbox', text: 'Find' }, enter)).toBe('allow')
    expect(decide({ type: 'textbox', text: 'Suche' }, enter)).toBe('allow')
    expect(decide({ type: 'textbox', text: 'Name', form: 0 }, enter)).toBe('ask')
  })
})

describe('what asks first', () => {
  it.each([
    'Buy',
    'Pay',
    'Order',
    'Book',
    'Delete',
    'Remove',
    'Cancel',
    'Unsubscribe',
    'Send',
    'Publish',
    'Transfer',
    'Sign',
  ])('the button %s', (text) => {
    expect(decide({ text })).toBe('ask')
  })

  it('a submit button whose label says nothing', () => {
    expect(decide({ text: 'OK', submits: true, form: 0 })).toBe('ask')
    expect(decide({ type: 'submit', text: 'OK' })).toBe('ask')
  })

  it('submitting by verb, always', () => {
    expect(decide({ type: 'textbox', form: 1 }, { action: 'submit' })).toBe('ask')
  })
})

describe('where a value comes from', () => {
  const field = { type: 'textbox', text: 'Name' }
  const told = (inputData: string, ...visitorWords: string[]) =>
    decide(field, { action: 'type', inputData }, { visitorWords })

  it('may be the words of the visitor, however they wrote them', () => {
    expect(told('Ada Lovelace', 'hi, i am ada lovelace')).toBe('allow')
    expect(told('ada@mill.example', 'mail me: ada@mill.example.')).toBe('allow')
    expect(told('2', 'a table for two please')).toBe('allow')
    expect(told('3', 'einen Tisch für drei Personen')).toBe('allow')
    expect(told('2026-11-20', 'next friday at half past seven pm')).toBe('allow')
    expect(told('19:30', 'tomorrow at 7:30 pm')).toBe('allow')
    expect(told('+49 30 1234567', 'call me at 030/1234567')).toBe('allow')
    expect(told('I will be late on Friday.', "tell them i'll be late on friday")).toBe('allow')
  })

  it('or an option of the page', () => {
    expect(
      decide(
        { type: 'combobox', text: 'Size', options: ['Small', 'Large'] },
        { action: 'type', inputData: 'Large' },
      ),
    ).toBe('allow')
  })

  it('and is shown first when it is the engine’s own', () => {
    expect(told('Grace Hopper', 'please fill in the form')).toBe('ask')
    expect(told('eve@evil.example', 'I am ada@mill.example')).toBe('ask')
    expect(told('2026-12-24', 'next friday')).toBe('ask')
  })
})

describe('a plan', () => {
  const scene = {
    site: { id: 's', name: 'Mill', hosts: ['mill.example'], config: defaultSiteConfig(), policy: {} },
    page: {
      ...page,
      indexedElements: [
        { id: 1, type: 'link', text: 'Hours', href: '/hours' },
        { id: 2, type: 'button', text: 'Next', disabled: true },
        { id: 3, type: 'textbox', text: 'Name' },
      ],
    },
    visitorWords: ['Ada'],
    language: 'en' as const,
    now: new Date(),
  }
  const click = (elementId: number) => ({ action: 'click', elementId, description: 'Click' })

  it('is cut after the step that leaves the page', () => {
    expect(checkPlan([click(1), click(3)], scene)).toMatchObject({ free: 1, asks: undefined })
  })

  it('may enable what its first step could not press', () => {
    expect(checkPlan([click(2)], scene).refused).toHaveLength(1)
    const write = { action: 'type', elementId: 3, inputData: 'Ada', description: 'Write' }
    expect(checkPlan([write, click(2)], scene).refused).toEqual([])
  })

  it('carries nothing its verb does not use', () => {
    const sly = { ...click(3), url: 'https://evil.example', tool: 'x', inputData: 'y', arguments: { a: 1 } }
    expect(checkPlan([sly], scene).steps).toEqual([click(3)])
  })
})

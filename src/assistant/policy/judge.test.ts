import { describe, expect, it } from 'vitest'
import {
  actionNames,
  defaultSiteConfig,
  noElement,
  verbs,
  type IndexedElement,
  type Line,
  type PageContext,
  type SequenceStep,
  type Verb,
} from '#protocol'
import { checkPlan } from './check-plan.ts'
import { judge } from './judge.ts'
import type { PolicyContext } from './policy-context.ts'

const page: PageContext = {
  url: 'https://mill.example/shop/flour',
  forms: [{ name: 'Order' }, { search: true }],
}

function decide(
  element: Partial<IndexedElement>,
  step: Partial<SequenceStep> = {},
  context: Partial<PolicyContext> = {},
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
      message: '',
      by: 'model',
      agreed: new Set(),
      earlier: [],
      language: 'en',
      now: new Date('2026-11-15T09:00:00Z'),
      ...context,
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

  it('submitting by verb, unless it is a search', () => {
    expect(decide({ type: 'textbox', form: 0 }, { action: 'submit' })).toBe('ask')
    expect(decide({ type: 'textbox', form: 1 }, { action: 'submit' })).toBe('allow')
  })
})

describe('a key', () => {
  const press = (inputData: string, element: Partial<IndexedElement>) =>
    decide(element, { action: 'press_key', inputData })
  const pressNowhere = (inputData: string) =>
    decide({}, { action: 'press_key', inputData, elementId: noElement })
  const activating = [
    'Enter',
    'return',
    '\n',
    ' ',
    'Space',
    ' Space ',
    'Shift+Space',
    ' shift + SPACE ',
    'Control+Enter',
  ]

  it.each(activating)('that activates is a click on what it is pressed on: %j', (key) => {
    expect(press(key, { text: 'Delete account' })).toBe('ask')
    expect(press(key, { type: 'treeitem', text: 'Delete account' })).toBe('ask')
    expect(press(key, { text: 'OK', submits: true, form: 0 })).toBe('ask')
    expect(press(key, { type: 'checkbox', text: 'I agree to the terms', checked: false })).toBe('refuse')
    expect(press(key, { type: 'link', text: 'Away', href: 'https://evil.example/' })).toBe('refuse')
    expect(press(key, { text: 'Show more' })).toBe('allow')
  })

  it.each([...activating, 'ArrowDown', 'a', 'Delete', 'Control+A', 'F5'])(
    'needs the element it is pressed on: %j',
    (key) => {
      expect(pressNowhere(key)).toBe('refuse')
    },
  )

  it.each(['Escape', 'Tab', 'Shift+Tab', 'PageUp', 'PageDown', 'Home', 'End'])(
    'needs none where it only closes or moves on: %s',
    (key) => {
      expect(pressNowhere(key)).toBe('allow')
    },
  )

  it('that only moves on may be pressed on anything', () => {
    expect(press('Tab', { text: 'Delete account' })).toBe('allow')
    expect(press('Tab', { type: 'link', text: 'Away', href: 'https://evil.example/' })).toBe('allow')
  })

  it('hands a form over from any field of it', () => {
    expect(press('Enter', { type: 'checkbox', text: 'Gift wrap', form: 0 })).toBe('ask')
    expect(press('Enter', { type: 'combobox', text: 'Country', form: 0 })).toBe('ask')
    expect(press('Enter', { type: 'radio', text: 'Newest first', form: 1 })).toBe('allow')
  })

  it('that there is not is no key', () => {
    expect(press('Hyper+Q', {})).toBe('refuse')
    expect(press('constructor', {})).toBe('refuse')
  })
})

describe('what is kept for the visitor', () => {
  it.each(actionNames.filter((name) => (verbs[name] as Verb).target !== 'none'))(
    'is left alone by %s unless the table of verbs says otherwise',
    (action) => {
      const { allowedOn, input }: Verb = verbs[action]
      const data = {
        text: 'x',
        option: 'x',
        value: 'x',
        key: 'a',
        direction: 'up',
        element: '1',
        place: '3',
        callout: 'x',
      }
      const step = { action, ...(input && { inputData: data[input] }) }
      const refused = (element: Partial<IndexedElement>) => decide(element, step) === 'refuse'
      // A kind that nothing is said of: every verb can be tried on it.
      expect(refused({ type: 'thing', mark: 'block' })).toBe(!allowedOn.includes('block'))
      expect(refused({ type: 'thing', secret: true })).toBe(!allowedOn.includes('secret'))
    },
  )
})

describe('dropping one thing on another', () => {
  const context = (onto: Partial<IndexedElement>) => ({
    page: {
      ...page,
      indexedElements: [
        { id: 1, type: 'listitem', text: 'Draft' },
        { id: 2, type: 'button', ...onto },
      ],
    },
  })
  const ways = [{ inputData: '2' }, { to: { elementId: 2 } }, { inputData: '1', to: { elementId: 2 } }]

  it.each(ways)('is judged by what it is dropped on: %j', (way) => {
    const drop = (onto: Partial<IndexedElement>) => decide({}, { action: 'drag', ...way }, context(onto))
    expect(drop({ text: 'Done' })).toBe('ask')
    expect(drop({ text: 'Delete' })).toBe('ask')
    expect(drop({ text: 'Done', mark: 'block' })).toBe('refuse')
    expect(drop({ id: 3 })).toBe('refuse')
  })

  it('needs a place or a distance', () => {
    expect(decide({}, { action: 'drag' })).toBe('refuse')
    expect(decide({ type: 'slider' }, { action: 'drag', by: { x: 40, y: 0 } })).toBe('allow')
  })
})

describe('choosing several options', () => {
  const list = { type: 'listbox', text: 'Sizes', options: ['Small', 'Large'] }
  const choose = (...values: string[]) => decide(list, { action: 'select', values })

  it('is choosing each of them', () => {
    expect(choose('Small', 'Large')).toBe('allow')
    expect(choose('Small', 'Huge')).toBe('refuse')
    expect(decide(list, { action: 'select', inputData: 'Huge', values: ['Small'] })).toBe('refuse')
    expect(decide({ ...list, options: [] }, { action: 'select', values: ['4111 1111 1111 1111'] })).toBe(
      'refuse',
    )
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
  const context = {
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
    message: 'Ada',
    by: 'model' as const,
    agreed: new Set<string>(),
    language: 'en' as const,
    now: new Date(),
  }
  const click = (elementId: number) => ({ action: 'click', elementId, description: 'Click' })

  it('is cut after the step that leaves the page or moves the focus', () => {
    const double = { ...click(1), action: 'double_click' }
    const enter = { ...click(1), action: 'press_key', inputData: 'Enter' }
    for (const leaving of [click(1), double, enter])
      expect(checkPlan([leaving, click(3)], context)).toMatchObject({ free: 1, asks: undefined })
    const tab = { ...enter, inputData: 'Tab' }
    expect(checkPlan([tab, click(3)], context)).toMatchObject({ free: 1 })
  })

  it('may enable what its first step could not press', () => {
    expect(checkPlan([click(2)], context).refused).toHaveLength(1)
    const write = { action: 'type', elementId: 3, inputData: 'Ada', description: 'Write' }
    expect(checkPlan([write, click(2)], context).refused).toEqual([])
  })

  it('carries nothing its verb does not use', () => {
    const sly = { ...click(3), url: 'https://evil.example', tool: 'x', inputData: 'y', arguments: { a: 1 } }
    expect(checkPlan([sly], context).steps).toEqual([click(3)])
  })

  it('carries what its verb uses, within bounds', () => {
    const step = { elementId: 3, description: 'Do it' }
    const point = { ...step, action: 'click', at: { x: 0.25, y: 7 }, times: 99, by: { x: 1, y: 1 } }
    const drop = { ...step, action: 'drag', to: { elementId: 2, side: 'after' as const } }
    expect(checkPlan([point, drop], context).steps).toEqual([
      { ...step, action: 'click', at: { x: 0.25, y: 1 }, times: 20 },
      drop,
    ])
  })

  it('spells a key in the one way that was judged', () => {
    const step = { action: 'press_key', elementId: 3, description: 'Send' }
    const [sent] = checkPlan([{ ...step, inputData: ' shift + return' }], context).steps
    expect(sent).toEqual({ ...step, inputData: 'Shift+Enter' })
  })

  it('carries the seal of the line that was judged, never one of its own', () => {
    const lines: Line[] = [
      [0, 0, 'main', ''],
      [1, 3, 'textbox', 'Name', { seal: 'abc' }],
    ]
    const seen = { ...context, page: { ...context.page, outline: { lines } } }
    const sealed = { ...click(3), seal: 'forged' }
    expect(checkPlan([sealed], seen).steps).toEqual([{ ...click(3), seal: 'abc' }])
    expect(checkPlan([sealed], context).steps).toEqual([click(3)])
  })
})

describe('a page that sends an outline', () => {
  const lines: Line[] = [
    [0, 0, 'record', 'Blue mug'],
    [1, 61, 'button', 'Bin', { shown: 'Delete' }],
    [1, 62, 'button', '', { hint: 'buy' }],
    [1, 63, 'textbox', 'Code', { placeholder: 'Your PIN' }],
    [1, 64, 'button', 'Next', { mark: 'block' }],
    [1, 65, 'searchbox', 'Find'],
    [1, 66, 'button', 'Delete all'],
    [1, 67, 'clickable', 'Note'],
  ]
  const context = {
    page: {
      ...page,
      outline: { lines },
      indexedElements: [
        { id: 61, type: 'button', text: 'Bin' },
        { id: 70, type: 'button', text: 'Pay' },
      ],
    },
  }
  const verdict = (elementId: number, step: Partial<SequenceStep> = {}) =>
    decide({}, { elementId, ...step }, context)

  it('is judged by every id of the outline and of the list', () => {
    expect(verdict(65)).toBe('allow')
    expect(verdict(70)).toBe('ask')
    expect(verdict(71)).toBe('refuse')
  })

  it('is judged by every name of a thing', () => {
    expect(verdict(61)).toBe('ask')
    expect(verdict(62)).toBe('ask')
    expect(verdict(63, { action: 'type', inputData: '1234' })).toBe('refuse')
    expect(verdict(64)).toBe('refuse')
  })

  it('excuses nothing because it looks like a search', () => {
    expect(verdict(66)).toBe('ask')
  })

  it('gives what is only known to be clickable the benefit of the doubt', () => {
    expect(decide({}, { elementId: 67, action: 'type', inputData: 'hi' }, { ...context, visitorWords: ['hi'] })).toBe('allow') // prettier-ignore
    expect(verdict(61, { action: 'type', inputData: 'hi' })).toBe('refuse')
  })
})

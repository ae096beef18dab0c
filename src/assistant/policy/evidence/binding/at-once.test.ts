import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf, type Sight } from '../../testing/verdict-of.ts'

/** A list that is not in a form, with what stands around it. */
const list = (name: string, options: string, ...state: Line[4][]): Line => [
  0,
  1,
  'select',
  name,
  Object.assign({ immediate: true, options: options.split('|') }, ...state),
]
const box = (name: string, kind = 'checkbox'): Line => [0, 1, kind, name, { checked: false, immediate: true }]
const button = (name: string): Line => [0, 9, 'button', name]
const heading = (name: string): Line => [0, 0, 'heading', name]
const choose = (inputData: string, sight: Sight) => verdictOf({ action: 'select', inputData }, sight)
const check = (sight: Sight) => verdictOf({ action: 'check' }, sight)

describe('what takes effect at once', () => {
  it.each([
    ['Daily withdrawal limit', '€500|€5,000', '€5,000'],
    ['Retention period', '30 days|Forever', 'Forever'],
    ['Default assignee', 'Ada|Eve', 'Eve'],
    ['Tageslimit', '500|5000', '5000'],
    ['Dark mode for all users', 'On|Off', 'On'],
  ])('asks where nothing tells that it matters little: %s', (name, options, option) => {
    const lines = [list(name, options)]
    expect(choose(option, { lines })).toMatch('ask')
    expect(choose(option, { lines, message: 'what can I do here' })).toMatch('ask')
    expect(verdictOf({ action: 'set_value', inputData: option }, { lines })).toMatch('ask')
  })

  it.each(['Auto-reply', 'Gift wrap', 'Out of office', 'Notify my manager'])(
    'asks in a box, too: %s',
    (name) => {
      for (const kind of ['checkbox', 'switch', 'radio', 'menuitemcheckbox'])
        expect(check({ lines: [box(name, kind)] })).toMatch('ask')
    },
  )

  it('asks for an option that is pressed in a list of its own', () => {
    const lines: Line[] = [
      [0, 0, 'listbox', 'Retention period'],
      [1, 1, 'option', 'Forever'],
      [1, 2, 'option', '30 days'],
    ]
    expect(verdictOf({}, { lines })).toBe('ask: unknown')
    expect(verdictOf({}, { lines: [[0, 0, 'listbox', 'Sort by'], ...lines.slice(1)] })).toBe(
      'allow: mechanics',
    )
  })

  it('asks for a slider that is set, moved or stepped', () => {
    const lines: Line[] = [[0, 1, 'slider', 'Heating', { immediate: true, value: '20' }]]
    expect(verdictOf({ action: 'set_value', inputData: '30' }, { lines, message: '30' })).toMatch('ask')
    expect(verdictOf({ action: 'press_key', inputData: 'ArrowUp' }, { lines })).toMatch('ask')
    expect(verdictOf({ action: 'drag', by: { x: 9, y: 0 } }, { lines })).toMatch('ask')
  })

  it.each(['spinbutton', 'time', 'listbox'])('asks for a value of %s, typed or set', (kind) => {
    const lines: Line[] = [[0, 1, kind, 'Quiet hours', { immediate: true }]]
    for (const action of ['type', 'set_value'])
      if (action === 'set_value' || kind !== 'listbox')
        expect(verdictOf({ action, inputData: '22' }, { lines, message: '22' }), action).toMatch('ask')
    expect(verdictOf({ action: 'click' }, { lines })).toBe('allow: mechanics')
  })

  it('is free for a number or a day before the button that hands it over', () => {
    const lines: Line[] = [
      [0, 1, 'date', 'Arrival', { immediate: true }],
      [0, 2, 'spinbutton', 'Amount', { immediate: true }],
      button('Show me'),
    ]
    const inputData = '2026-12-01'
    for (const action of ['type', 'set_value'])
      expect(verdictOf({ action, inputData }, { lines, message: inputData })).toBe('allow: mechanics')
  })

  it.each([
    ['Sort by', 'Name|Price', 'Price'],
    ['Show', '20|50', '50'],
    ['Items per page', '20|50', '50'],
    ['Theme', 'Light|Dark', 'Dark'],
    ['Sprache', 'Deutsch|English', 'English'],
    ['Currency', 'EUR|USD', 'USD'],
    ['Taille', 'S|L', 'L'],
    ['数量', '1|2', '2'],
  ])('is free where it only shows otherwise: %s', (name, options, option) => {
    expect(choose(option, { lines: [list(name, options)] })).toBe('allow: mechanics')
  })

  it('is free where it narrows the list that follows', () => {
    const rows: Line[] = [
      [0, 0, 'list', 'Tickets'],
      [1, 0, 'item', 'Broken lamp'],
      [1, 0, 'item', 'Lost parcel'],
    ]
    const narrow = (options: string, ...more: Line[]) =>
      choose('Open', { lines: [list('Status', options), ...more] })
    expect(narrow('All|Open|Closed', ...rows)).toBe('allow: mechanics')
    expect(narrow('All|Open|None', ...rows)).toBe('ask: unknown')
    expect(narrow('Open|Closed', ...rows)).toBe('ask: unknown')
    expect(narrow('All|Open|Closed')).toBe('ask: unknown')
  })

  it('is free before a button that hands it over', () => {
    const lines = [list('Beans', 'Whole|Ground'), box('Gift wrap')]
    for (const name of ['Add to cart', 'Save', 'Continue', 'Book now', 'In den Warenkorb'])
      expect(choose('Ground', { lines: [...lines, button(name)] })).toBe('allow: mechanics')
    for (const name of ['Delete account', 'Change password', 'Upgrade plan', 'Add signature'])
      expect(choose('Ground', { lines: [...lines, button(name)] }), name).toBe('ask: unknown')
    const words: Line = [0, 8, 'textbox', 'Your question']
    expect(choose('Ground', { lines: [...lines, words, button('Send question')] })).toBe('allow: mechanics')
    expect(choose('Ground', { lines: [...lines, button('Update')] })).toBe('allow: mechanics')
    expect(choose('Ground', { lines: [...lines, heading('Profile'), button('Save')] })).toBe('ask: unknown')
  })

  it("is free in a line of the visitor's own list", () => {
    const lines: Line[] = [
      [0, 5, 'textbox', 'Add a task'],
      [0, 0, 'list', ''],
      [1, 0, 'item', 'Water the plants'],
      [2, 1, 'checkbox', 'Water the plants', { checked: false, immediate: true }],
      [1, 0, 'item', 'Paint'],
      [2, 2, 'checkbox', 'Paint', { checked: false, immediate: true }],
    ]
    expect(check({ lines })).toBe('allow: mechanics')
    expect(check({ lines: lines.slice(1) })).toBe('ask: unknown')
  })

  it('is free where the visitor named it and what it is to be', () => {
    const lines = [list('Retention period', '30 days|90 days')]
    const named = (message: string) => choose('90 days', { lines, message })
    expect(named('set the retention period to 90 days')).toBe('allow: named')
    expect(named('show me the last 90 days')).toBe('ask: unknown')
    expect(named('what does a retention period of 90 days mean?')).toBe('ask: unknown')
    expect(named("don't set the retention period to 90 days")).toMatch('refuse')
    expect(check({ lines: [box('Auto-reply')], message: 'turn on auto-reply' })).toBe('allow: named')
  })

  it("is free by the built-in engine, out of the visitor's words", () => {
    const lines = [list('Default assignee', 'Ada|Eve')]
    expect(choose('Eve', { lines, by: 'builtin', message: 'choose Eve' })).toBe('allow: undoable')
    expect(choose('Eve', { lines, by: 'builtin', message: 'hello' })).toBe('ask: unknown')
  })
})

describe('a switch by itself under the title of a filter', () => {
  const under = (title: string, ...others: Line[]) =>
    verdictOf(
      {},
      { lines: [[0, 0, 'heading', title], [0, 1, 'switch', 'Pool pump', { immediate: true }], ...others] },
    )
  it.each(['Filter', 'Search', 'Visa ••302', 'Visa'])('is a setting: %s', (title) =>
    expect(under(title)).toMatch('ask'),
  )
  it('is one of several answers', () =>
    expect(under('Filter', [0, 2, 'switch', 'Sauna', { immediate: true }])).toBe('allow: mechanics'))
})

describe('what is set at once', () => {
  const set = (name: string) =>
    verdictOf(
      { action: 'set_value', inputData: '5' },
      {
        lines: [[0, 1, 'spinbutton', name, { value: '1', immediate: true }]],
        message: `set ${name} to 5`,
      },
    )
  it.each(['Daily withdrawal limit', 'Replicas', 'Medication dose', 'Salary'])(
    'asks for what the same list would ask for: %s',
    (name) => expect(set(name)).toBe('ask: counts'),
  )
  it.each(['Budget', 'Quantity', 'Copies'])('is free: %s', (name) => expect(set(name)).toMatch('allow'))
})

it('asks before something is moved that says what it does', () => {
  const drag = (name: string) =>
    verdictOf({ action: 'drag', by: { x: 240, y: 0 } }, { lines: [[0, 1, 'draggable', name]] })
  expect(drag('Swipe to go on')).toMatch('ask')
  expect(drag('Onaylamak için kaydır')).toMatch('ask')
  expect(drag('Card 7')).toBe('ask: unknown')
})

it('asks before a form is posted that something was written into, by a button of unknown name', () => {
  const post = (label: string, value: string) =>
    verdictOf(
      {},
      {
        lines: [
          [0, 2, 'textbox', 'Reading', { form: 0, value }],
          [0, 1, 'button', label, { form: 0, submits: true }],
        ],
        forms: [{ method: 'post', action: '/x' }],
        message: label,
      },
    )
  expect(post('Zorb', '512')).toBe('ask: counts')
  expect(post('Zorb', '')).toBe('allow: named')
  expect(post('Calculate yarn', '512')).toMatch('allow')
})

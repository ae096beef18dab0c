import { describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { verdictOf, type Sight } from '../../testing/verdict-of.ts'

function verdict(
  lines: readonly Line[],
  { step = {}, ...sight }: Sight & { readonly step?: Partial<SequenceStep> },
): string {
  return verdictOf(step, { lines, ...sight })
}

const heading = (title: string): Line => [0, 0, 'heading', title]
const form = 0
const submit = (label: string): Line => [0, 1, 'button', label, { form, submits: true }]
const select = (name: string, ...options: string[]): Line => [
  0,
  2,
  'select',
  name,
  { form, options, value: options[0] ?? '' },
]
const chose = (inputData: string): SequenceStep => ({
  action: 'select',
  elementId: 2,
  inputData,
  description: '',
})
const card: Line = [0, 2, 'textbox', 'Card number', { form, secret: true, autocomplete: 'cc-number' }]
const message: Line = [0, 2, 'textbox', 'Message', { form }]

/** As scripts send them: neither a method nor an address. */
const forms = [{}]

describe('a form that tells no method', () => {
  it.each<[string, readonly Line[], Sight]>([
    [
      'a role',
      [heading('Edit user'), select('Role', 'Viewer', 'Administrator'), submit('Save')],
      { earlier: [chose('Administrator')], message: 'save' },
    ],
    [
      'a role, and Next',
      [heading('Edit user'), select('Role', 'Viewer', 'Administrator'), submit('Next')],
      { earlier: [chose('Administrator')] },
    ],
    [
      'a state',
      [heading('Edit post'), select('Status', 'Draft', 'Published'), submit('Update')],
      { earlier: [chose('Published')], message: 'update' },
    ],
    ['a card', [heading('Payment'), card, submit('Continue')], {}],
    [
      'a box',
      [
        heading('Options'),
        [0, 2, 'checkbox', 'Delete all my data', { form, checked: true }],
        submit('Continue'),
      ],
      {},
    ],
    ['a message', [message, submit('→')], {}],
    ['its title', [heading('Confirm your order'), submit('Continue')], {}],
    [
      'a sum for somebody',
      [
        heading('New payment'),
        [0, 2, 'textbox', 'Recipient', { form }],
        [0, 3, 'textbox', 'Amount', { form }],
        submit('Next'),
      ],
      {},
    ],
    [
      'the address of the account',
      [heading('Account'), [0, 2, 'textbox', 'E-mail', { form, inputType: 'email' }], submit('Save')],
      { message: 'save' },
    ],
  ])('may post: %s', (_, lines, sight) => {
    expect(verdict(lines, { forms, ...sight })).toBe('ask: binding')
  })

  it.each<[string, readonly Line[], Sight]>([
    ['a search', [[0, 2, 'searchbox', 'Search', { form }], submit('Go')], { forms: [{ search: true }] }],
    [
      'a search by its words',
      [[0, 2, 'textbox', 'From', { form }], select('Status', 'Open', 'Sold'), submit('Search flights')],
      { earlier: [chose('Sold')] },
    ],
    [
      'a filter',
      [select('Status', 'Draft', 'Published'), submit('Apply filters')],
      { earlier: [chose('Published')] },
    ],
    ['a step on the way', [heading('Book a table'), [0, 2, 'textbox', 'Name', { form }], submit('Next')], {}],
    ['into the cart', [select('Size', 'S', 'M'), submit('Add to cart')], { earlier: [chose('M')] }],
  ])('stays free: %s', (_, lines, sight) => {
    expect(verdict(lines, { forms, ...sight })).toMatch(/^allow/)
  })

  it('adds a line by Enter as a field without a form does', () => {
    const line: Line = [0, 1, 'textbox', 'Add item', { form, value: 'Milk' }]
    expect(verdict([line], { forms, step: { action: 'press_key', inputData: 'Enter' } })).toMatch(/^allow/)
  })
})

describe('a button that leads on where there is no form', () => {
  it.each([
    ['Confirm your order', 'Continue'],
    ['Confirm your order', 'Proceed'],
    ['Confirm transfer', 'Continue'],
    ['Start subscription', 'Continue'],
    ['Publish article', 'Suivant'],
    ['Upgrade to Pro', 'Next'],
  ])('settles what stands over it: %s, %s', (title, label) => {
    expect(verdict([heading(title), [0, 1, 'button', label]], {})).toBe('ask: binding')
  })

  it('hands over the card above it', () => {
    const field: Line = [0, 2, 'textbox', 'Card number', { secret: true, autocomplete: 'cc-number' }]
    expect(verdict([heading('Payment'), field, [0, 1, 'button', 'Continue']], {})).toBe('ask: binding')
  })

  it.each([
    ['Book a table', 'Next'],
    ['Your order', 'Continue'],
    ['Checkout', 'Continue'],
    ['Step 2 of 3', 'Next'],
    ['Delivery address', 'Continue'],
  ])('is a step on the way: %s, %s', (title, label) => {
    expect(verdict([heading(title), [0, 1, 'button', label]], {})).toBe('allow: harmless')
  })

  it('turns over in a tour and in a row of pages', () => {
    for (const kind of ['dialog', 'navigation'])
      expect(
        verdict(
          [
            [0, 0, kind, ''],
            [1, 0, 'heading', 'Send invitations'],
            [1, 1, 'button', 'Next'],
          ],
          {},
        ),
      ).toMatch(/^allow/)
  })
})

it('counts as one that posts where it leads to the page that it stands on', () => {
  const lines = [heading('Confirm your order'), submit('Continue')]
  const lead = (action: string) => verdict(lines, { forms: [{ method: 'get', action }] })
  expect(lead('/a')).toBe('ask: binding')
  expect(lead('/steps/2')).toBe('allow: harmless')
  const search: Line = [0, 2, 'searchbox', 'Search', { form }]
  expect(verdict([search, submit('Search')], { forms: [{ method: 'get', action: '/a' }] })).toMatch('allow')
})

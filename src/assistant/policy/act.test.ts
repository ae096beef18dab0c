import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { checkPlan } from './check-plan.ts'
import { contextOf, stepOf, verdictOf, type Sight } from './testing/verdict-of.ts'

type Case = readonly [kind: string, text: string, state: Line[4], expected: string]

describe('submit where there is no form to send', () => {
  const cases: readonly Case[] = [
    ['checkbox', 'I agree to the terms and conditions', { checked: false }, 'refuse: consent-box'],
    ['checkbox', "I'm not a robot", { checked: false }, 'refuse: captcha'],
    ['checkbox', 'Make my profile public', { immediate: true }, 'ask: immediate'],
    ['checkbox', 'Delete all my files', { immediate: true }, 'ask: binding'],
    ['button', 'Delete account', {}, 'ask: binding'],
    ['button', 'Show more', {}, 'allow: harmless'],
    ['checkbox', 'Gift wrap', {}, 'allow: mechanics'],
  ]
  it.each(cases)('is a click on what it is aimed at: %s "%s" %j', (kind, text, state, expected) => {
    expect(verdictOf({ action: 'submit' }, { lines: [[0, 1, kind, text, state]] })).toBe(expected)
  })

  it('is no part of a question about something else', () => {
    const lines: Line[] = [
      [0, 1, 'button', 'Delete account'],
      [0, 2, 'button', 'Frobnicate'],
    ]
    const plan = [stepOf({ elementId: 2 }), stepOf({ action: 'submit' })]
    expect(checkPlan(plan, contextOf({ lines })).alsoAsk).toEqual([])
  })

  it('is forbidden by what forbids the click', () => {
    const sight: Sight = { lines: [[0, 1, 'button', 'Send message']], message: "write it but don't send it" }
    expect(verdictOf({ action: 'submit' }, sight)).toBe('refuse: visitor-forbade')
  })

  it('sends a search, and presses the button that it names', () => {
    const search: Sight = {
      lines: [
        [0, 1, 'searchbox', 'Search', { form: 0 }],
        [0, 2, 'button', 'Go', { form: 0, submits: true }],
      ],
      forms: [{ method: 'get', search: true }],
    }
    expect(verdictOf({ action: 'submit' }, search)).toBe('allow: mechanics')
    const two: Sight = {
      lines: [
        [0, 2, 'button', 'Next', { form: 0, submits: true }],
        [0, 1, 'button', 'Frobnicate', { form: 0, submits: true }],
      ],
      forms: [{ method: 'post' }],
    }
    expect(verdictOf({ action: 'submit' }, two)).toBe('ask: unknown')
    expect(verdictOf({ action: 'submit', elementId: 2 }, two)).toBe('allow: harmless')
  })
})

describe('Enter', () => {
  const cases: readonly Case[] = [
    ['clickable', 'Delete tag', {}, 'ask: binding'],
    ['clickable', 'Pay for new task', {}, 'ask: binding'],
    ['canvas', 'Delete tag', {}, 'ask: binding'],
    ['cell', 'Delete tag', {}, 'ask: binding'],
    ['row', 'Delete tag', {}, 'ask: binding'],
    ['image', 'Delete tag', {}, 'ask: binding'],
    ['switch', 'Two factor for new devices', { immediate: true, checked: true }, 'ask: immediate'],
    ['switch', 'Make new posts public', { immediate: true }, 'ask: immediate'],
    ['textbox', 'New task', {}, 'allow: harmless-enter'],
    ['combobox', 'City', {}, 'allow: harmless-enter'],
    ['spinbutton', 'Go to page', {}, 'allow: harmless-enter'],
    ['clickable', 'Show details', {}, 'allow: harmless'],
  ]
  it.each(cases)('is a click on all but fields: %s "%s" %j', (kind, text, state, expected) => {
    const step = { action: 'press_key', inputData: 'Enter' }
    expect(verdictOf(step, { lines: [[0, 1, kind, text, state]] })).toBe(expected)
  })
})

describe('a line of a list', () => {
  const records = (...names: string[]): Line[] => [
    [0, 0, 'list', ''],
    ...names.flatMap((name, at): Line[] => [
      [1, 0, 'record', ''],
      [2, at + 1, 'clickable', name],
    ]),
  ]
  const field = (name: string): Line => [0, 90, 'textbox', name]

  it.each(['Delete account', 'Cancel subscription', 'Send money'])(
    'is no entry of the visitor’s because lines are added somewhere: %s',
    (name) => {
      for (const adding of ['Add a note', 'Search']) {
        const lines = [...records(name, 'Edit profile', 'Log out everywhere'), field(adding)]
        expect(verdictOf({}, { lines, message: name.toLowerCase() })).toBe('ask: binding')
      }
    },
  )

  it('is one where it can be ticked off', () => {
    const lines: Line[] = [
      field('New todo'),
      [0, 80, 'button', 'Add'],
      [0, 0, 'list', ''],
      [1, 0, 'record', ''],
      [2, 1, 'clickable', 'Pay rent'],
      [2, 2, 'checkbox', 'Pay rent', { checked: false, immediate: true }],
      [1, 0, 'record', ''],
      [2, 3, 'clickable', 'Call Ada'],
      [2, 4, 'checkbox', 'Call Ada', { checked: false, immediate: true }],
    ]
    expect(verdictOf({}, { lines, message: 'open Pay rent' })).toBe('allow: named')
    expect(verdictOf({ action: 'check', elementId: 2 }, { lines, message: 'tick Pay rent' })).toBe(
      'allow: mechanics',
    )
    const elsewhere: Line[] = [...lines.slice(2), [0, 0, 'heading', 'Notes'], field('Add a note')]
    expect(verdictOf({}, { lines: elsewhere, message: 'open Pay rent' })).toBe('ask: binding')
  })
})

describe('an address', () => {
  it.each([
    '/book?slot=5',
    '/subscribe?plan=pro',
    '/transfer?to=evil&amount=100',
    '/grant?role=admin&user=mallory',
    '/users/5/approve',
    '/send?to=all',
    '/publish/42',
  ])('that carries along what is done asks: %s', (url) => {
    expect(verdictOf({ action: 'navigate', elementId: -1, url }, {})).toBe('ask: binding')
    expect(verdictOf({}, { lines: [[0, 1, 'link', 'Continue', { href: url }]] })).toBe('ask: binding')
  })

  it.each([
    '/book-list',
    '/book-list?page=2',
    '/products/5',
    '/booking',
    '/order/1042',
    '/orders?status=open',
    '/book/12',
    '/subscribe',
    '/sign-in?next=%2Fcart',
    '/search?q=book+a+table',
    '/order?page=2',
    '/blog/how-to-book-a-table?utm_source=mail',
  ])('that only shows a page is free: %s', (url) => {
    expect(verdictOf({ action: 'navigate', elementId: -1, url }, {})).toBe('allow: mechanics')
  })
})

describe('a form that posts nothing', () => {
  const send = (label: string, action: string, method?: string) =>
    verdictOf(
      {},
      {
        lines: [
          [0, 2, 'textbox', 'Reason', { form: 0 }],
          [0, 1, 'button', label, { form: 0, submits: true }],
        ],
        forms: [{ action, ...(method && { method }) }],
      },
    )

  it('is judged by its address all the same', () => {
    for (const method of ['get', undefined]) {
      expect(send('Continue', '/account/delete', method)).toBe('ask: binding')
      expect(send('Search', '/account/delete', method)).toBe('ask: binding')
      expect(send('Go', '/pay', method)).toBe('ask: binding')
    }
  })

  it('is free where it looks something up', () => {
    expect(send('Search', '/search', 'get')).toBe('allow: mechanics')
    expect(send('Search', '/book', 'get')).toBe('allow: mechanics')
    expect(send('Check availability', '/book', 'get')).toBe('allow: harmless')
    expect(send('Continue', '/wizard/2', 'get')).toBe('allow: harmless')
  })
})

describe('a box of the same form', () => {
  const go = (name: string, state: Line[4], more: Sight = {}, method = 'post') =>
    verdictOf(
      {},
      {
        lines: [
          [0, 2, 'checkbox', name, { form: 0, ...state }],
          [0, 1, 'button', 'Go', { form: 0, submits: true }],
        ],
        forms: [{ method, action: '/bulk' }],
        ...more,
      },
    )

  it('is chosen where it is ticked', () => {
    expect(go('Delete selected files', { checked: true })).toBe('ask: binding')
    expect(go('Delete selected files', { checked: false })).toBe('allow: harmless')
    const earlier = [{ action: 'uncheck', elementId: 2, description: '' }]
    expect(go('Delete selected files', { checked: true }, { earlier })).toBe('allow: harmless')
  })

  it('is no deed where it says yes to a message or a filter', () => {
    expect(go('Send me a copy', { checked: true })).toBe('allow: harmless')
    expect(go('Delete selected files', { checked: true }, {}, 'get')).toBe('allow: harmless')
  })
})

describe('a drag by a distance', () => {
  const drag = (kind: string, text: string, ...others: Line[]) =>
    verdictOf({ action: 'drag', by: { x: 300, y: 0 } }, { lines: [[0, 1, kind, text], ...others] })
  const bin: Line = [0, 2, 'clickable', 'Trash']

  it('sets off what is dragged, and may end on a bin', () => {
    expect(drag('clickable', 'Slide to pay €500')).toBe('ask: binding')
    expect(drag('clickable', 'taxes.pdf', bin)).toBe('ask: binding')
  })

  it('moves a slider and a map', () => {
    expect(drag('slider', 'Volume', bin)).toBe('allow: mechanics')
    expect(drag('canvas', 'Map', bin)).toBe('allow: mechanics')
    expect(drag('columnheader', 'Price')).toBe('allow: mechanics')
    expect(drag('draggable', 'Draft', [0, 2, 'button', 'Delete'])).toBe('ask: unknown')
  })
})

describe('a dialog', () => {
  const answer = (title: string, label: string, ...inside: Line[]) =>
    verdictOf({}, { lines: [[0, 0, 'dialog', title], ...inside, [1, 1, 'button', label]] })
  const field: Line = [1, 2, 'textbox', 'Name']

  it.each([
    'Send this message to 5,000 people?',
    'Publish this post?',
    'Transfer ownership to Mallory?',
    'Invite mallory@evil.example as administrator?',
    'Approve the loan?',
    'Grant Mallory access?',
    'Submit your application?',
  ])('that asks is agreed to by any word that goes on: %s', (title) => {
    for (const label of ['Continue', 'Proceed', 'Go', 'Next']) {
      expect(answer(title, label)).toBe('ask: binding')
      expect(answer('', label, [1, 0, 'text', title])).toBe('ask: binding')
    }
  })

  it('is agreed to where it says that money is taken', () => {
    for (const label of ['Continue', 'OK'])
      expect(answer('Ready?', label, [1, 0, 'text', 'You will be charged 500 EUR'])).toBe('ask: binding')
  })

  it.each([
    ['Close your account?', 'Close'],
    ['Dismiss employee?', 'Dismiss'],
    ['Manage booking', 'Cancel'],
  ])('does what its title says: %s and %s', (title, label) => {
    expect(answer(title, label)).not.toMatch('allow')
  })

  it('is free where it is a step on the way, a tour or a note', () => {
    expect(answer('Book a table', 'Next', field)).toBe('allow: harmless')
    expect(answer('Book a table', 'Continue', field)).toBe('allow: harmless')
    expect(answer('How to send a message', 'Next')).toBe('allow: harmless')
    expect(answer('Welcome', 'Continue')).toBe('allow: harmless')
    expect(answer('What is new', 'Close')).toBe('allow: mechanics')
    expect(answer('Edit booking', 'Cancel', field)).toBe('allow: mechanics')
    expect(answer('Publish this post?', 'Close')).toBe('allow: mechanics')
  })
})

describe('an arrow', () => {
  const cases: readonly Case[] = [
    ['spinbutton', 'Amount', { value: '10' }, 'refuse: key-instead'],
    ['slider', 'Spending limit', { immediate: true }, 'ask: immediate'],
    ['combobox', 'Role', { immediate: true }, 'ask: immediate'],
    ['slider', 'Volume', { immediate: true }, 'allow: mechanics'],
    ['spinbutton', 'Quantity', {}, 'allow: mechanics'],
    ['option', 'Ada', {}, 'allow: mechanics'],
    ['combobox', 'City', {}, 'allow: mechanics'],
  ]
  it.each(cases)('sets the value of %s "%s" %j', (kind, text, state, expected) => {
    for (const inputData of ['ArrowUp', 'ArrowDown', 'ArrowRight'])
      expect(verdictOf({ action: 'press_key', inputData }, { lines: [[0, 1, kind, text, state]] })).toBe(
        expected,
      )
  })
})

describe('Save', () => {
  const save = (title: string, ...fields: Line[]) =>
    verdictOf(
      {},
      {
        lines: [[0, 0, 'heading', title], ...fields, [0, 1, 'button', 'Save', { form: 0, submits: true }]],
        forms: [{ method: 'post', action: '/settings' }],
        message: 'change it and save',
      },
    )
  const list = (name: string, value: string): Line => [0, 2, 'select', name, { form: 0, value }]
  const street: Line = [0, 2, 'textbox', 'Street', { form: 0, value: 'Mill Lane 1' }]
  const email: Line = [0, 2, 'textbox', 'E-mail', { form: 0, value: 'ada@mill.example', inputType: 'email' }]

  it('asks where it changes role, plan, visibility or the address of the account', () => {
    expect(save('Account address', street)).toBe('ask: binding')
    expect(save('Login e-mail', email)).toBe('ask: binding')
    expect(save('Team member', list('Role', 'Administrator'))).toBe('ask: binding')
    expect(save('Your plan', list('Plan', 'Enterprise €500'))).toBe('ask: binding')
    expect(save('Profile', list('Visibility', 'Public'))).toBe('ask: binding')
  })

  it('is free where the visitor named it and nothing of these is in its form', () => {
    expect(save('Profile', list('Language', 'English'))).toBe('allow: named')
    expect(save('Shipping address', street)).toBe('allow: named')
    expect(save('Profile', [0, 2, 'textbox', 'Nickname', { form: 0, value: 'Ada' }])).toBe('allow: named')
  })
})

describe('a label that only seems harmless', () => {
  it.each(['Open short position', 'Open a loan', 'Open door', 'Show my profile to all users', 'Sign up'])(
    'asks: %s',
    (text) => {
      expect(verdictOf({}, { lines: [[0, 1, 'button', text]] })).not.toMatch('allow')
    },
  )

  it.each(['Open menu', 'Open details', 'Show reviews', 'View profile', 'Open calendar'])(
    'is harmless: %s',
    (text) => {
      expect(verdictOf({}, { lines: [[0, 1, 'button', text]] })).toBe('allow: harmless')
    },
  )

  const plan = (heading: string, label: string): string =>
    verdictOf(
      {},
      {
        lines: [
          [0, 0, 'heading', heading, { level: 1 }],
          [0, 0, 'list', ''],
          [1, 0, 'record', 'Enterprise'],
          [2, 0, 'text', '€500 / month'],
          [2, 1, 'button', label],
          [1, 0, 'record', 'Starter'],
          [2, 0, 'text', '€5 / month'],
          [2, 2, 'button', label],
        ],
      },
    )

  it('is the choice of a plan with a price, and not that of a room', () => {
    expect(plan('Billing: change your plan', 'Choose')).toBe('ask: binding')
    expect(plan('Billing: change your plan', 'Select')).toBe('ask: binding')
    expect(plan('Billing: change your plan', 'Details')).toBe('allow: harmless')
    expect(plan('Apartments', 'Select')).toBe('allow: harmless')
  })

  it('is a number that is a sum, and not that of a page', () => {
    const number = (heading: string, next = '200') =>
      verdictOf(
        {},
        {
          lines: [
            [0, 0, 'heading', heading],
            [0, 0, 'list', ''],
            [1, 1, 'button', '100'],
            [1, 2, 'button', next],
            [1, 3, 'button', '›'],
          ],
        },
      )
    expect(number('Place your bid')).not.toMatch('allow')
    expect(number('Withdraw cash')).not.toMatch('allow')
    expect(number('Articles', '101')).toBe('allow: mechanics')
  })
})

import { describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { verdictOf } from '../testing/verdict-of.ts'

// An exception ("harmless", "only shows", "named") never runs ahead of what binds, wherever that stands.

const post = [{ method: 'post', action: '/save' }]
const press = (label: string, message = '') => verdictOf({}, { lines: [[0, 1, 'button', label]], message })
const under = (title: string, label: string) =>
  verdictOf(
    {},
    {
      lines: [
        [0, 0, 'heading', title],
        [0, 1, 'button', label],
      ],
    },
  )

describe('a word that only shows something excuses nothing else', () => {
  it.each([
    'Unlock and view (€5)',
    'Unlock and view',
    'See doctor now – €40',
    'View for 3 credits',
    'Open a claim',
    'Open registration',
    'Open the poll',
    'Ouvrir un litige',
    'Abrir una disputa',
    'Apri una controversia',
    'Abrir reclamação',
    'Otwórz spór',
    'Открыть спор',
    '打开争议',
    'Show interest',
    'Hide listing',
    'Hide user',
  ])('%s', (label) => expect(press(label)).toMatch(/^ask/))

  it.each([
    'Show sizes',
    'Details anzeigen',
    'Click to view the menu',
    'Product details',
    'Hide filters',
    'Open menu',
    'Voir les photos',
    'Show photos and videos',
    'Add to cart – €12',
    'Preis anzeigen',
  ])('but %s is free', (label) => expect(press(label)).toMatch(/^allow/))
})

describe('a button that names its price', () => {
  it.each(['Give €5', 'Add €50', 'Get it for $9.99'])('asks, though the visitor named it: %s', (label) =>
    expect(press(label, `press ${label}`)).toBe('ask: binding'),
  )

  it.each(['Under €50', '€10 – €20'])('is a filter: %s', (label) =>
    expect(press(label, `press ${label}`)).not.toBe('ask: binding'),
  )
})

describe('a bare word', () => {
  it.each([
    ['Subscription', 'Pause'],
    ['Your subscription', 'Skip'],
    ['Next delivery', 'Skip'],
    ['Membership', 'Close'],
    ['Your account', 'Close'],
    ['Mein Abo', 'Pausieren'],
    ['Choose your plan', 'Plus'],
    ['Change plan', 'Select'],
    ['Transfer ownership', 'Select'],
    ['Danger zone', 'Go'],
    ['Gefahrenzone', 'Weiter'],
    ['Payroll', 'Proceed'],
  ])('asks for what its title is about: %s, %s', (title, label) =>
    expect(under(title, label)).toBe('ask: binding'),
  )

  it.each([
    ['Our film', 'Pause'],
    ['Tour of the new membership page', 'Skip'],
    ['Order details', 'Close'],
    ['Choose a room', 'Select'],
    ['Rooms', 'Plus'],
    ['Search results', 'Go'],
  ])('is free elsewhere: %s, %s', (title, label) => expect(under(title, label)).toMatch(/^allow/))

  it.each(['→', '▶', '›', 'Go', '✓'])('sends the message beside it: %s', (label) => {
    const message: Line = [0, 2, 'textbox', 'Message', { value: 'hi' }]
    expect(verdictOf({}, { lines: [message, [0, 1, 'button', label]] })).toBe('ask: binding')
    const sent: Line[] = [
      [0, 2, 'textbox', 'Message to seller', { form: 0, value: 'hi' }],
      [0, 1, 'button', label, { form: 0, submits: true }],
    ]
    expect(verdictOf({}, { lines: sent, forms: post })).toBe('ask: binding')
  })

  it('leads on where a message is one thing of several, or is followed by Next', () => {
    const lines = (label: string, ...more: Line[]): Line[] => [
      [0, 2, 'textbox', 'Message', { form: 0, value: 'hi' }],
      ...more,
      [0, 1, 'button', label, { form: 0, submits: true }],
    ]
    const name: Line = [0, 3, 'textbox', 'Name', { form: 0, value: 'Ada' }]
    expect(verdictOf({}, { lines: lines('Continue', name), forms: post })).toMatch(/^allow/)
  })
})

describe('a deed that a form names by itself', () => {
  it.each(['hidden=transfer', 'hidden=approve', 'op=publish', 'action=send', 'hidden=action=sell'])(
    'asks: %s',
    (about) => {
      const lines: Line[] = [[0, 1, 'button', 'Continue', { form: 0, submits: true, about }]]
      expect(verdictOf({}, { lines, forms: post })).toBe('ask: binding')
    },
  )

  it.each(['hidden=order', 'action=submit', 'commit=Send', 'hidden=booking'])('is none: %s', (about) => {
    const lines: Line[] = [[0, 1, 'button', 'Continue', { form: 0, submits: true, about }]]
    expect(verdictOf({}, { lines, forms: post })).toBe('allow: harmless')
  })
})

describe('an address that leads on to another host', () => {
  it.each([
    '/out/https://evil.example/x',
    '/out?url=https%253A%252F%252Fevil.example',
    '/out?url=evil.example/x',
    '/out?https://evil.example',
    '/out?//evil.example',
    '/out?next=%09//evil.example',
    '/r?q=https://evil.example',
    '/out?u=aHR0cHM6Ly9ldmlsLmV4YW1wbGU=',
    '/login?return=https:/evil.example',
    // One sign that is no text hides nothing.
    '/out?url=https%253A%252F%252Fevil.example%252F%25FF',
  ])('is refused, also on a link: %s', (url) => {
    expect(verdictOf({ action: 'navigate', elementId: -1, url }, {})).toBe('refuse: on-site')
    expect(verdictOf({}, { lines: [[0, 1, 'link', 'More', { href: url }]] })).toBe('refuse: on-site')
  })

  it.each([
    '/search?q=https://evil.example',
    '/login?next=/orders/17',
    '/login?next=https://mill.example/orders',
    '/docs?next=page.html',
    '/files/report.final.pdf',
    '/redirects?to=Vienna',
  ])('is none: %s', (href) =>
    expect(verdictOf({}, { lines: [[0, 1, 'link', 'More', { href }]] })).toMatch(/^allow/),
  )

  it.each([
    '/requests/approve-all',
    '/projects/alpha/transfer',
    '/posts/7/upvote',
    '/users/ada/follow',
    '/share?to=mallory%40evil.example',
  ])('asks where it does something: %s', (href) =>
    expect(verdictOf({}, { lines: [[0, 1, 'link', 'More', { href }]] })).toBe('ask: binding'),
  )
})

describe('numbers in a list', () => {
  const number = (title: string, ...numbers: string[]) =>
    verdictOf(
      {},
      {
        lines: [
          [0, 0, 'heading', title],
          [0, 0, 'list', ''],
          ...numbers.map((name, at): Line => [1, at + 1, 'button', name]),
        ],
      },
    )

  it.each(['Tip your driver', 'Rate your doctor', 'Support us', 'Vote', 'Trinkgeld', 'Ставка', 'Pourboire'])(
    'are sums or votes under %s',
    (title) => {
      expect(number(title, '20', '50')).not.toMatch('allow')
      expect(number(title, '4', '5')).not.toMatch('allow')
    },
  )

  it('are pages where they follow each other', () => {
    expect(number('Articles', '20', '50')).not.toMatch('allow')
    expect(number('Articles', '2', '3', '›')).toBe('allow: mechanics')
    expect(number('Articles', '2', '3')).not.toMatch('allow')
  })

  it('are an answer on a scale', () => {
    const scale = Array.from({ length: 11 }, (_, at) => String(at))
    expect(number('How likely are you to recommend us?', ...scale)).not.toMatch('allow')
    expect(number('Tell us more', ...scale, 'Next')).not.toMatch('allow')
  })
})

describe('a card', () => {
  const part = (id: number): Line => [0, id, 'textbox', `Part ${id}`, { form: 0 }]
  const typed = (elementId: number, inputData: string): SequenceStep => ({
    action: 'type',
    elementId,
    inputData,
    description: '',
  })

  it('is not typed over several fields', () => {
    const lines = [part(4), part(3), part(2), part(1)]
    const earlier = [4, 3, 2].map((id) => typed(id, '4242'))
    const step = { action: 'type', inputData: '4242' }
    expect(verdictOf(step, { lines, forms: post, message: '4242', earlier })).toBe('refuse: secret-value')
    expect(verdictOf(step, { lines, forms: post, message: '4242', earlier: earlier.slice(1) })).toMatch(
      /^allow/,
    )
  })
})

describe('a tool that its page calls read-only', () => {
  it.each([
    ['check_out', ''],
    ['toggle_two_factor', ''],
    ['assign_role', ''],
    ['apply_for_loan', ''],
    ['notify', 'Notifies everybody'],
    ['find', 'Finds users, deleting those not found'],
  ])('asks by its name or its description: %s %s', (name, description) => {
    const tools = [{ name, description, readOnly: true, parameters: { type: 'object' } }]
    const step = { action: 'call_tool', elementId: -1, tool: name, arguments: {} }
    expect(verdictOf(step, { tools })).toBe('ask: writing-tool')
  })
})

describe('what needs no question', () => {
  const go = (title: string, label: string, ...more: Line[]) =>
    verdictOf(
      {},
      {
        lines: [
          [0, 0, 'heading', title],
          [0, 2, 'textbox', 'Street', { form: 0, value: 'x' }],
          ...more,
          [0, 1, 'button', label, { form: 0, submits: true }],
        ],
        forms: post,
      },
    )

  it.each([
    ['Sign up', 'Continue'],
    ['Registrieren', 'Weiter'],
    ['Change delivery address', 'Continue'],
    ['Lieferadresse ändern', 'Weiter'],
  ])('%s, %s: a later step settles it', (title, label) => expect(go(title, label)).toMatch(/^allow/))

  it('asks where the account is made with it, or its own address is changed', () => {
    const password: Line = [0, 3, 'textbox', 'Password', { form: 0, inputType: 'password' }]
    expect(go('Sign up', 'Continue', password)).toBe('ask: binding')
    expect(go('Log in', 'Continue', password)).toMatch(/^allow/)
    expect(go('Change e-mail address', 'Continue')).toBe('ask: binding')
  })

  it('is a card that the visitor lays under "Blocked"', () => {
    const lines = (title: string): Line[] => [
      [0, 0, 'list', 'Open'],
      [1, 1, 'clickable', 'Card A'],
      [0, 0, 'list', title],
      [1, 2, 'clickable', 'Card B'],
    ]
    const drop = { action: 'drag', inputData: '2' }
    const message = 'move card A to blocked'
    expect(verdictOf(drop, { lines: lines('Blocked'), message })).toBe('allow: named')
    expect(verdictOf(drop, { lines: lines('Published'), message: 'move card A to published' })).toBe(
      'ask: binding',
    )
  })
})

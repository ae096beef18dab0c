import { describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

/** What the policy says of a step on the element 1 of a page with one form that posts. */
function verdict(
  lines: readonly Line[],
  step: Partial<SequenceStep> = {},
  ...earlier: SequenceStep[]
): string {
  const visitorWords = ['ada@mill.example', 'Yes', 'Administrator']
  return verdictOf(step, { lines, forms: [{ method: 'post', action: '/step' }], visitorWords, earlier })
}

const submit = (label: string): Line => [0, 1, 'button', label, { form: 0, submits: true }]
const heading = (title: string): Line => [0, 0, 'heading', title]
const text = (words: string): Line => [0, 0, 'text', words]
const done = (action: string, inputData?: string): SequenceStep => ({
  action,
  elementId: 2,
  description: '',
  ...(inputData !== undefined && { inputData }),
})

describe('a button that leads on', () => {
  it.each([
    ['Confirm your order', 'Continue'],
    ['Publish article', 'Continue'],
    ['Grant access', 'Continue'],
    ['Withdraw', 'Next'],
    ['Donate', 'Next'],
    ['Donate', 'Go'],
    ['Change your password', 'Next'],
    ['Change e-mail address', 'Continue'],
    ['Adresse ändern', 'Weiter'],
    ["Changer d'adresse e-mail", 'Suivant'],
  ])('settles what stands over it: %s, %s', (title, label) => {
    expect(verdict([heading(title), submit(label)])).toBe('ask: binding')
  })

  it.each(['Continue', 'Next', 'Weiter', 'Continuer'])('does what the words before it tell: %s', (label) => {
    for (const words of [
      'Your card will be charged €49.00 when you continue.',
      'By clicking Continue you place a binding order.',
    ])
      expect(verdict([text(words), submit(label)])).toBe('ask: binding')
  })

  it.each([
    ['Book a table', 'Next'],
    ['Your order', 'Continue'],
    ['Checkout', 'Continue'],
    ['Reserve a room', 'Next'],
    ['Tisch reservieren', 'Weiter'],
    ['Delivery address', 'Continue'],
    ['Step 2 of 3', 'Next'],
    ['Sign in', 'Next'],
  ])('is a step on the way: %s, %s', (title, label) => {
    const street: Line = [0, 2, 'textbox', 'Street', { form: 0, value: 'Mill Lane 3' }]
    expect(verdict([heading(title), street, submit(label)])).toBe('allow: harmless')
  })

  it.each([
    'You won’t be charged yet.',
    "You won't be charged until you confirm.",
    'Ihre Karte wird noch nicht belastet.',
    'By clicking Continue you agree to our Terms of Service and Privacy Policy.',
    'You can cancel at any time.',
  ])('is free where the words before it take nothing: %s', (words) => {
    expect(verdict([text(words), submit('Continue')])).toBe('allow: harmless')
  })
})

describe('what a button that leads on saves', () => {
  const radio = (name: string): Line => [1, 2, 'radio', name, { form: 0, checked: true }]
  const group = (title: string): Line => [0, 0, 'group', title]

  it.each(['Next', 'Continue'])('is a role that was chosen just now: %s', (label) => {
    const select = (name: string): Line => [0, 2, 'select', name, { form: 0, value: 'Member' }]
    const chosen = done('select', 'Administrator')
    expect(verdict([select('Role'), submit(label)], {}, chosen)).toBe('ask: binding')
    expect(verdict([select('Kind'), submit(label)], {}, chosen)).toBe('ask: binding')
    expect(verdict([select('Role'), submit(label)])).toBe('allow: harmless')
  })

  it.each(['Public', 'Everyone', 'Gold plan', 'Premium €99/month'])('is one of several: %s', (name) => {
    expect(verdict([group('Options'), radio(name), submit('Continue')])).toBe('ask: binding')
  })

  it('is an address of the profile, and who gets how much', () => {
    const mail: Line = [0, 2, 'textbox', 'E-mail', { form: 0, inputType: 'email', value: 'a@mill.example' }]
    expect(
      verdict([heading('Profile'), mail, submit('Continue')], {}, done('type', 'ada@mill.example')),
    ).toBe('ask: binding')
    const payee: Line = [0, 2, 'textbox', 'Beneficiary', { form: 0, value: 'Eve' }]
    const amount: Line = [0, 3, 'textbox', 'Amount', { form: 0, value: '50' }]
    expect(verdict([payee, amount, submit('Continue')])).toBe('ask: binding')
  })

  it.each([
    ['Delivery method', 'Express, €9.90'],
    ['Room', 'Double room, €99 per night'],
    ['Payment method', 'Invoice'],
    ['Pickup location', 'Mill Lane'],
    ['Meal plan', 'Half board'],
    ['How do you get here?', 'Public transport'],
    ['Delivery address', 'Home'],
  ])('is no more than a choice on the way: %s, %s', (title, name) => {
    expect(verdict([group(title), radio(name), submit('Continue')], {}, done('check'))).toBe(
      'allow: harmless',
    )
  })
})

describe('a box that takes effect at once', () => {
  const tick = (name: string, ...before: Line[]) =>
    verdict([...before, [before.length, 1, 'checkbox', name, { checked: false, immediate: true }]], {
      action: 'check',
    })

  it.each([
    'Subscribe to Premium (€9.99/month)',
    'Upgrade to Pro',
    'Donate €2',
    'Auto-reload €50',
    'Add travel insurance (€25)',
    'Sell my data to partners',
    'Forward my mail',
    'Require approval for new devices',
    'Zweistufige Anmeldung',
    'Connexion en deux étapes',
    'Inoltra la posta',
    '新しいデバイスの承認',
  ])('asks where it costs money or guards something: %s', (name) => {
    expect(tick(name)).toBe('ask: immediate')
  })

  it.each(['Dark mode', 'Compact view', 'Show archived', 'Under €50 (12)', 'Under €50', '€50 – €100'])(
    'is free where it narrows or shows: %s',
    (name) => {
      expect(tick(name)).toMatch(/^allow: (?:mechanics|harmless)$/)
    },
  )

  it('is free in a part that filters', () => {
    expect(tick('Book tickets online', [0, 0, 'group', 'Filters'])).toBe('allow: mechanics')
  })
})

describe('a yes to terms', () => {
  const answer = (title: string, kind: string, name: string) =>
    verdict([
      [0, 0, 'group', title],
      [1, 1, kind, name, { form: 0, checked: false }],
    ])

  it.each([
    ['Do you accept the terms and conditions?', 'radio', 'Yes'],
    ['Ich stimme den AGB zu', 'checkbox', 'Ja'],
  ])('is the visitor’s: %s, %s %s', (title, kind, name) => {
    expect(answer(title, kind, name)).toBe('refuse: consent-box')
  })

  it('is the visitor’s in a list as well', () => {
    const terms: Line = [0, 1, 'select', 'I accept the terms', { form: 0, options: ['No', 'Yes'] }]
    expect(verdict([terms], { action: 'select', inputData: 'Yes' })).toBe('refuse: consent-box')
    expect(verdict([terms], { action: 'select', inputData: 'No' })).not.toBe('refuse: consent-box')
  })

  it('is any other answer elsewhere', () => {
    const policy: Line = [0, 1, 'select', 'Policy', { form: 0, options: ['Home policy', 'Car policy'] }]
    expect(verdict([policy], { action: 'select', inputData: 'Home policy' })).toBe('allow: mechanics')
    expect(answer('Do you have pets?', 'radio', 'Yes')).toBe('allow: mechanics')
    expect(answer('Do you accept the terms and conditions?', 'radio', 'No')).toBe('allow: mechanics')
  })
})

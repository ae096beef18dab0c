import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { verdictOf, type Sight } from '../../src/assistant/policy/testing/verdict-of.ts'

const docs = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8')

interface Promise {
  /** The words of docs/policy.md. */
  readonly says: string
  readonly verdict: string | RegExp
  readonly lines: readonly Line[]
  readonly step?: Partial<SequenceStep>
  readonly sight?: Sight
}

const line = (kind: string, text: string, state: Line[4] = {}): Line => [0, 1, kind, text, state]
const heading = (text: string): Line => [0, 0, 'heading', text]
const link = (text: string, href: string) => [line('link', text, { href })]
const box = { action: 'check' } as const

/** What docs/policy.md says in so many words, each with the case that it names. */
const promises: readonly Promise[] = [
  { says: '“I am over 18”', lines: [line('checkbox', 'I am over 18')], step: box, verdict: /^refuse/ },
  { says: '“I waive…”', lines: [line('checkbox', 'I waive my right')], step: box, verdict: /^refuse/ },
  { says: '`/out?url=https://…`', lines: link('Go', '/out?url=https://evil.example/'), verdict: /^refuse/ },
  { says: '`next=evil.example`', lines: link('Go', '/in?next=evil.example'), verdict: /^refuse/ },
  { says: '`/go/evil.example`', lines: link('Go', '/go/evil.example'), verdict: /^refuse/ },
  { says: '"Unlock door"', lines: [line('button', 'Unlock door')], verdict: 'ask: binding' },
  { says: '"Open garage"', lines: [line('button', 'Open garage')], verdict: 'ask: binding' },
  { says: '"Empty spam"', lines: [line('button', 'Empty spam')], verdict: 'ask: binding' },
  { says: '"Contract stopzetten"', lines: [line('button', 'Contract stopzetten')], verdict: 'ask: binding' },
  { says: '"退课"', lines: [line('button', '退课')], verdict: 'ask: binding' },
  { says: '"Switch to this user"', lines: [line('button', 'Switch to this user')], verdict: 'ask: binding' },
  { says: '"Print and ship"', lines: [line('button', 'Print and ship')], verdict: 'ask: binding' },
  { says: '"Run payroll"', lines: [line('button', 'Run payroll')], verdict: 'ask: binding' },
  {
    says: '"Pause" under "Subscription"',
    lines: [heading('Subscription'), line('button', 'Pause')],
    verdict: 'ask: binding',
  },
  {
    says: '"Unlock and view (€5)"',
    lines: [line('button', 'Unlock and view (€5)')],
    verdict: 'ask: binding',
  },
  { says: 'not "Add to cart – €12"', lines: [line('button', 'Add to cart – €12')], verdict: /^allow/ },
  {
    says: '"Upgrade to Pro"',
    lines: [line('checkbox', 'Upgrade to Pro', { immediate: true })],
    step: box,
    verdict: /^ask/,
  },
  {
    says: 'not "Under €50", which filters',
    lines: [line('checkbox', 'Under €50', { immediate: true })],
    step: box,
    verdict: /^allow/,
  },
  { says: '“Continue to payment”', lines: [line('button', 'Continue to payment')], verdict: /^allow/ },
  { says: '“Proceed with payment”', lines: [line('button', 'Proceed with payment')], verdict: /^ask/ },
  {
    says: '“Show my profile to everyone”',
    lines: [line('button', 'Show my profile to everyone')],
    sight: { message: 'show my profile to everyone' },
    verdict: 'ask: counts',
  },
  {
    says: '“Mostrar a todos”',
    lines: [line('button', 'Mostrar a todos')],
    sight: { message: 'mostrar a todos' },
    verdict: 'ask: counts',
  },
  {
    says: '“View as admin”',
    lines: [line('button', 'View as admin')],
    sight: { message: 'view as admin' },
    verdict: 'ask: counts',
  },
  {
    says: '“turn the volume down” is no “Turn down”',
    lines: [line('button', 'Turn down')],
    sight: { message: 'turn the volume down' },
    verdict: /^ask/,
  },
  {
    says: '“read how to leave” no “Leave”',
    lines: [line('button', 'Frobnicate')],
    sight: { message: 'read how to frobnicate' },
    verdict: 'ask: unknown',
  },
  { says: '"Book a table" to `/booking`', lines: link('Book a table', '/booking'), verdict: /^allow/ },
  { says: '`/book?slot=5`', lines: link('Take it', '/book?slot=5'), verdict: 'ask: binding' },
  { says: '`/invite/accept/KEY`', lines: link('Go', '/invite/accept/aB3dE6gH9'), verdict: 'ask: binding' },
  { says: '"This was me" to `/s/KEY`', lines: link('This was me', '/s/9f8a7c6b5d4e3f2a'), verdict: /^ask/ },
  {
    says: '"How do I cancel my subscription?"',
    lines: link('How do I cancel my subscription?', '/help/cancel'),
    verdict: /^allow/,
  },
  {
    says: '"Pool pump" under "Filter"',
    lines: [heading('Filter'), line('switch', 'Pool pump', { immediate: true })],
    verdict: /^ask/,
  },
  { says: '`/cart/clear`', lines: link('Go', '/cart/clear'), verdict: 'ask: binding' },
  { says: '`/filters/clear` does not', lines: link('Go', '/filters/clear'), verdict: /^allow/ },
  { says: '`/listings/5/unlist`', lines: link('More', '/listings/5/unlist'), verdict: 'ask: binding' },
  { says: '`/opt-out`', lines: link('News', '/lists/opt-out'), verdict: 'ask: binding' },
  { says: '`/users/5?role=admin`', lines: link('Ada', '/users/5?role=admin'), verdict: 'ask: binding' },
  { says: '`/users?role=admin` narrows', lines: link('Admins', '/users?role=admin'), verdict: /^allow/ },
  { says: '`/lights/8?power=0`', lines: link('Lamp', '/lights/8?power=0'), verdict: 'ask: binding' },
  { says: '`/mail/trash`', lines: link('Deleted items', '/mail/trash'), verdict: /^allow/ },
  { says: '“Turn off spam filter”', lines: [line('button', 'Turn off spam filter')], verdict: /^ask/ },
  { says: '“Nachbarn anzeigen”', lines: [line('button', 'Nachbarn anzeigen')], verdict: /^ask/ },
  { says: '“Stop sharing screen”', lines: [line('tab', 'Stop sharing screen')], verdict: /^ask/ },
  { says: '"Search members" is', lines: [line('button', 'Search members')], verdict: /^allow/ },
  {
    says: '"Swipe to check out"',
    lines: [line('draggable', 'Swipe to check out')],
    step: { action: 'drag', by: { x: 200, y: 0 } },
    verdict: /^ask/,
  },
]

describe('docs/policy.md', () => {
  it.each(promises)('keeps its word: $says', ({ says, verdict, lines, step = {}, sight = {} }) => {
    expect(docs).toContain(says)
    expect(verdictOf(step, { ...sight, lines: [...lines] })).toMatch(verdict)
  })
})

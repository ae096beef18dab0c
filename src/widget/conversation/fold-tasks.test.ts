import { describe, expect, it } from 'vitest'
import type { AssistantSaid, Item, Plan, Said } from './conversation.ts'
import { foldTasks, type Drawn } from './fold-tasks.ts'

const user = (text: string): Said => ({ kind: 'said', key: text, by: 'user', text, at: 0 })
const said = (text: string, more: Partial<AssistantSaid> = {}): AssistantSaid => ({
  kind: 'said',
  key: text,
  by: 'assistant',
  text,
  at: 0,
  ...more,
})
const plan = (key: string, more: Partial<Plan> = {}): Plan => ({
  kind: 'plan',
  key,
  message: undefined,
  steps: [{ description: key, state: 'done' }],
  state: 'done',
  at: 0,
  ...more,
})
const asked = (answer?: 'yes' | 'no'): Item => ({
  kind: 'confirmation',
  key: 'k',
  confirmationId: 'k',
  message: 'Send it?\nName: Ada',
  confirm_label: 'Yes',
  cancel_label: 'No',
  at: 0,
  ...(answer && { answer }),
})

function line(item: Drawn): string {
  if (item.kind === 'said') return `${item.by}: ${item.text}`
  if (item.kind !== 'task') return item.kind
  const trail = item.trail.map(({ description }) => description).join(', ')
  const below = item.answered ? ' answered' : ''
  return `${item.state} [${trail}]${below}${item.result ? ` ${item.result.text}` : ''}${item.undo ? ` undo ${item.undo.key}` : ''}`
}
const drawn = (items: readonly Item[], busy = false) => foldTasks(items, busy).map(line)

describe('a task', () => {
  it('is one card over all its rounds, with one result', () => {
    const items = [
      user('Add it'),
      said('I’ll look.', { streamId: 's' }),
      plan('a', { message: 'I’ll open it.' }),
      said('Found it.', { streamId: 't' }),
      plan('b', { undo: 'offered' }),
      said('It is in your cart.', { tone: 'done' }),
    ]
    expect(drawn(items)).toEqual([
      'user: Add it',
      'assistant: I’ll look.',
      'done [I’ll open it., a, Found it., b] It is in your cart. undo b',
    ])
  })

  it('has one result also where it was restored after a page load', () => {
    const restored = [user('Open it'), plan('a'), said('I’ll open it.'), said('Done. I opened it.')]
    expect(drawn(restored)).toEqual(['user: Open it', 'done [I’ll open it., a] Done. I opened it.'])
  })

  it('runs on between its rounds, until the turn is over', () => {
    expect(drawn([user('Go'), plan('a')], true)).toEqual(['user: Go', 'running [a]'])
    expect(drawn([user('Go'), plan('a')])).toEqual(['user: Go', 'done [a]'])
  })

  it('waits while the visitor is asked, and takes the yes into its steps', () => {
    const open = [user('Send'), plan('a'), asked()]
    expect(drawn(open, true)).toEqual(['user: Send', 'done [a]', 'confirmation'])
    const agreed = [user('Send'), plan('a'), asked('yes'), plan('b'), said('Sent.', { tone: 'done' })]
    expect(drawn(agreed)).toEqual(['user: Send', 'done [a, Send it?, b] Sent.'])
    expect(drawn([user('Send'), plan('a'), asked('no'), said('Then not.')])).toEqual([
      'user: Send',
      'done [a] answered',
      'confirmation',
      'assistant: Then not.',
    ])
  })

  it('leaves answers that stream in and questions below it', () => {
    expect(drawn([user('Go'), plan('a'), said('A long answer', { streamId: 's' })])).toEqual([
      'user: Go',
      'done [a] answered',
      'assistant: A long answer',
    ])
    expect(drawn([user('Go'), plan('a'), said('Which one?')])).toEqual([
      'user: Go',
      'done [a] answered',
      'assistant: Which one?',
    ])
  })

  it('has failed when its end says so, and was stopped when it never ended', () => {
    const failed = plan('a', { state: 'failed' })
    expect(drawn([user('Go'), failed, said('No such lamp.', { tone: 'error' })])[1]).toBe(
      'failed [a] No such lamp.',
    )
    expect(drawn([user('Go'), plan('a', { state: 'running' })])[1]).toBe('stopped [a]')
  })

  it('is apart from the task of the next message', () => {
    const items = [user('One'), plan('a'), said('Done one.', { tone: 'done' }), user('Two'), plan('b')]
    expect(drawn(items, true)).toEqual(['user: One', 'done [a] Done one.', 'user: Two', 'running [b]'])
  })
})

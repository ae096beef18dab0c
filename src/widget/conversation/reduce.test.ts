import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#protocol'
import { emptyConversation, beginsTurn, runningPlan, type Conversation, type Item } from './conversation.ts'
import type { HappeningName, Happenings } from './happening.ts'
import { reduce } from './reduce.ts'

/** A conversation to which things happen one after the other. */
function conversation(state: Conversation = emptyConversation) {
  return {
    state,
    with: <Name extends HappeningName>(name: Name, what: Happenings[Name]) =>
      conversation(reduce(state, name, what, 1_000)),
  }
}

const lines = ({ items }: Conversation) => items.map(line)

function line(item: Item): string {
  if (item.kind === 'said') return `${item.by}: ${item.text}${item.streaming ? ' …' : ''}`
  if (item.kind === 'plan') return `plan ${item.state}: ${item.steps.map((step) => step.state).join(' ')}`
  if (item.kind === 'confirmation') return `asked: ${item.answer ?? 'open'}`
  return item.kind === 'block' ? `block: ${item.type}` : `line: ${item.line}`
}

const user = (content: string): HistoryEntry => ({ role: 'user', content })
const assistant = (content: string): HistoryEntry => ({ role: 'assistant', content })
const plan = { planId: 'p', useUniversalIndexing: true as const, isSequence: true }
const steps = ['a', 'b'].map((description) => ({ action: 'click', elementId: 1, description }))

describe('a conversation', () => {
  it('joins the chunks of a stream, and closes it with the text of message_done', () => {
    const streamed = conversation()
      .with('message_chunk', { streamId: 's', chunkIndex: 0, delta: 'Hel' })
      .with('message_chunk', { streamId: 's', chunkIndex: 1, delta: 'lo' })
    expect(lines(streamed.state)).toEqual(['assistant: Hello …'])
    expect(lines(streamed.with('message_done', { streamId: 's', text: 'Hello.' }).state)).toEqual([
      'assistant: Hello.',
    ])
  })

  it('shows a chunk that comes twice once', () => {
    const chunk = { streamId: 's', chunkIndex: 0, delta: 'Hi' }
    const { state } = conversation().with('message_chunk', chunk).with('message_chunk', chunk)
    expect(lines(state)).toEqual(['assistant: Hi …'])
  })

  it('is busy from the message to the terminal event, also over a stream that says more follows', () => {
    const asked = conversation().with('sent', { clientMessageId: 'c', text: 'Go' })
    const paused = asked.with('message_done', { streamId: 's', text: 'First', more: true })
    expect([asked.state.busy, paused.state.busy]).toEqual([true, true])
    expect(paused.with('task_complete', { summary: 'x', message: 'Done' }).state.busy).toBe(false)
  })

  it('replaces what GET drew by what session_joined tells', () => {
    const { state } = conversation()
      .with('restored', { history: [user('a'), assistant('b')] })
      .with('joined', { history: [user('a')] })
    expect(lines(state)).toEqual(['user: a'])
    expect(state.busy).toBe(true)
  })

  it('keeps receipts and its own lines over a reconnect that brings nothing new', () => {
    const seen = conversation()
      .with('joined', { history: [] })
      .with('sent', { clientMessageId: 'c', text: 'Go' })
      .with('action_plan', { ...plan, actions: steps })
      .with('step_began', { planId: 'p', index: 0 })
      .with('message', { text: 'Done' })
    const again = seen.with('joined', { history: [user('Go'), assistant('Done')] })
    expect(lines(again.state)).toEqual(lines(seen.state))
  })

  it('redraws the history when the reconnect shows a hole', () => {
    const { state } = conversation()
      .with('joined', { history: [] })
      .with('sent', { clientMessageId: 'c', text: 'Go' })
      .with('joined', { history: [user('Go'), assistant('You missed this')] })
    expect(lines(state)).toEqual(['user: Go', 'assistant: You missed this'])
  })

  it('keeps an unsent message that says the same as an earlier one', () => {
    const { state } = conversation()
      .with('restored', { history: [user('yes'), assistant('ok')] })
      .with('sent', { clientMessageId: 'c', text: 'yes' })
      .with('joined', { history: [user('yes'), assistant('ok')] })
    expect(lines(state)).toEqual(['user: yes', 'assistant: ok', 'user: yes'])
  })

  it('waits for no answer to what has not been sent', () => {
    const sent = conversation().with('sent', { clientMessageId: 'm', text: 'Hello' })
    expect(sent.state.busy).toBe(true)
    const waiting = sent.with('waiting', { clientMessageId: 'm' })
    expect(waiting.state.busy).toBe(false)
    expect(waiting.with('sending', { clientMessageId: 'm' }).state.busy).toBe(true)
  })

  it('fills in the steps of a plan as they happen', () => {
    const begun = conversation().with('action_plan', { ...plan, actions: steps })
    const first = begun
      .with('step_began', { planId: 'p', index: 0 })
      .with('step_ended', { planId: 'p', index: 0, result: { success: true } })
      .with('step_began', { planId: 'p', index: 1 })
    expect(lines(first.state)).toEqual(['plan running: done running'])
    const ended = first.with('plan_ended', {
      planId: 'p',
      state: 'failed',
      canUndo: true,
      results: [{ success: true }, { success: false, error: 'covered' }],
    })
    expect(lines(ended.state)).toEqual(['plan failed: done failed'])
    expect(runningPlan(ended.state)).toBeUndefined()
  })

  it('keeps only the words of a plan that another tab carried out', () => {
    const { state } = conversation()
      .with('action_plan', { ...plan, actions: steps, message: 'I’ll fill it in.' })
      .with('task_complete', { summary: '', message: 'Done.' })
    expect(lines(state)).toEqual(['assistant: I’ll fill it in.', 'assistant: Done.'])
  })

  it('counts the steps of an earlier page as done', () => {
    const { state } = conversation()
      .with('action_plan', { ...plan, actions: steps })
      .with('step_began', { planId: 'p', index: 1 })
    expect(lines(state)).toEqual(['plan running: done running'])
  })

  it('draws a plan that is replayed once', () => {
    const told = { ...plan, actions: steps }
    expect(conversation().with('action_plan', told).with('action_plan', told).state.items).toHaveLength(1)
  })

  it('offers undo at the last receipt only', () => {
    const end = { state: 'done' as const, results: [], canUndo: true }
    const { state } = conversation()
      .with('action_plan', { ...plan, actions: steps })
      .with('plan_ended', { planId: 'p', ...end })
      .with('action_plan', { ...plan, planId: 'q', actions: steps })
      .with('plan_ended', { planId: 'q', ...end })
    expect(state.items.map((item) => item.kind === 'plan' && item.undo)).toEqual([undefined, 'offered'])
  })

  it('takes the offer back when more is done, and tells what undo leaves', () => {
    const begun = conversation()
      .with('sent', { clientMessageId: 'c', text: 'Fill it in' })
      .with('action_plan', { ...plan, actions: steps })
    const ended = begun.with('plan_ended', {
      planId: 'p',
      state: 'done',
      results: [],
      canUndo: true,
      lasting: true,
    })
    expect(ended.state.items.at(-1)).toMatchObject({ undo: 'offered', lasting: true })
    const more = ended.with('action_plan', { ...plan, planId: 'q', actions: steps })
    expect(more.state.items.some((item) => item.kind === 'plan' && item.undo)).toBe(false)
    expect([beginsTurn(begun.state), beginsTurn(more.state)]).toEqual([true, false])
  })

  it('lets an unanswered question lapse with a new message, and with a plan that was made after it', () => {
    const asked = conversation().with('confirmation_required', {
      message: 'Send?',
      confirm_label: 'Yes',
      cancel_label: 'No',
      confirmationId: 'k',
    })
    expect(lines(asked.with('answered', { key: 'k', confirmed: true }).state)).toEqual(['asked: yes'])
    expect(lines(asked.with('sent', { clientMessageId: 'c', text: 'Wait' }).state)[0]).toBe('asked: lapsed')
    const later = asked.with('action_plan', { ...plan, actions: steps })
    expect(lines(later.state)[0]).toBe('asked: lapsed')
  })
})

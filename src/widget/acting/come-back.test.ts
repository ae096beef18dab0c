import { describe, expect, it } from 'vitest'
import { emptyConversation, type Item } from '../conversation/conversation.ts'
import type { View } from '../core/view.ts'
import { mustComeBack } from './come-back.ts'

const viewOf = (items: Partial<Item>[], connection: View['connection'] = 'online', busy = false) => ({
  conversation: { ...emptyConversation, items: items as Item[], busy },
  connection,
})
const plan: Partial<Item> = { kind: 'plan', key: 'p', state: 'done', steps: [] }
const done: Partial<Item> = { kind: 'said', key: 's', by: 'assistant', text: 'Done.', tone: 'done' }
const block = (...labels: string[]): Partial<Item> => ({
  kind: 'block',
  type: 'choices',
  data: { options: labels.map((label) => ({ label, value: label })) },
})
const over = { inTask: false, covers: true }

describe('the panel made small', () => {
  it('stays so while the task runs, between its plans and while it asks', () => {
    expect(mustComeBack(viewOf([plan]), { inTask: true, covers: false })).toBe(false)
    expect(mustComeBack(viewOf([plan], 'online', true), { inTask: false, covers: false })).toBe(false)
    expect(mustComeBack(viewOf([plan, { kind: 'confirmation' }]), over)).toBe(false)
  })

  it('stays so after it, where it would lie over what was done', () => {
    expect(mustComeBack(viewOf([plan, done]), over)).toBe(false)
    expect(mustComeBack(viewOf([plan, done]), { inTask: false, covers: false })).toBe(true)
  })

  it('stays so where all that follows is one way on', () => {
    expect(mustComeBack(viewOf([plan, done, block('Continue')]), over)).toBe(false)
  })

  it('comes back where something was answered before the question that stands', () => {
    const asks: Partial<Item> = { kind: 'confirmation', key: 'c' }
    const asked: Partial<Item> = { kind: 'said', key: 'u', by: 'user', text: 'What is deleted?' }
    const told = viewOf([plan, asked, { ...done, tone: undefined }, asks], 'online', true)
    expect(mustComeBack(told, over)).toBe(true)
    expect(mustComeBack(told, { inTask: true, covers: true })).toBe(false)
    expect(mustComeBack(viewOf([plan, asked, asks], 'online', true), over)).toBe(false)
  })

  it('comes back with a question, a block, an answer to something else, or when the connection is lost', () => {
    const question: Partial<Item> = { ...done, text: 'Which one?', tone: undefined }
    expect(mustComeBack(viewOf([plan, question]), over)).toBe(true)
    expect(mustComeBack(viewOf([plan, block('Bell', 'Trio')]), over)).toBe(true)
    const user: Partial<Item> = { kind: 'said', key: 'u', by: 'user', text: 'And?' }
    expect(mustComeBack(viewOf([plan, user, done]), over)).toBe(true)
    expect(mustComeBack(viewOf([plan], 'reconnecting'), { inTask: true, covers: true })).toBe(true)
  })
})

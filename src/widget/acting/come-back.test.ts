import { describe, expect, it } from 'vitest'
import { emptyConversation, type Item } from '../conversation/conversation.ts'
import type { View } from '../panel/view.ts'
import { mustComeBack } from './come-back.ts'

const viewOf = (last: Partial<Item>, connection: View['connection'] = 'online') => ({
  conversation: { ...emptyConversation, items: [last as Item] },
  connection,
})

describe('the panel made small', () => {
  it('stays so while a plan runs and between the plans of a task', () => {
    expect(mustComeBack(viewOf({ kind: 'plan', state: 'running' }), false)).toBe(false)
    expect(mustComeBack(viewOf({ kind: 'plan', state: 'done' }), true)).toBe(false)
    expect(mustComeBack(viewOf({ kind: 'said', by: 'user' }, 'connecting'), true)).toBe(false)
  })

  it('comes back when the task is over, asks, speaks, or has lost the line', () => {
    expect(mustComeBack(viewOf({ kind: 'plan', state: 'done' }), false)).toBe(true)
    expect(mustComeBack(viewOf({ kind: 'confirmation' }), true)).toBe(true)
    expect(mustComeBack(viewOf({ kind: 'said', by: 'assistant', streaming: true }), true)).toBe(true)
    expect(mustComeBack(viewOf({ kind: 'plan', state: 'done' }, 'reconnecting'), true)).toBe(true)
  })
})

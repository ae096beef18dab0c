import type { Proposal } from '../engine.ts'
import type { Memory } from './memory.ts'

/** What the engine does next: what it says first, what it proposes, what it keeps. */
export interface Reply {
  readonly speech?: string
  readonly proposal: Proposal
  readonly memory: Memory
}

export function answer(speech: string, memory: Memory, unanswered = false): Reply {
  return { speech, proposal: { kind: 'answer', ...(unanswered && { unanswered }) }, memory }
}

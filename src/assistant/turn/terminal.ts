import type { Emit, TurnNote, TurnState } from '../port.ts'
import { languageHeard } from './conversation-language.ts'
import type { TurnMemory } from './turn-memory.ts'

type Outcome = Extract<TurnNote, { kind: 'outcome' }>['outcome']
type Event = Parameters<Emit['send']>[0]

/** Ends the turn. Without an event, what was streamed is its end. */
export function endTurn(emit: Emit, memory: TurnMemory, outcome: Outcome, event?: Event): TurnState {
  if (event) emit.send(event)
  const language = outcome === 'unanswered' ? languageHeard(memory) : undefined
  emit.note({ kind: 'outcome', outcome, ...(language && { language }) })
  return { version: 1, open: false, waiting: null, memory: { ...memory, plan: null } }
}

/** Ends the turn with a sentence about what went wrong and what the visitor can do. */
export function endInFailure(emit: Emit, memory: TurnMemory, text: string): TurnState {
  return endTurn(emit, memory, 'failed', { name: 'message', payload: { text, isError: true } })
}

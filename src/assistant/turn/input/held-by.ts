import type { Waiting } from '../../port.ts'
import { isAsked, type HeldQuestion, type TurnMemory } from '../turn-memory.ts'

/** What a message puts aside: the question that waits for the visitor, or none. */
export function heldBy({ plan, engine, message }: TurnMemory, waiting: Waiting | null): HeldQuestion | null {
  // A model is told of what was said in between, and asks again itself.
  const isOurs = waiting?.kind === 'confirmation' && engine?.name === 'builtin'
  return isOurs && plan && isAsked(plan) ? { plan, engine, message } : null
}

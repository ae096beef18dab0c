import type { Proposal } from '#assistant'
import { limits, type UiBlock } from '#protocol'
import type { Offer } from '../decide/decision.ts'
import type { Memory } from './memory.ts'

/** What the engine says and proposes next, and what it remembers. */
export interface Reply {
  readonly speech?: string
  readonly proposal: Proposal
  readonly memory: Memory
}

/** A reply of words alone. */
export function answer(speech: string, memory: Memory, unanswered = false): Reply {
  return { speech, proposal: { kind: 'answer', ...(unanswered && { unanswered: true }) }, memory }
}

/** Things to choose from, as a question. */
export function offering(
  speech: string,
  offers: readonly Offer[],
  memory: Memory,
  unanswered = false,
): Reply {
  const proposal = { kind: 'ask', block: choices(offers), ...(unanswered && { unanswered: true }) } as const
  return { speech, proposal, memory: { ...memory, asked: { kind: 'choice', offers } } }
}

function choices(offers: readonly Offer[]): UiBlock {
  const labels = offers.map(({ label }) => label.slice(0, limits.blockTextCharacters))
  return { block_type: 'choices', data: { options: labels.map((label) => ({ label, value: label })) } }
}

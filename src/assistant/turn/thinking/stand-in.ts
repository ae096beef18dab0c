import type { Engine, EngineInput, Proposal } from '../../engine.ts'
import { missedKept, type TurnMemory } from '../turn-memory.ts'

/**
 * Lets an engine lead: what it knew when it last did is at hand again, with what it has missed since. What the one
 * before it knows is kept; `inputs` are what that one could not take.
 */
export function ledBy({ name }: Engine, memory: TurnMemory, inputs: readonly EngineInput[] = []): TurnMemory {
  const { engine, other, missed } = memory
  if (engine?.name === name) return memory
  const known = other?.name === name ? other : undefined
  return {
    ...memory,
    engine: known ? { name, memory: known.memory } : null,
    other: engine && { ...engine, missed: [...missed, ...inputs].slice(-missedKept) },
    missed: [...(known?.missed ?? []), ...missed].slice(-missedKept),
  }
}

/** Whether the stand-in has begun this turn: then it also ends it. */
export function isStandIns(
  { engine }: TurnMemory,
  standIn: Engine | undefined,
  inputs: readonly EngineInput[],
): standIn is Engine {
  return engine !== null && engine.name === standIn?.name && !inputs.some(({ kind }) => kind === 'message')
}

/** Keeps for the engine that is gone what was said and wanted in its place. */
export function toldOther(memory: TurnMemory, said: string, proposal: Proposal): TurnMemory {
  const { other } = memory
  if (!other) return memory
  const text = [said, ...wordsOf(proposal)].filter((part) => part !== '').join('\n')
  const missed = [...other.missed, { kind: 'stoodIn', text } as const].slice(-missedKept)
  return { ...memory, other: { ...other, missed } }
}

/** What the visitor reads of a proposal beside what was streamed. */
function wordsOf(proposal: Proposal): string[] {
  if (proposal.kind === 'act') return proposal.steps.map(({ description }) => description)
  if (proposal.kind === 'finish') return [proposal.message]
  return 'text' in proposal && proposal.text ? [proposal.text] : []
}

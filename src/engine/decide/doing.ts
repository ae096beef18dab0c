import type { Move } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Decision, Doing } from './decision.ts'

/** Moves for a sentence, each with the words it is for. */
export function doing(moves: readonly Move[], { text }: Sentence): Doing {
  const told = moves.map((move) => (move.said === undefined ? { ...move, said: text } : move))
  return { kind: 'do', moves: told, left: [], todo: [], facts: [], form: undefined }
}

/** A decision with the way of reading that it was come by. */
export function by<Found extends Decision | undefined>(way: string, found: Found): Found {
  return found?.kind === 'do' ? { ...found, by: found.by ?? way } : found
}

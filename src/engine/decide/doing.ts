import type { Move } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Doing } from './decision.ts'

/** Moves for a sentence, each with the words it is for. */
export function doing(moves: readonly Move[], { text }: Sentence): Doing {
  const told = moves.map((move) => (move.said === undefined ? { ...move, said: text } : move))
  return { kind: 'do', moves: told, left: [], todo: [], facts: [], form: undefined }
}

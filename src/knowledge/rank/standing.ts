import type { Features } from './features.ts'
import { thresholds } from './weights.ts'

export const standingNames = [
  'lead',
  'above',
  'ahead',
  'covered',
  'together',
  'grasped',
  'graspedSentence',
] as const

/** What tells a passage that answers from one that only comes nearest. */
export type Standing = Readonly<Record<(typeof standingNames)[number], number>>

/**
 * How the candidate at a place stands among all, which lie in order. Languages differ in how much any passage shares
 * with any question; how far one stands out of the others is the same in all of them.
 */
export function standingOf(
  {
    coverage,
    sentence,
    pairs,
    meant,
    meantSentence,
  }: Pick<Features, 'coverage' | 'sentence' | 'pairs' | 'meant' | 'meantSentence'>,
  points: readonly number[],
  at: number,
): Standing {
  const { maxLead, aboveAlone, spreadAlone } = thresholds
  const own = points[at] ?? 0
  const others = points.toSpliced(at, 1)
  const [rival = own - maxLead] = others
  const lead = Math.max(-maxLead, Math.min(maxLead, own - rival))
  const average = others.reduce((sum, each) => sum + each, 0) / (others.length || 1)
  const spread = Math.sqrt(
    others.reduce((sum, each) => sum + (each - average) ** 2, 0) / (others.length || 1),
  )
  const isAlone = others.length < 2
  return {
    lead,
    above: isAlone ? aboveAlone : own - average,
    ahead: lead / ((isAlone ? spreadAlone : spread) + 0.5),
    covered: coverage ** 2,
    together: sentence * pairs,
    grasped: (coverage + meant) ** 2,
    graspedSentence: (sentence + meantSentence) ** 2,
  }
}

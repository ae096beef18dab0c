import type { Features } from './features.ts'
import { thresholds } from './weights.ts'

export const confidenceNames = [
  'lead',
  'above',
  'ahead',
  'covered',
  'together',
  'grasped',
  'graspedSentence',
  'rivalCoverage',
  'rivalSentence',
  'rareCoverage',
  'coverageApart',
  'sentenceApart',
] as const

type Met = Pick<Features, 'coverage' | 'sentence' | 'pairs' | 'meant' | 'meantSentence' | 'rare'>

/** A candidate in the order of all. */
export interface Placed {
  readonly features: Met
  readonly points: number
}

/** What tells a passage that answers from one that only comes nearest: features of the trust in it, not of its rank. */
export type ConfidenceFeatures = Readonly<Record<(typeof confidenceNames)[number], number>>

/**
 * How the candidate at a place stands among all, which lie in order. Languages differ in how much any passage shares
 * with any question; how far one stands out of the others is the same in all of them.
 */
export function confidenceFeatures(placed: readonly Placed[], at: number): ConfidenceFeatures {
  const { maxLead, aboveAlone, spreadAlone } = thresholds
  const { features, points: own } = placed[at] ?? unplaced
  const { coverage, sentence, pairs, meant, meantSentence, rare } = features
  const rivals = placed.toSpliced(at, 1)
  const others = rivals.map(({ points }) => points)
  const coverages = rivals.map((rival) => rival.features.coverage)
  const sentences = rivals.map((rival) => rival.features.sentence)
  const [rival = own - maxLead] = others
  const lead = Math.max(-maxLead, Math.min(maxLead, own - rival))
  const { average, spread } = ofOthers(others)
  const isAlone = others.length < 2
  return {
    lead,
    above: isAlone ? aboveAlone : own - average,
    ahead: lead / ((isAlone ? spreadAlone : spread) + 0.5),
    covered: coverage ** 2,
    together: sentence * pairs,
    grasped: (coverage + meant) ** 2,
    graspedSentence: (sentence + meantSentence) ** 2,
    rivalCoverage: Math.max(0, ...coverages),
    rivalSentence: Math.max(0, ...sentences),
    rareCoverage: rare * coverage,
    coverageApart: apart(coverage, coverages),
    sentenceApart: apart(sentence, sentences),
  }
}

/** How far a value stands out of the others, by their spread; about 1 where it stands alone. */
function apart(own: number, others: readonly number[]): number {
  const { average, spread } = ofOthers(others)
  return (own - average) / (spread + leastSpread) / farApart
}
const leastSpread = 0.05
const farApart = 5

function ofOthers(values: readonly number[]): { average: number; spread: number } {
  const count = values.length || 1
  const average = values.reduce((sum, each) => sum + each, 0) / count
  const spread = Math.sqrt(values.reduce((sum, each) => sum + (each - average) ** 2, 0) / count)
  return { average, spread }
}

const unplaced: Placed = {
  features: { coverage: 0, sentence: 0, pairs: 0, meant: 0, meantSentence: 0, rare: 0 },
  points: 0,
}

import type { Features } from './features.ts'
import { thresholds } from './weights.ts'

/** What the straight part of the trust is made of. */
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

/** What only its trees ask for: how it stands among the others by what is meant, too. */
export const apartNames = [
  'graspApart',
  'graspSentenceApart',
  'themeApart',
  'themeSentenceApart',
  'aloneApart',
  'rivalGrasp',
  'rivalGraspSentence',
  'rivalAlone',
  'aloneLead',
  'graspLead',
  'oftenApart',
  'rivalOften',
  'oftenLead',
] as const

type Met = Pick<
  Features,
  | 'coverage'
  | 'sentence'
  | 'pairs'
  | 'often'
  | 'meant'
  | 'meantSentence'
  | 'rare'
  | 'theme'
  | 'themeSentence'
  | 'alone'
>

/** A candidate in the order of all. */
export interface Placed {
  readonly features: Met
  readonly points: number
}

/** What tells a passage that answers from one that only comes nearest: features of the trust in it, not of its rank. */
export type ConfidenceFeatures = Readonly<Record<(typeof confidenceNames)[number], number>>
type ApartFeatures = Readonly<Record<(typeof apartNames)[number], number>>

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

/** The same by what words mean, by single sentences, and by what is dwelt on. */
export function apartFeatures(placed: readonly Placed[], at: number): ApartFeatures {
  const { features: own } = placed[at] ?? unplaced
  const rivals = placed.toSpliced(at, 1).map(({ features }) => features)
  const grasps = rivals.map(graspOf)
  const sentences = rivals.map(graspOfSentence)
  const alone = rivals.map((rival) => rival.alone)
  const often = rivals.map((rival) => rival.often)
  const [rivalGrasp, rivalGraspSentence, rivalAlone, rivalOften] = [grasps, sentences, alone, often].map(
    (values) => Math.max(0, ...values),
  ) as [number, number, number, number]
  return {
    graspApart: apart(graspOf(own), grasps),
    graspSentenceApart: apart(graspOfSentence(own), sentences),
    themeApart: apart(
      own.theme,
      rivals.map(({ theme }) => theme),
    ),
    themeSentenceApart: apart(
      own.themeSentence,
      rivals.map(({ themeSentence }) => themeSentence),
    ),
    aloneApart: apart(own.alone, alone),
    rivalGrasp,
    rivalGraspSentence,
    rivalAlone,
    aloneLead: own.alone - rivalAlone,
    graspLead: graspOf(own) - rivalGrasp,
    oftenApart: apart(own.often, often),
    rivalOften,
    oftenLead: own.often - rivalOften,
  }
}

function graspOf({ coverage, meant }: Met): number {
  return coverage + meant
}

function graspOfSentence({ sentence, meantSentence }: Met): number {
  return sentence + meantSentence
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
  features: {
    coverage: 0,
    sentence: 0,
    pairs: 0,
    often: 0,
    meant: 0,
    meantSentence: 0,
    rare: 0,
    theme: 0,
    themeSentence: 0,
    alone: 0,
  },
  points: 0,
}

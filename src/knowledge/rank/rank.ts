import {
  phrasedAmong,
  readPhrased,
  type PhrasedAmong,
  type PhrasedFeatures,
  type PhrasedReading,
} from './phrased.ts'
import {
  featureNames,
  amongOthers,
  mostOf,
  readingOf,
  type Most,
  type FeatureName,
  type Features,
  type Ranked,
  type RankedPhrasing,
} from './features.ts'
import type { Led } from './leads.ts'
import type { Asked } from './term-reader.ts'
import { apartFeatures, confidenceFeatures } from './confidence-features.ts'
import { treeBias, treeLines } from './tree-weights.ts'
import { readTree, weighTrees, type Tree } from './trees.ts'
import { thresholds, weights } from './weights.ts'

export interface RankedCandidate<Candidate> {
  readonly candidate: Candidate
  readonly features: Features
  /** Orders the candidates of one question. */
  readonly points: number
  /** How likely it is that it answers, comparable between questions; one half is the floor. */
  readonly score: number
  /** The phrasing that met the question better than the passage itself. */
  readonly phrasing?: RankedPhrasing | undefined
  /** How its phrasings meet the question; undefined: none of any candidate comes near. */
  readonly phrased?: PhrasedValues | undefined
}

type PhrasedValues = PhrasedFeatures & PhrasedAmong

const preferring: ReadonlySet<FeatureName> = new Set(['language', 'answer'])

/** Orders candidates, and says how sure one may be of each. */
export function rank<Candidate extends Ranked>(
  askedOf: (text: Pick<Ranked, 'language'>) => readonly Asked[],
  candidates: readonly Candidate[],
  ledTo?: (passage: number | undefined) => Led,
): RankedCandidate<Candidate>[] {
  const readings = candidates.map((candidate) =>
    askedOf(candidate).map((asked) => readingOf(asked, candidate)),
  )
  const most = mostOf(readings.flat())
  // Where no phrasing comes near the question, it is as if there were none.
  const isPhrased = candidates.some(({ asked = [] }) => asked.length > 0)
  const pointed = candidates.map((candidate, place) => {
    const ways = readings[place] ?? []
    const best = ways
      .map((reading) => {
        const features = Object.assign(
          reading.features,
          amongOthers(reading, most.get(reading.asked) ?? none),
        )
        return { features, points: weigh(features, scaleFor(candidate).rank) }
      })
      .reduce((one, other) => (other.points > one.points ? other : one))
    if (!isPhrased) return { candidate, ...best, phrased: undefined }
    const phrased = readPhrased(
      candidate.asked ?? [],
      askedOf,
      (asked) => ways.find((way) => way.asked.cut === asked.cut)?.meant ?? [],
      ledTo?.(candidate.key),
    )
    return { candidate, ...best, points: best.points + weigh(phrased.features, phrasedScale.rank), phrased }
  })
  pointed.sort((a, b) => b.points - a.points)
  const allPhrased = pointed.flatMap(({ phrased }) => phrased ?? [])
  return pointed.map(({ candidate, features, points, phrased }, at) => {
    const more = phrased && { ...phrased.features, ...phrasedAmong(allPhrased, at) }
    const phrasing = phrased && isMetBetter(phrased, features) ? phrased.phrasing : undefined
    const own = { candidate, features, points, phrased: more, phrasing }
    return new Placing(own, () => chance(withPhrased(sureness(pointed, at, scaleFor(candidate)), more)))
  })
}

/** Few are asked how sure they are: mostly the first. A getter of its own for each would be held too long (docs/decisions/214). */
class Placing<Candidate> implements RankedCandidate<Candidate> {
  readonly candidate: Candidate
  readonly features: Features
  readonly points: number
  readonly phrasing: RankedPhrasing | undefined
  readonly phrased: PhrasedValues | undefined
  readonly #sure: () => number
  #score: number | undefined

  constructor(own: Omit<RankedCandidate<Candidate>, 'score'>, sure: () => number) {
    this.candidate = own.candidate
    this.features = own.features
    this.points = own.points
    this.phrasing = own.phrasing
    this.phrased = own.phrased
    this.#sure = sure
  }

  get score(): number {
    return (this.#score ??= this.#sure())
  }
}

/** Whether the phrasing meets more of the question than the passage does by itself. */
function isMetBetter({ features }: PhrasedReading, { coverage, meant }: Features): boolean {
  return features.met >= coverage + meant
}

/**
 * What speaks for a candidate, added up, and where no heading says what it is about what trees add for things that count
 * only together.
 */
function sureness(placed: readonly Placed[], at: number, { sure, under, bias, trees }: Scale): number {
  const { features } = placed[at]!
  const among = confidenceFeatures(placed, at)
  const evidence = (values: Readonly<Record<string, number>>) =>
    weigh(values, sure) + features.titled * weigh(values, under)
  const points = bias + evidence(features) + evidence(among)
  if (features.titled > 0 || trees.length === 0) return points
  const values = Object.assign({ ...features }, among, apartFeatures(placed, at))
  return points + treeBias + weighTrees(trees, values)
}

/** Where there are phrasings, what a passage says itself counts beside them; what it lacks, only so far: they are there for other words. */
function withPhrased(points: number, phrased: PhrasedValues | undefined): number {
  if (!phrased) return points
  const { own, lacking, bias, sure } = phrasedScale
  const lack = Math.max(-thresholds.mostLacking, Math.min(0, points))
  return own * Math.max(0, points) + lacking * lack + bias + weigh(phrased, sure)
}

function chance(points: number): number {
  return 1 / (1 + Math.exp(-points))
}

interface Placed {
  readonly features: Features
  readonly points: number
}

const none: Most = { meant: [], named: [] }

/** What sureness is made of, beside how a candidate stands among the others: all but what only prefers one of several that are right. */
export const sureNames = featureNames.filter((name) => !preferring.has(name))

/** What counts otherwise for a passage under a heading: it is short, and what it is about is said above it. */
export const underNames = [
  'least',
  'lead',
  'above',
  'ahead',
  'coverage',
  'meant',
  'meantSentence',
  'themeSentence',
  'theme',
  'time',
  'price',
  'density',
  'mass',
] as const

/** A measure and how much it counts. */
type Weighed = readonly (readonly [name: string, weight: number])[]
interface Scale {
  readonly rank: Weighed
  readonly sure: Weighed
  /** What is added under a heading. */
  readonly under: Weighed
  readonly bias: number
  /** What is added without one. */
  readonly trees: readonly Tree[]
}

type Weights = Readonly<Record<string, number>>

function scaleOf(
  ranks: Weights,
  { bias, ...sure }: Weights & { readonly bias: number },
  under: Weights = {},
  trees: readonly Tree[] = [],
): Scale {
  return {
    rank: Object.entries(ranks),
    sure: Object.entries(sure),
    under: Object.entries(under),
    bias,
    trees,
  }
}

const { passage, map, phrased } = weights
const scales = {
  passage: scaleOf(passage.rank, passage.sure, passage.under, treeLines.map(readTree)),
  map: scaleOf(map.rank, map.sure),
}

const phrasedScale = { ...phrased, rank: Object.entries(phrased.rank), sure: Object.entries(phrased.sure) }

function scaleFor({ kind }: Ranked): Scale {
  return kind === 'map' ? scales.map : scales.passage
}

function weigh(values: Readonly<Record<string, number>>, weighed: Weighed): number {
  let points = 0
  for (const [name, weight] of weighed) points += weight * (values[name] ?? 0)
  return points
}

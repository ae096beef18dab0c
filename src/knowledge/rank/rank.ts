import { sentenceEnd } from '../words/terms-of.ts'
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
import type { Asked } from './term-reader.ts'
import { apartFeatures, confidenceFeatures } from './confidence-features.ts'
import { treeBias, treeLines } from './tree-weights.ts'
import { readTree, weighTrees, type Tree } from './trees.ts'
import { weights } from './weights.ts'

export interface RankedCandidate<Candidate> {
  readonly candidate: Candidate
  readonly features: Features
  /** Orders the candidates of one question. */
  readonly points: number
  /** How likely it is that it answers, comparable between questions; one half is the floor. */
  readonly score: number
  /** The phrasing that met the question better than the passage itself. */
  readonly phrasing?: RankedPhrasing | undefined
}

const preferring: ReadonlySet<FeatureName> = new Set(['language', 'answer'])

/** Orders candidates, and says how sure one may be of each. */
export function rank<Candidate extends Ranked>(
  askedOf: (text: Pick<Ranked, 'language'>) => readonly Asked[],
  candidates: readonly Candidate[],
): RankedCandidate<Candidate>[] {
  const readings = candidates.map((candidate) =>
    [undefined, ...(candidate.asked ?? [])].flatMap((phrasing) => {
      const text = phrasing ? phrasedAs(candidate, phrasing) : candidate
      return askedOf(text).map((asked) => ({ candidate, phrasing, reading: readingOf(asked, text) }))
    }),
  )
  const most = mostOf(readings.flat().map(({ reading }) => reading))
  const pointed = readings.map((ways) =>
    ways
      .map(({ candidate, phrasing, reading }) => {
        const features = Object.assign(
          reading.features,
          amongOthers(reading, most.get(reading.asked) ?? none),
        )
        return { candidate, phrasing, features, points: weigh(features, scaleFor(candidate).rank) }
      })
      .reduce((one, other) => (other.points > one.points ? other : one)),
  )
  pointed.sort((a, b) => b.points - a.points)
  return pointed.map(({ candidate, phrasing, features, points }, at) => {
    let score: number | undefined
    return {
      candidate,
      features,
      points,
      // Few are asked how sure they are: mostly the first.
      get score() {
        return (score ??= sureness(pointed, at, scaleFor(candidate)))
      },
      phrasing,
    }
  })
}

/**
 * How likely it is that a candidate answers: what speaks for it, added up, and where no heading says what it is about
 * what trees add for things that count only together.
 */
function sureness(placed: readonly Placed[], at: number, { sure, under, bias, trees }: Scale): number {
  const { features } = placed[at]!
  const among = confidenceFeatures(placed, at)
  const evidence = (values: Readonly<Record<string, number>>) =>
    weigh(values, sure) + features.titled * weigh(values, under)
  const points = bias + evidence(features) + evidence(among)
  if (features.titled > 0 || trees.length === 0) return chance(points)
  const values = Object.assign({ ...features }, among, apartFeatures(placed, at))
  return chance(points + treeBias + weighTrees(trees, values))
}

function chance(points: number): number {
  return 1 / (1 + Math.exp(-points))
}

interface Placed {
  readonly features: Features
  readonly points: number
}

const none: Most = { meant: [], named: [] }

/** A passage under one of its questions: that is its heading and its first sentence. */
function phrasedAs(passage: Ranked, { language, question, words }: RankedPhrasing): Ranked {
  return {
    ...passage,
    language,
    headings: [question],
    head: words,
    words: `${words} ${sentenceEnd} ${passage.words}`,
  }
}

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

const { passage, map } = weights
const scales = {
  passage: scaleOf(passage.rank, passage.sure, passage.under, treeLines.map(readTree)),
  map: scaleOf(map.rank, map.sure),
}

function scaleFor({ kind }: Ranked): Scale {
  return kind === 'map' ? scales.map : scales.passage
}

function weigh(values: Readonly<Record<string, number>>, weighed: Weighed): number {
  let points = 0
  for (const [name, weight] of weighed) points += weight * (values[name] ?? 0)
  return points
}

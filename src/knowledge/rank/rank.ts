import { sentenceEnd } from '../words/terms-of.ts'
import {
  featureNames,
  featuresOf,
  type FeatureName,
  type Features,
  type Ranked,
  type RankedPhrasing,
} from './features.ts'
import type { Asked } from './term-reader.ts'
import { standingNames, standingOf, type Standing } from './standing.ts'
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

type SureName = Exclude<FeatureName, 'language' | 'answer'>
const preferring: ReadonlySet<FeatureName> = new Set(['language', 'answer'])

/** Orders candidates, and says how sure one may be of each. */
export function rank<Candidate extends Ranked>(
  askedOf: (text: Pick<Ranked, 'language'>) => readonly Asked[],
  candidates: readonly Candidate[],
): RankedCandidate<Candidate>[] {
  const pointed = candidates.map((candidate) => {
    const readings = [undefined, ...(candidate.asked ?? [])].flatMap((phrasing) => {
      const text = phrasing ? phrasedAs(candidate, phrasing) : candidate
      return askedOf(text).map((asked) => {
        const features = featuresOf(asked, text)
        return { candidate, phrasing, features, points: pointsOf(features) }
      })
    })
    return readings.reduce((one, other) => (other.points > one.points ? other : one))
  })
  pointed.sort((a, b) => b.points - a.points)
  const all = pointed.map(({ points }) => points)
  return pointed.map(({ candidate, phrasing, features, points }, at) => {
    const score = surenessOf({ ...features, ...standingOf(features, all, at) })
    return { candidate, features, points, score, phrasing }
  })
}

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

function pointsOf(features: Features): number {
  let points = 0
  for (const name of featureNames) points += weights.rank[name] * features[name]
  return points
}

/** What sureness is made of, beside how a candidate stands among the others: all but what only prefers one of several that are right. */
export const sureNames = featureNames.filter((name): name is SureName => !preferring.has(name))

function surenessOf(values: Features & Standing): number {
  let points: number = weights.sure.bias
  for (const name of [...sureNames, ...standingNames]) points += weights.sure[name] * values[name]
  return 1 / (1 + Math.exp(-points))
}

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
  const [first, second] = pointed
  return pointed.map((each, at) => {
    const rival = at === 0 ? second : first
    const lead = each.points - (rival?.points ?? each.points - mostLead)
    const { candidate, phrasing, features, points } = each
    const score = surenessOf(features, Math.max(-mostLead, Math.min(mostLead, lead)))
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

/** Beyond this a lead says no more. */
export const mostLead = 3

function pointsOf(features: Features): number {
  let points = 0
  for (const name of featureNames) points += weights.rank[name] * features[name]
  return points
}

/** What sureness is made of, beside the lead: all but what only prefers one of several that are right. */
export const sureNames = featureNames.filter((name): name is SureName => !preferring.has(name))

function surenessOf(features: Features, lead: number): number {
  let points = weights.sure.bias + weights.sure.lead * lead
  for (const name of sureNames) points += weights.sure[name] * features[name]
  return 1 / (1 + Math.exp(-points))
}

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
import { standingOf } from './standing.ts'
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
        const among = amongOthers(reading, most.get(reading.asked) ?? none)
        const features: Features = Object.assign(among, reading.features)
        return { candidate, phrasing, features, points: weigh(features, scaleFor(candidate).rank) }
      })
      .reduce((one, other) => (other.points > one.points ? other : one)),
  )
  pointed.sort((a, b) => b.points - a.points)
  const all = pointed.map(({ points }) => points)
  return pointed.map(({ candidate, phrasing, features, points }, at) => {
    const { sure, bias } = scaleFor(candidate)
    const score = 1 / (1 + Math.exp(-bias - weigh({ ...features, ...standingOf(features, all, at) }, sure)))
    return { candidate, features, points, score, phrasing }
  })
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

/** A measure and how much it counts. */
type Weighed = readonly (readonly [name: string, weight: number])[]
interface Scale {
  readonly rank: Weighed
  readonly sure: Weighed
  readonly bias: number
}

function scaleOf({ rank: ranks, sure: { bias, ...sure } }: (typeof weights)['passage' | 'map']): Scale {
  return { rank: Object.entries(ranks), sure: Object.entries(sure), bias }
}

const scales = { passage: scaleOf(weights.passage), map: scaleOf(weights.map) }

function scaleFor({ kind }: Ranked): Scale {
  return kind === 'map' ? scales.map : scales.passage
}

function weigh(values: Readonly<Record<string, number>>, weighed: Weighed): number {
  let points = 0
  for (const [name, weight] of weighed) points += weight * (values[name] ?? 0)
  return points
}

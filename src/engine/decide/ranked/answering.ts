import { oncePerObject } from '#protocol'
import { typesAsked, type AnswerType } from '../../answer/answer-types.ts'
import type { Unit } from '../../answer/units.ts'
import type { Scene } from '../../candidates/scene.ts'
import type { Features } from '../../rank/features-of.ts'
import { answerCandidates, type AnswerCandidate } from '../../answer/answer-features.ts'
import { logistic, score, softmax } from '../../rank/softmax.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Weights } from '../../fitted.ts'
import { choosing } from '../../weights.ts'

/** The pieces of the page that may answer a question, the likeliest first, and how far the first is to be trusted. */
export interface Answering {
  readonly units: readonly { readonly unit: Unit; readonly chance: number }[]
  readonly trust: number
  readonly trustFeatures: Features
  /** How likely the first is beside the likeliest that says something else, each by itself. */
  readonly apart: number
}

/** Nothing was asked. */
export const noAnswer: Answering = { units: [], trust: 0, trustFeatures: {}, apart: 0 }

/** What is looked at to tell whether the likeliest answer is the right one. */
export const answerTrustFeatures = [
  'bias',
  'chance',
  'margin',
  'none',
  'said',
  'saidWord',
  'typeHeld',
  'typeOpen',
  'bestTyped',
  'aroundWord',
  'worstUnmet',
  'metElsewhere',
  'ratio',
  'length',
  'themeSaid',
  'rareSaid',
  'rarest',
  'grounded',
] as const

/** Ranks what the page says for a question. */
export function rankAnswers(sentence: Sentence, scene: Scene, weights: Weights): Answering {
  const candidates = answerCandidates(sentence, scene)
  const chances = softmax(candidates.map(({ features }) => score(features, weights.answer)))
  const ranked = candidates
    .map((one, at) => Object.assign({ chance: chances[at] ?? 0 }, one))
    .sort((one, other) => other.chance - one.chance)
  const none = ranked.find(({ unit }) => !unit)?.chance ?? 0
  const first = ranked.find(({ unit }) => unit)
  const rival = rivalBefore(first, ranked, sentence)
  const agrees = agreeing(first?.unit, sentence)
  const brief = briefest(first, ranked, typesAsked(sentence))
  const ahead = [rival && first ? { ...rival, chance: first.chance } : undefined, brief].filter(
    (one) => one !== undefined,
  )
  const units = [...ahead, ...ranked.filter((one) => one !== brief && one !== rival)].flatMap(
    ({ unit, chance }) => (unit ? [{ unit, chance }] : []),
  )
  const chance = ranked.reduce((sum, one) => (one.unit && agrees(one.unit) ? sum + one.chance : sum), 0)
  // A window that holds the first answer is no other answer.
  const second = ranked.find(({ unit }) => unit && !agrees(unit))
  const trustFeatures: Features = first
    ? {
        bias: 1,
        chance,
        margin: chance - Math.max(second?.chance ?? 0, none),
        none,
        said: first.said,
        saidWord: first.features['saidWord'] ?? 0,
        typeHeld: first.features['typeHeld'] ?? 0,
        typeOpen: first.features['typeOpen'] ?? 0,
        bestTyped: first.features['bestTyped'] ?? 0,
        worstUnmet: first.features['worstUnmet'] ?? 0,
        metElsewhere: metElsewhere(first, ranked) ? 1 : 0,
        ratio: chance / (chance + (second?.chance ?? 0)),
        aroundWord: first.features['aroundWord'] ?? 0,
        themeSaid: (first.features['themeSaid'] ?? 0) + (first.features['themeAround'] ?? 0),
        rareSaid: first.features['rareSaid'] ?? 0,
        rarest: first.features['rarestMet'] ?? 0,
        grounded: first.grounded ? 1 : 0,
        length: Math.log(1 + sentence.weights.filter((weight) => weight > 0).length),
      }
    : {}
  return {
    units,
    trustFeatures,
    apart: first && !rival ? first.chance / (first.chance + (second?.chance ?? 0)) : 0,
    trust: first?.fitsDay ? logistic(score(trustFeatures, weights.answerTrust)) : 0,
  }
}

type Ranked = AnswerCandidate & { readonly chance: number }

/**
 * The sentence before the likeliest, where it has the sort of answer too and speaks itself of what the other only
 * stands behind: "Arrivals from 15:00, departures before 11:00. The desk closes at 20:00."
 */
function rivalBefore(
  first: Ranked | undefined,
  ranked: readonly Ranked[],
  { weights }: Sentence,
): Ranked | undefined {
  if (!first?.unit?.before || first.led <= first.said || first.features['typeHeld'] !== 1) return undefined
  const { before } = first.unit
  const leading = ranked.find(({ unit }) => unit?.meaning === before)
  const meets = (one: Ranked | undefined, place: number) => one?.met?.get(place) ?? 4
  const said = weights.flatMap((weight, place) => (weight > 0 ? [place] : []))
  const more = said.some((place) => meets(leading, place) < 2 && meets(first, place) > 2)
  const all = said.every((place) => meets(first, place) > 2 || meets(leading, place) <= 2)
  return more && all && leading?.features['typeHeld'] === 1 ? leading : undefined
}

/** Of pieces that tell the same one fact the shortest: who asks for a price is told the price. */
function briefest(
  first: Ranked | undefined,
  ranked: readonly Ranked[],
  wanted: ReadonlySet<AnswerType>,
): Ranked | undefined {
  const told = ({ unit }: Ranked) => [
    ...new Set(unit?.facts.filter(({ type }) => wanted.has(type)).map(({ text }) => text)),
  ]
  const [fact, other] = first ? told(first) : []
  if (!first || fact === undefined || other !== undefined) return first
  const alike = ranked.filter(
    (one) =>
      one.unit?.kind === first.unit?.kind &&
      told(one).join() === fact &&
      one.said >= first.said &&
      one.chance >= first.chance * choosing.besidePassage,
  )
  const length = ({ unit }: Ranked) => unit?.text.length ?? 0
  return alike.toSorted((one, next) => length(one) - length(next))[0]
}

/** Whether the word that the first misses most is spoken of in another piece that could answer as well. */
function metElsewhere({ worst, features }: AnswerCandidate, ranked: readonly AnswerCandidate[]): boolean {
  if (worst === undefined) return false
  return ranked.some(
    (one) => (one.met?.get(worst) ?? 4) < 2 && one.features['typeHeld'] === features['typeHeld'],
  )
}

/** Whether another piece of the page would say the same: it holds the first, or the very fact that was asked for. */
function agreeing(first: Unit | undefined, sentence: Sentence): (other: Unit) => boolean {
  if (!first) return () => false
  const wanted = typesAsked(sentence)
  const own = new Set(first.facts.filter(({ type }) => wanted.has(type)).map(({ text }) => text))
  const said = bareWords(first)
  return (other) =>
    bareWords(other).includes(said) ||
    said.includes(bareWords(other)) ||
    other.facts.some(({ type, text }) => wanted.has(type) && own.has(text))
}

/** A text without what only sets its words apart. */
const bareWords = oncePerObject(({ own }: Unit) => own.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())

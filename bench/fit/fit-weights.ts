import { rankAnswers, answerTrustFeatures } from '../../src/engine/decide/ranked/answering.ts'
import { actTrustFeatures, rankSingle } from '../../src/engine/decide/ranked/single.ts'
import { actCandidates, actFeatures } from '../../src/engine/rank/act-features.ts'
import type { Features } from '../../src/engine/rank/features-of.ts'
import { answerCandidates, answerFeatures } from '../../src/engine/answer/answer-features.ts'
import { logistic, score } from '../../src/engine/rank/softmax.ts'
import { wishFeatures, wishFeaturesOf } from '../../src/engine/decide/wish/wish-features.ts'
import type { Weights } from '../../src/engine/fitted.ts'
import { fitFirstPlays } from './fit-first-plays.ts'
import { fitSoftmax, type Choice } from './fit-softmax.ts'
import { tells } from './grade.ts'
import type { ParsedExample } from './play.ts'

/** An example with the choices that it teaches. */
export interface Lesson {
  readonly parsed: ParsedExample
  readonly act: Choice | undefined
  readonly answer: Choice | undefined
  readonly wish: Choice | undefined
}

/** Our own sentences were written by those who wrote the engine: they count less. */
const ownWeight = 0.3
const penalty = 1.5
const trustPenalty = 0.3

/** What an example teaches each of the models. */
export function lessonOf(parsed: ParsedExample): Lesson {
  const { example, sentence, scene } = parsed
  const { expect, source } = example
  const weight = source === 'own' ? ownWeight : 1
  const wish =
    expect.kind === 'cannot' || expect.kind === 'asks'
      ? undefined
      : {
          features: [wishFeaturesOf(sentence), {}],
          right: [expect.kind === 'says', expect.kind !== 'says'],
          weight,
        }
  return { parsed, wish, act: actLesson(parsed, weight), answer: answerLesson() }

  function answerLesson(): Choice | undefined {
    if (expect.kind !== 'says' && expect.kind !== 'cannot') return undefined
    const candidates = answerCandidates(sentence, scene)
    const right = candidates.map(({ unit }) =>
      expect.kind === 'cannot'
        ? !unit
        : unit !== undefined && expect.texts.every((text) => tells(unit.text, text)),
    )
    return choiceOf(
      candidates.map(({ features }) => features),
      right,
      weight,
    )
  }
}

function actLesson({ example, sentence, scene }: ParsedExample, weight: number): Choice | undefined {
  const { expect } = example
  if (expect.kind !== 'cannot' && !(expect.kind === 'steps' && expect.steps.length === 1)) return undefined
  const [step] = expect.kind === 'steps' ? expect.steps : []
  if (step && !step.verbs.some((verb) => /click|check|select/.test(verb))) return undefined
  const candidates = actCandidates(sentence, scene)
  const right = candidates.map(({ doable }) => {
    if (!step || !doable) return !step && !doable
    return (
      step.ids.includes(doable.thing.id) &&
      (doable.option === undefined || step.values.includes(doable.option))
    )
  })
  return choiceOf(
    candidates.map(({ features }) => features),
    right,
    weight,
  )
}

const maxTaught = 50

/** A lesson of those candidates that have anything in common with the sentence; nobody learns from the rest. */
function choiceOf(
  features: readonly Features[],
  right: readonly boolean[],
  weight: number,
): Choice | undefined {
  if (!right.some(Boolean)) return undefined
  const common = (one: Features) =>
    Object.entries(one).reduce(
      (sum, [name, share]) => (/^(?:said|label|around|none)/.test(name) ? sum + share : sum),
      0,
    )
  const kept = features
    .map((one, at) => ({ one, good: right[at] ?? false, common: common(one) + (right[at] ? 100 : 0) }))
    .sort((one, other) => other.common - one.common)
    .filter(({ one }, at) => at < maxTaught || (one['none'] ?? 0) > 0)
  return { features: kept.map(({ one }) => one), right: kept.map(({ good }) => good), weight }
}

/** Fits all weights on lessons; the trusts on examples whose ranking had not seen their page, in `folds` parts. */
export function fitWeights(lessons: readonly Lesson[], folds = 4): Weights {
  const base = fitRankings(lessons)
  const pages = [...new Set(lessons.map(({ parsed }) => parsed.example.page))].sort()
  const actTrust: Choice[] = []
  const answerTrust: Choice[] = []
  for (let fold = 0; fold < folds; fold++) {
    const out = new Set(pages.filter((_, at) => at % folds === fold))
    const ranking = fitRankings(lessons.filter(({ parsed }) => !out.has(parsed.example.page)))
    for (const lesson of lessons.filter(({ parsed }) => out.has(parsed.example.page)))
      trustLessons(lesson, ranking, actTrust, answerTrust)
  }
  return {
    ...base,
    actTrust: fitSoftmax(actTrust, actTrustFeatures, trustPenalty, 300),
    answerTrust: fitSoftmax(answerTrust, answerTrustFeatures, trustPenalty, 300),
    ...fitFirstPlays(),
  }
}

function fitRankings(lessons: readonly Lesson[]): Weights {
  const of = (pick: (lesson: Lesson) => Choice | undefined) => lessons.flatMap((lesson) => pick(lesson) ?? [])
  return {
    wish: fitSoftmax(
      of(({ wish }) => wish),
      wishFeatures,
      2,
      150,
    ),
    act: fitSoftmax(
      of(({ act }) => act),
      actFeatures,
      penalty,
      150,
    ),
    answer: fitSoftmax(
      of(({ answer }) => answer),
      answerFeatures,
      penalty,
      150,
    ),
    actTrust: {},
    answerTrust: {},
    formTrust: {},
    ways: {},
  }
}

function trustLessons({ parsed }: Lesson, ranking: Weights, act: Choice[], answer: Choice[]): void {
  const { example, sentence, scene } = parsed
  const { expect, source } = example
  const weight = source === 'own' ? ownWeight : 1
  const question = logistic(score(wishFeaturesOf(sentence), ranking.wish))
  if (expect.kind !== 'says') {
    const { meant, trustFeatures } = rankSingle(sentence, scene, ranking, question)
    const [first] = meant
    const steps = expect.kind === 'steps' ? expect.steps : []
    const [step] = steps
    const valued = step !== undefined && !step.verbs.some((verb) => /click|check|select/.test(verb))
    const good =
      first !== undefined &&
      steps.length === 1 &&
      step !== undefined &&
      step.ids.includes(first.doable.thing.id) &&
      (first.doable.option === undefined || step.values.includes(first.doable.option))
    if (first && !valued) act.push({ features: [trustFeatures, {}], right: [good, !good], weight })
  }
  if (expect.kind === 'says' || expect.kind === 'cannot') {
    const { units, trustFeatures } = rankAnswers(sentence, scene, ranking)
    const [first] = units
    const good =
      first !== undefined &&
      expect.kind === 'says' &&
      expect.texts.every((text) => tells(first.unit.text, text))
    if (first) answer.push({ features: [trustFeatures, {}], right: [good, !good], weight })
  }
}

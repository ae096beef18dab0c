import {
  featureNames,
  confidenceNames,
  confidenceFeatures,
  sureNames,
  underNames,
  type Features,
  type TermMeanings,
} from '#knowledge'
import { libsqlStore } from '#store'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fitSoftmax, type Choice } from '../fit/fit-softmax.ts'
import { askShop, learnShop, loadedMeanings } from './shop.ts'
import { shopQuestions } from './shop-questions.ts'
import { askXquad, languages, learnXquad } from './xquad.ts'

/** Questions of each language that are learned from: every first of four is only measured. */
const learnedFrom = (place: number) => place % 4 !== 0
/** Of the questions that nothing answers, at most this share may be answered. Those to the shop were made to mislead. */
const maxFalse = { shop: 0.035, xquad: 0.04 }
/**
 * Holds weights small: so few questions must not be learned by heart. What XQuAD says nothing of (headings, other
 * languages) only the few questions to the shop teach.
 */
const penalty = { rank: 1, sure: 0.2, sureOfFew: 45 }
/** How sure one may be is fitted until it hardly moves. */
const sureRounds = 2_000
/** What these questions cannot teach: one's own language is preferred, and what an owner wrote gets a bonus, under the same floor. */
const given = { language: 1, answer: 0.5, heading: 1.5, near: 4 }
/** A heading that is the question itself is as good as its answer; there are too few to learn it from. No embeddings are at hand. */
const givenSure = { heading: 2.5, near: 6 }

interface Lesson {
  readonly features: readonly Features[]
  /** The right ones among them. */
  readonly right: readonly number[]
  readonly weight: number
  readonly of: 'shop' | 'xquad'
  readonly hasAnswer: boolean
}

/** Fits the weights of the ranks and of their floor, and writes them. */
export async function fitKnowledge(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Say where XQuAD lies: npm run fit -- knowledge FOLDER')
  const lessons: Lesson[] = []
  const meanings = loadedMeanings()
  for (const language of languages) lessons.push(...(await lessonsIn(folder, language, meanings)))
  lessons.push(...(await shopLessons(meanings)))
  write(fitLessons(lessons))
}

/** The same lessons give the same weights. */
function fitLessons(lessons: readonly Lesson[]): Record<'rank' | 'sure' | 'under', Record<string, number>> {
  const choices = lessons
    .filter(({ right }) => right.length > 0)
    .map(({ features, right, weight }): Choice => ({
      features,
      right: features.map((_, place) => right.includes(place)),
      weight,
    }))
  const learned = featureNames.filter((name) => !Object.hasOwn(given, name))
  const ranked = { ...fitSoftmax(choices, learned, penalty.rank), ...given }
  return { rank: ranked, ...fitSure(lessons, ranked) }
}

/** Each stands for several of its kind. */
const xquadWeight = 2
/** There are few questions to the shop, and they alone have headings, other languages and other words. */
const shopWeight = 9
/** The floor is lowest where both kinds of questions have a say in what it is made of. */
const shopFloor = 2

async function shopLessons(meanings: TermMeanings): Promise<Lesson[]> {
  const { store, remove } = temporaryStore()
  await learnShop(store.knowledge, meanings)
  // What they add is fitted by itself.
  await store.knowledge.phrasings.removeAll('demo')
  const lessons: Lesson[] = []
  for (const [question, language, answer] of shopQuestions) {
    const found = await askShop(store.knowledge, meanings, question, language)
    const right = found.flatMap(({ candidate }, at) =>
      answer?.some((words) => candidate.text.includes(words)) ? [at] : [],
    )
    lessons.push({
      features: found.map(({ features }) => features),
      right,
      weight: shopWeight,
      of: 'shop',
      hasAnswer: answer !== null,
    })
  }
  await store.close()
  remove()
  return lessons
}

function temporaryStore() {
  const place = mkdtempSync(join(tmpdir(), 'pagehand-fit-'))
  const remove = () => rmSync(place, { recursive: true })
  return { store: libsqlStore({ file: join(place, 'knowledge.db') }), remove }
}

async function lessonsIn(folder: string, language: string, meanings: TermMeanings): Promise<Lesson[]> {
  const { store, remove } = temporaryStore()
  const questions = await learnXquad(store.knowledge, meanings, folder, language)
  const lessons: Lesson[] = []
  for (const { text, paragraph } of questions.filter((_, at) => learnedFrom(at))) {
    for (const without of [undefined, paragraph]) {
      const found = await askXquad(store.knowledge, meanings, text, language, without)
      lessons.push({
        features: found.map(({ features }) => features),
        right: found.flatMap(({ candidate }, at) => (candidate.url === paragraph ? [at] : [])),
        weight: xquadWeight,
        of: 'xquad',
        hasAnswer: without === undefined,
      })
    }
  }
  await store.close()
  remove()
  return lessons
}

/** How likely the first is right; moved so that one half is the floor. */
function fitSure(
  lessons: readonly Lesson[],
  ranked: Record<string, number>,
): Record<'sure' | 'under', Record<string, number>> {
  const tops = lessons.flatMap(({ features, right, weight, of, hasAnswer }) => {
    const pointed = features
      .map((each, place) => ({ features: each, place, points: dot(each, ranked) }))
      .sort((a, b) => b.points - a.points)
    const [first] = pointed
    if (!first) return []
    const values: Record<string, number> = { ...first.features, ...confidenceFeatures(pointed, 0), bias: 1 }
    for (const name of underNames) values[under + name] = first.features.titled * (values[name] ?? 0)
    return [
      {
        values,
        isRight: right.includes(first.place),
        weight,
        of,
        hasAnswer,
      },
    ]
  })
  const names = ['bias', ...confidenceNames, ...sureNames, ...underNames.map((name) => under + name)].filter(
    (name) => !Object.hasOwn(givenSure, name),
  )
  const choices = tops.map(({ values, isRight, weight, of }): Choice => ({
    features: [values, {}],
    right: [isRight, !isRight],
    weight: weight * (of === 'shop' ? shopFloor : 1),
  }))
  const common = new Set(
    names.filter((name) => tops.some(({ of, values }) => of === 'xquad' && values[name])),
  )
  const penaltyOf = (name: string) => (common.has(name) ? penalty.sure : penalty.sureOfFew)
  const fitted: Record<string, number> = {
    ...fitSoftmax(choices, names, penaltyOf, sureRounds),
    ...givenSure,
  }
  const [shop, xquad] = (['shop', 'xquad'] as const).map((where) => {
    const absent = tops.filter(({ of, hasAnswer }) => of === where && !hasAnswer)
    const points = absent.map(({ values }) => dot(values, fitted)).sort((a, b) => b - a)
    const below = Math.floor(points.length * maxFalse[where])
    return ((points[below - 1] ?? 0) + (points[below] ?? 0)) / 2
  }) as [number, number]
  // What stands under a heading meets more questions than it answers: all of the shop does, nothing of XQuAD.
  const { bias = 0, titled = 0 } = fitted
  const sure = { ...fitted, bias: rounded(bias - xquad), titled: rounded(titled - shop + xquad) }
  const parts = Object.entries(sure)
  return {
    sure: Object.fromEntries(parts.filter(([name]) => !name.startsWith(under))),
    under: Object.fromEntries(
      parts.flatMap(([name, value]) => (name.startsWith(under) ? [[name.slice(under.length), value]] : [])),
    ),
  }
}

/** Marks what counts only under a heading. */
const under = 'under '

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function dot(values: Readonly<Record<string, number>>, by: Readonly<Record<string, number>>): number {
  return Object.entries(by).reduce((sum, [name, weight]) => sum + weight * (values[name] ?? 0), 0)
}

/** Only those of passages; what else stands there is kept. */
function write(weights: Record<string, Record<string, number>>): void {
  const parts = Object.entries(weights).map(([name, part]) => {
    const lines = Object.entries(part).map(([key, value]) => `      ${key}: ${value},\n`)
    return `    ${name}: {\n${lines.join('')}    },\n`
  })
  const address = new URL('../../src/knowledge/rank/weights.ts', import.meta.url)
  const kept = readFileSync(address, 'utf8')
  const [from, to] = ['  passage: {\n', '  },\n  map: {\n'].map((mark) => kept.indexOf(mark)) as [
    number,
    number,
  ]
  const text = `${kept.slice(0, from)}  passage: {\n${parts.join('')}${kept.slice(to)}`
  writeFileSync(address, text)
  console.log(text)
}
